import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, installSystemBrowser } from './setup/browser.mjs';
import { freePort } from './setup/free-port.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { root } from './setup/root.mjs';
import { runNode } from './setup/run.mjs';
import { say, sayFailure } from './setup/say.mjs';
import { tool } from './setup/tool.mjs';
import { inWords, readReport, sum } from './test/reports.mjs';
import { failedTests, lineOf, resultOf, slowestFiles } from './test/results.mjs';

/** @typedef {import('./test/results.mjs').Task} Task */

/**
 * Run only with `--full` or by name: a new advisory fails `audit` without a change here, and `sweeps` takes a quarter
 * of an hour.
 */
const onRequest = ['audit', 'sweeps'];
/** These tasks run one at a time, because each occupies the whole machine, and both use the same ports. */
const alone = ['e2e', 'sweeps'];
const summaries = join(root, '.turbo/runs');

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    full: { type: 'boolean', default: false },
    force: { type: 'boolean', default: Boolean(process.env['CI']) },
  },
});

try {
  await Promise.all([ensureInstalled(), asked.only === undefined && installSystemBrowser()]);
  const names = asked.only?.split(',') ?? everyTask();
  const planned = await plan(names);
  // Removes old reports, because a task that writes no report would be judged by its previous report.
  for (const { directory } of planned)
    rmSync(join(root, directory, '.reports'), { recursive: true, force: true });
  // Not turbo's own `--force`, which would build again for the end-to-end tests.
  if (asked.force) rmSync(join(root, '.turbo/cache'), { recursive: true, force: true });
  const env = await environment(planned);
  const together = names.filter((name) => !alone.includes(name));
  const turns = [together, ...names.filter((name) => alone.includes(name)).map((name) => [name])];
  const done = [];
  for (const turn of turns.filter(({ length }) => length > 0)) {
    done.push(...(await runTasks(turn, env)));
  }
  summarise(planned, done);
} catch (error) {
  sayFailure(error);
  say('\n0 passed, 1 failed');
  process.exitCode = 1;
}

function everyTask() {
  const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
  const names = Object.keys(tasks).map((id) => id.replace(/^.*#/, ''));
  return [...new Set(names)].filter((name) => asked.full || !onRequest.includes(name));
}

/**
 * @param {string[]} args
 * @param {Omit<import('./setup/run.mjs').Options, 'env'> & { env?: Record<string, string> }} [options]
 */
function turbo(args, options) {
  return runNode([tool('turbo'), 'run', ...args], options);
}

/**
 * All tasks of the run, including dependencies.
 * @param {string[]} names
 */
async function plan(names) {
  const { ok, output } = await turbo([...names, '--dry=json'], { quiet: true });
  if (!ok) throw new Error(output.trim());
  return tasksIn(output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1));
}

/**
 * @param {string[]} names
 * @param {Record<string, string>} env
 */
async function runTasks(names, env) {
  rmSync(summaries, { recursive: true, force: true });
  const order = `--log-order=${names.some((name) => alone.includes(name)) ? 'stream' : 'grouped'}`;
  const goOn = ['--continue=dependencies-successful', '--concurrency=3'];
  const logs = ['--output-logs=new-only', order, '--summarize'];
  const { ok } = await turbo([...names, ...goOn, ...logs], { env });
  if (!ok) process.exitCode = 1;
  const [file] = readdirSync(summaries);
  if (!file) throw new Error('turbo wrote no summary of its run.');
  return tasksIn(readFileSync(join(summaries, file), 'utf8'));
}

/**
 * @param {string} json
 * @returns {Task[]}
 */
function tasksIn(json) {
  /** @type {{ tasks: Task[] }} */
  const { tasks } = JSON.parse(json);
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

/**
 * The variables that tasks need. turbo's hashes include the versions, but not the paths and ports.
 * @param {Task[]} tasks
 * @returns {Promise<Record<string, string>>}
 */
async function environment(tasks) {
  /** @param {string} name */
  const needs = (name) => tasks.some((task) => task.resolvedTaskDefinition.env.includes(name));
  const port = await freePort(4620);
  return {
    PLACEKEEPER_E2E_PORT: `${port}`,
    PLACEKEEPER_GALLERY_PORT: `${await freePort(port + 1)}`,
    ...(asked.full && { PLACEKEEPER_SWEEPS: 'all' }),
    ...(needs('PLACEKEEPER_CHROMIUM_VERSION') && (await browser())),
    ...(needs('PLACEKEEPER_NGINX_VERSION') && { PLACEKEEPER_NGINX_VERSION: await ensureNginx() }),
  };
}

/** Without a browser, the other tests still run. */
async function browser() {
  try {
    const { path, version } = await ensureBrowser();
    return { PLACEKEEPER_CHROMIUM: path, PLACEKEEPER_CHROMIUM_VERSION: version };
  } catch (error) {
    sayFailure(error);
    return {};
  }
}

/**
 * @param {Task[]} planned
 * @param {Task[]} done
 */
function summarise(planned, done) {
  const results = planned.map((task) => {
    const report = readReport(join(root, task.directory, '.reports', `${task.task}.json`));
    return resultOf({ ...task, ...done.find(({ taskId }) => taskId === task.taskId) }, report);
  });
  for (const line of [...slowestFiles(results), ...failedTests(results)]) say(line);
  say('');
  for (const result of results) say(lineOf(result));
  const total = results.map(({ counts }) => counts).reduce(sum);
  if (total.skipped > 0) say(`\n${total.skipped} skipped`);
  // CI reads the last line, which always has this form.
  say(`\n${inWords({ ...total, skipped: 0 })}`);
  if (total.failed > 0) process.exitCode = 1;
}
