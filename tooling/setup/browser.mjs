import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installedBrowsers, playwrightsOwn, systemBrowsers } from './installed-browser.mjs';
import { run, runNode } from './run.mjs';
import { say, seconds } from './say.mjs';
import { tool } from './tool.mjs';

const asRoot = process.getuid?.() === 0;
const sources = [
  { name: "Playwright's Chromium", fetchIt: fromPlaywright },
  ...(asRoot ? [{ name: 'Chromium with apt-get', fetchIt: fromDebian }] : []),
];

const advice = `No Chromium was found, and none could be downloaded. Do one of these and try again:
  npx playwright install --with-deps chromium
  apt-get install chromium-headless-shell      (on Debian, as root)
  put google-chrome on PATH`;

/**
 * Installs Debian's Chromium for root if no browser is installed. Needs no npm package, so it can run while npm installs
 * them.
 */
export async function installSystemBrowser() {
  const downloads =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache/ms-playwright');
  const hasDownload =
    existsSync(downloads) && readdirSync(downloads).some((name) => name.startsWith('chromium'));
  if (!asRoot || hasDownload || systemBrowsers(process.env['PATH'] ?? '').length > 0) return;
  const began = Date.now();
  const [path] = await fromDebian();
  if (path) say(`✓ ${path} installed with apt-get (${seconds(Date.now() - began)})`);
}

/**
 * Finds a Chromium that starts, or downloads one.
 * @returns {Promise<{ path: string, version: string }>} the path is '' for Playwright's own
 */
export async function ensureBrowser() {
  for (const path of installedBrowsers()) {
    const version = versionOf(path);
    if (version === undefined) continue;
    say(`✓ browser: ${path || "Playwright's own"}, ${version}`);
    return { path, version };
  }
  say('… no browser found');
  for (const { name, fetchIt } of sources) {
    say(`… installing ${name}`);
    const began = Date.now();
    const [browser] = await fetchIt();
    const took = seconds(Date.now() - began);
    const version = browser === undefined ? undefined : versionOf(browser);
    if (browser !== undefined && version !== undefined) {
      say(`✓ ${version} installed (${took})`);
      return { path: browser, version };
    }
    say(`  failed (${took})`);
  }
  throw new Error(advice);
}

async function fromPlaywright() {
  const script = tool('@playwright/test', { command: 'playwright', from: 'tooling' });
  const { ok } = await runNode([script, 'install', 'chromium'], {
    quiet: true,
    // Behind a firewall, the default waits minutes for a response.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return ok ? [''] : [];
}

async function fromDebian() {
  const options = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  const install = ['install', '-y', '--no-install-recommends'];
  // Not every Debian release contains the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { ok, output } = await run('apt-get', [...install, name], options);
    if (ok) break;
    say(output.trim());
  }
  return systemBrowsers('/usr/bin');
}

/**
 * Undefined if the browser does not start, for example because libraries are missing.
 * @param {string} browser
 */
function versionOf(browser) {
  const command = browser || playwrightsOwn();
  const { status, stdout } = spawnSync(command, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
