import { npmCommand } from './npm-command.mjs';
import { run } from './run.mjs';
import { root } from './root.mjs';
import { say, seconds } from './say.mjs';
import { whyInstall } from './installed-packages.mjs';

const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/** Makes node_modules what package-lock.json says; without a call to npm when it already is. */
export async function ensureInstalled() {
  const reason = whyInstall(root);
  if (!reason) return say('✓ packages are up to date');

  say(`… installing packages (${reason}); the first time takes a minute`);
  const started = Date.now();
  const clean = await npm('ci');
  // `npm ci` refuses when a package.json is ahead of the lock, and fails on Windows when a file is in use.
  const result = clean.ok ? clean : await npm('install');
  if (!result.ok)
    throw new Error(`Packages could not be installed.\n\n${clean.output}\n${result.output}`);
  say(`✓ packages installed (${seconds(Date.now() - started)})`);
}

/** @param {'ci' | 'install'} command */
function npm(command) {
  return run(...npmCommand([command, ...quiet]), { quiet: true });
}
