import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countVitest, inWords, judge, readReport, sum } from './reports.mjs';

test('the tests of a successful run are counted', () => {
  const counts = { passed: 12, failed: 0, skipped: 0 };
  expect(judge(true, counts)).toEqual(counts);
});

test.each([
  [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
  [{ passed: 12, failed: 1, skipped: 2 }, '12 passed, 1 failed, 2 skipped'],
])('%j is described as %s', (counts, told) => expect(inWords(counts)).toBe(told));

test('skipped tests are counted, and a run of skipped tests alone has failed', () => {
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

test('a test file that did not load counts as failed', () => {
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

test('an end-to-end error outside of tests counts as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('without a report there are no counts', () => {
  expect(readReport('no-such-file.json')).toBeUndefined();
});

test('the duration of a Playwright file is the sum of its tests and attempts', () => {
  const spec = (...durations: number[]) => ({
    ok: true,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { file: 'tags.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(20, 3), spec(400)] }] },
  ];
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  expect(written({ stats, errors: [], suites })).toEqual({
    counts: { passed: 3, failed: 0, skipped: 0 },
    files: [{ name: 'tags.spec.ts', took: 523 }],
    failures: [],
  });
});

test('the failed tests of Playwright are named with their file and their errors', () => {
  const spec = (title: string, ...errors: string[]) => ({
    title,
    ok: errors.length === 0,
    tests: [{ results: [{ duration: 1, errors: errors.map((message) => ({ message })) }] }],
  });
  const suites = [
    {
      file: 'tags.spec.ts',
      specs: [spec('adds a tag'), spec('merges tags', '\u001B[31mtoo late\u001B[39m')],
      suites: [{ file: 'tags.spec.ts', specs: [spec('deletes a tag', 'gone', 'still there')] }],
    },
  ];
  const stats = { expected: 1, unexpected: 2, flaky: 0, skipped: 0 };
  expect(written({ stats, errors: [], suites })?.failures).toEqual([
    { file: 'tags.spec.ts', title: 'merges tags', messages: ['too late'] },
    { file: 'tags.spec.ts', title: 'deletes a tag', messages: ['gone', 'still there'] },
  ]);
});

test('the failed tests of Vitest are named, and so is a file that did not load', () => {
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  const file = { startTime: 0, endTime: 1, status: 'failed', message: '' };
  const tests = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'merges', failureMessages: ['expected 1 to be 2'] },
  ];
  const testResults = [
    { ...file, name: 'tags.test.ts', assertionResults: tests },
    { ...file, name: 'rules.test.ts', message: 'SyntaxError', assertionResults: [] },
  ];
  expect(written({ ...counts, testResults })?.failures).toEqual([
    { file: 'tags.test.ts', title: 'merges', messages: ['expected 1 to be 2'] },
    { file: 'rules.test.ts', title: 'did not load', messages: ['SyntaxError'] },
  ]);
});

function written(report: object) {
  const folder = mkdtempSync(join(tmpdir(), 'placekeeper-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
}
