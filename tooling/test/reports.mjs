import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * What a test tool's report counts, never better than its exit code: a tool that crashed, wrote no
 * report or ran nothing has failed.
 * @param {boolean} ok
 * @param {Counts | undefined} counted
 * @returns {Counts}
 */
export function judge(ok, counted) {
  const { passed, failed, skipped } = counted ?? { passed: 0, failed: 0, skipped: 0 };
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
 * @template T
 * @param {string} file
 * @param {(report: T) => Counts} count
 */
export function readReport(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/**
 * A file that could not even be loaded has no tests, but it has failed.
 * @param {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
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
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[]
 * }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
