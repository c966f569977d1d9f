import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './setup/browser.mjs';
import { freePort } from './setup/free-port.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { root } from './setup/root.mjs';
import { runNode } from './setup/run.mjs';
import { say, sayFailure, seconds } from './setup/say.mjs';
import { inWords, judge, sum } from './test/reports.mjs';
import { steps } from './test/steps.mjs';

const full = process.env['npm_lifecycle_event'] === 'test:full';
const reports = mkdtempSync(join(tmpdir(), 'placekeeper-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

try {
  const port = await freePort(4620);
  const galleryPort = await freePort(port + 1);
  const chosen = choose(steps({ reports, port, galleryPort, full }));
  await ensureInstalled();
  const browser = chosen.some((step) => step.needsBrowser) ? await browserOrAdvice() : '';
  if (chosen.some((step) => step.needsNginx)) await ensureNginx();
  const results = [];
  for (const step of chosen) results.push(await take(step, browser));
  summarise(results);
} catch (error) {
  sayFailure(error);
  say('\n0 passed, 1 failed');
  process.exitCode = 1;
}

/** @param {import('./test/steps.mjs').Step[]} all */
function choose(all) {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (!values.only) return all.filter((step) => full || !step.onRequest);
  const names = values.only.split(',');
  const known = all.map((step) => step.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`--only=${unknown}: choose from ${known.join(', ')}.`);
  return all.filter((step) => names.includes(step.name));
}

/** What can be tested without a browser still is. */
async function browserOrAdvice() {
  try {
    return await ensureBrowser();
  } catch (error) {
    sayFailure(error);
    return undefined;
  }
}

/**
 * @param {import('./test/steps.mjs').Step} step
 * @param {string | undefined} browser
 */
async function take(step, browser) {
  const began = Date.now();
  say(`\n── ${step.name}`);
  const ok = await succeeds(step, browser);
  const counts = step.count
    ? judge(ok, step.count())
    : judge(ok, { passed: ok ? 1 : 0, failed: 0, skipped: 0 });
  const mark = counts.failed ? '✗' : '✓';
  const line = `${mark} ${step.name.padEnd(10)} ${seconds(Date.now() - began).padStart(8)}`;
  say(line);
  return { ...counts, line: step.count ? `${line}   ${inWords(counts)}` : line };
}

/**
 * @param {import('./test/steps.mjs').Step} step
 * @param {string | undefined} browser
 */
async function succeeds({ command, cwd = '.', env }, browser) {
  try {
    const { ok } = await runNode(command(), {
      cwd: join(root, cwd),
      env: { ...env, ...(browser !== undefined && { PLACEKEEPER_CHROMIUM: browser }) },
    });
    return ok;
  } catch (error) {
    sayFailure(error);
    return false;
  }
}

/** @param {(import('./test/reports.mjs').Counts & { line: string })[]} results */
function summarise(results) {
  const total = results.reduce(sum, { passed: 0, failed: 0, skipped: 0 });
  say('');
  for (const { line } of results) say(line);
  if (total.skipped > 0) say(`\n${total.skipped} skipped`);
  // CI reads the last line, which always has this form.
  say(`\n${inWords({ ...total, skipped: 0 })}`);
  if (total.failed > 0) process.exitCode = 1;
}
