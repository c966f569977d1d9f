import { relative } from 'node:path';
import { root } from '../setup/root.mjs';
import { seconds } from '../setup/say.mjs';
import { inWords, judge } from './reports.mjs';

/**
 * @typedef {import('./reports.mjs').Counts} Counts
 * @typedef {import('./reports.mjs').Report} Report
 *
 * @typedef {object} Task a task in the plan of turbo or in its summary of a run
 * @property {string} taskId
 * @property {string} task
 * @property {string} command
 * @property {string} directory from the root
 * @property {{ env: string[], outputs: string[] }} resolvedTaskDefinition
 * @property {{ status: string, timeSaved: number }} cache
 * @property {{ startTime: number, endTime: number, exitCode: number }} [execution] missing when a task that it depends on has failed
 *
 * @typedef {{ task: Task, report: Report | undefined, counts: Counts }} Result
 */

/**
 * A task without a report counts as one test.
 * @param {Task} task
 * @param {Report | undefined} report
 * @returns {Result}
 */
export function resultOf(task, report) {
  const ok = task.execution?.exitCode === 0;
  const counted = keepsReport(task)
    ? report?.counts
    : { passed: ok ? 1 : 0, failed: 0, skipped: 0 };
  return { task, report, counts: judge(ok, counted) };
}

/** @param {Result} result */
export function lineOf({ task, counts }) {
  const mark = counts.failed > 0 ? '✗' : '✓';
  const counted = keepsReport(task) ? inWords(counts) : '';
  return `${mark} ${nameOf(task).padEnd(20)} ${timeOf(task).padEnd(28)} ${counted}`.trimEnd();
}

/**
 * The slowest files of each kind of test in all workspaces.
 * @param {Result[]} results
 */
export function slowestFiles(results) {
  const kinds = new Set(results.filter(({ report }) => report).map(({ task }) => task.task));
  return [...kinds].flatMap((name) => {
    const files = results.flatMap(({ task, report }) =>
      task.task === name ? (report?.files ?? []) : [],
    );
    return [
      `\n${name}: the slowest of ${files.length} files`,
      ...files
        .toSorted((one, other) => other.took - one.took)
        .slice(0, 10)
        .map((file) => `${seconds(file.took).padStart(9)}  ${relative(root, file.name)}`),
    ];
  });
}

/**
 * Every failed test with the beginning of its error.
 * @param {Result[]} results
 */
export const failedTests = (results) =>
  results
    .flatMap(({ report }) => report?.failures ?? [])
    .flatMap(({ file, title, messages }) => [
      `\n✗ ${relative(root, file)} › ${title}`,
      ...messages
        .flatMap((message) => message.split('\n').slice(0, 12))
        .map((line) => `    ${line}`),
    ]);

/** @param {Task} task */
const keepsReport = ({ resolvedTaskDefinition: { outputs } }) =>
  outputs.some((path) => path.startsWith('.reports'));

/** @param {Task} task */
const nameOf = ({ taskId }) => taskId.replace('//#', '').replace('@placekeeper/', '');

/** @param {Task} task */
function timeOf({ cache, execution }) {
  if (!execution) return 'not run';
  const took = execution.endTime - execution.startTime;
  return cache.status === 'HIT' ? `cached, took ${seconds(cache.timeSaved)}` : seconds(took);
}
