import { expect, test } from 'vitest';
import { countPlaywright, countVitest, judge, readReport } from './reports.mjs';

test('a green run counts its tests', () => {
  expect(judge(true, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 0 });
});

test.each([
  ['crashed without a report', false, undefined],
  ['ended well but wrote no report', true, undefined],
  ['ran no test', true, { passed: 0, failed: 0 }],
  ['failed although every test passed', false, { passed: 12, failed: 0 }],
])('a tool that %s has failed', (_, ok, counted) => {
  expect(judge(ok, counted).failed).toBe(1);
});

test('a test file that cannot be loaded counts as failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  });
});

test('an end-to-end error outside of any test counts as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2 });
});

test('no report is no count', () => {
  expect(readReport('no-such-file.json', countVitest)).toBeUndefined();
});
