import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 *
 * @typedef {{ name: string, took: number }} TestFile how long its tests took, in milliseconds
 * @typedef {{ counts: Counts, files: TestFile[] }} Report
 *
 * @typedef {import('vitest/node').JsonTestResults} VitestReport
 * @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite
 */

const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * What a test tool's report counts, never better than its exit code: a tool that crashed, wrote no
 * report or ran nothing has failed.
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
  return 'stats' in report
    ? { counts: countPlaywright(report), files: report.suites.map(timePlaywright) }
    : { counts: countVitest(report), files: report.testResults.map(timeVitest) };
}

/**
 * A file that could not even be loaded has no tests, but it has failed.
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
