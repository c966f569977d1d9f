import { npmCommand } from './npm-command.mjs';
import { run } from './run.mjs';
import { root } from './root.mjs';
import { say, seconds } from './say.mjs';
import { whyInstall } from './installed-packages.mjs';

const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/** Installs the packages of package-lock.json, without calling npm if they are installed. */
export async function ensureInstalled() {
  const reason = whyInstall(root);
  if (!reason) return say('✓ packages are up to date');

  say(`… installing packages (${reason}); the first time takes a minute`);
  const started = Date.now();
  await installWith(runNpm, { isCi: Boolean(process.env['CI']), say });
  say(`✓ packages installed (${seconds(Date.now() - started)})`);
}

/**
 * @param {(command: 'ci' | 'install') => Promise<{ ok: boolean, output: string }>} npm
 * @param {{ isCi: boolean, say: (line: string) => void }} options
 */
export async function installWith(npm, { isCi, say: tell }) {
  const clean = await npm('ci');
  if (clean.ok) return;
  if (isCi) throw new Error(`package-lock.json could not be installed.\n\n${clean.output}`);
  // `npm ci` fails if a package.json is newer than the lockfile, and on Windows if a file is in use.
  tell(`${clean.output}\n… npm ci failed; npm install may change package-lock.json`);
  const result = await npm('install');
  if (result.ok) return;
  throw new Error(`Packages could not be installed.\n\n${clean.output}\n${result.output}`);
}

/** @param {'ci' | 'install'} command */
function runNpm(command) {
  return run(...npmCommand([command, ...quiet]), { quiet: true });
}
