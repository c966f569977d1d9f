import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/**
 * The script of a package's command, for the pinned Node. The files in node_modules/.bin cannot be used, because they
 * are shell scripts on Windows.
 * @param {string} packageName
 * @param {{ command?: string, from?: string }} [options] `from`: the workspace that depends on the package
 */
export function tool(packageName, { command = packageName, from = '.' } = {}) {
  for (let folder = join(root, from); ; folder = dirname(folder)) {
    const home = join(folder, 'node_modules', packageName);
    if (existsSync(join(home, 'package.json'))) return join(home, binOf(home, command));
    if (folder === dirname(folder)) throw new Error(`${packageName} is not installed.`);
  }
}

/**
 * @param {string} home
 * @param {string} command
 */
function binOf(home, command) {
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`${home} has no command called ${command}.`);
  return script;
}
