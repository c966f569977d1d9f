import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 */

/**
 * What a test tool's report counts, never better than its exit code: a tool that crashed, wrote no
 * report or ran nothing has failed.
 * @param {boolean} ok
 * @param {Counts | undefined} counted
 * @returns {Counts}
 */
export function judge(ok, counted) {
  const { passed, failed } = counted ?? { passed: 0, failed: 0 };
  const unexplained = failed === 0 && (!ok || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

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
 *   testResults: { status: string, assertionResults: { status: string }[] }[]
 * }} report
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number },
 *   errors: unknown[]
 * }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
