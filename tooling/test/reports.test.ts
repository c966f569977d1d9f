import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countVitest, inWords, judge, readReport, sum } from './reports.mjs';

test('a green run counts its tests', () => {
  const counts = { passed: 12, failed: 0, skipped: 0 };
  expect(judge(true, counts)).toEqual(counts);
});

test.each([
  [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
  [{ passed: 12, failed: 1, skipped: 2 }, '12 passed, 1 failed, 2 skipped'],
])('%j is told as %s', (counts, told) => expect(inWords(counts)).toBe(told));

test('what was skipped is added up, and alone it is no run', () => {
  const one = { passed: 3, failed: 0, skipped: 1 };
  expect([one, { passed: 1, failed: 2, skipped: 4 }].reduce(sum)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 5,
  });
  expect(judge(true, { passed: 0, failed: 0, skipped: 7 })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 7,
  });
});

test.each([
  ['crashed without a report', false, undefined],
  ['ended well but wrote no report', true, undefined],
  ['ran no test', true, { passed: 0, failed: 0, skipped: 0 }],
  ['failed although every test passed', false, { passed: 12, failed: 0, skipped: 0 }],
])('a tool that %s has failed', (_, ok, counted) => {
  expect(judge(ok, counted).failed).toBe(1);
});

test('a test file that cannot be loaded counts as failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  const skips = { numPendingTests: 3, numTodoTests: 1 };
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, ...skips, testResults })).toEqual({
    passed: 2,
    failed: 2,
    skipped: 4,
  });
});

test('an end-to-end error outside of any test counts as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('no report is no count', () => {
  expect(readReport('no-such-file.json')).toBeUndefined();
});

test('a file of Playwright took what its tests took, one attempt after the other', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { file: 'tags.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(20, 3), spec(400)] }] },
  ];
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'placekeeper-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'e2e.json');
  writeFileSync(file, JSON.stringify({ stats, errors: [], suites }));
  expect(readReport(file)).toEqual({
    counts: { passed: 3, failed: 0, skipped: 0 },
    files: [{ name: 'tags.spec.ts', took: 523 }],
  });
});
