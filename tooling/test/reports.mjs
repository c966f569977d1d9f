import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 *
 * @typedef {{ name: string, took: number }} TestFile how long its tests took, in milliseconds
 * @typedef {{ file: string, title: string, messages: string[] }} Failure a failed test, or a file that did not load
 * @typedef {{ counts: Counts, files: TestFile[], failures: Failure[] }} Report
 *
 * @typedef {import('vitest/node').JsonTestResults} VitestReport
 * @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite
 */

const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * The counts of a report, corrected by the exit code: a tool that crashed, wrote no report or ran nothing has failed.
 * @param {boolean} ok
 * @param {Counts | undefined} counted
 * @returns {Counts}
 */
export function judge(ok, counted = nothing) {
  const { passed, failed, skipped } = counted;
  const unexplained = failed === 0 && (!ok || passed === 0);
  return { passed, failed: unexplained ? 1 : failed, skipped };
}

/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** @param {Counts} counts */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * @param {string} file
 * @returns {Report | undefined}
 */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  /** @type {VitestReport | PlaywrightReport} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in report ? readPlaywright(report) : readVitest(report);
}

/**
 * @param {PlaywrightReport} report
 * @returns {Report}
 */
const readPlaywright = (report) => ({
  counts: countPlaywright(report),
  files: report.suites.map(timePlaywright),
  failures: report.suites.flatMap(failuresOfPlaywright),
});

/**
 * @param {VitestReport} report
 * @returns {Report}
 */
const readVitest = (report) => ({
  counts: countVitest(report),
  files: report.testResults.map(timeVitest),
  failures: report.testResults.flatMap(failuresOfVitest),
});

/**
 * Counts a file that did not load as a failed test.
 * @param {Pick<VitestReport, 'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests'> & {
 *   testResults: { status: string, assertionResults: { status: string }[] }[]
 * }} report
 * @returns {Counts}
 */
export function countVitest({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * @param {{ stats: Omit<PlaywrightReport['stats'], 'startTime' | 'duration'>, errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** @param {{ name: string, startTime: number, endTime: number }} file */
const timeVitest = ({ name, startTime, endTime }) => ({ name, took: endTime - startTime });

/**
 * @param {Suite} suite
 * @returns {TestFile}
 */
function timePlaywright({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  const times = [
    ...own.map(({ duration }) => duration),
    ...suites.map((one) => timePlaywright(one).took),
  ];
  return { name: file, took: times.reduce((total, time) => total + time, 0) };
}

/**
 * @param {Suite} suite
 * @returns {Failure[]}
 */
function failuresOfPlaywright({ file, specs, suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      file,
      title,
      messages: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message }) => stripVTControlCharacters(message)),
    }));
  return [...own, ...suites.flatMap((suite) => failuresOfPlaywright({ ...suite, file }))];
}

/**
 * @param {VitestReport['testResults'][number]} file
 * @returns {Failure[]}
 */
function failuresOfVitest({ name: file, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0)
    return [{ file, title: 'did not load', messages: [stripVTControlCharacters(message)] }];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    title: fullName,
    messages: (failureMessages ?? []).map(stripVTControlCharacters),
  }));
}
