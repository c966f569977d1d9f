/**
 * How npm is called here, as `run` takes it. Under npm, with its own Node: `node` on PATH may be the one inside the
 * node_modules that are about to be replaced.
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(args) {
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('npm-cli.js')) {
    return [process.env['npm_node_execpath'] ?? process.execPath, [cli, ...args]];
  }
  return process.platform === 'win32' ? ['cmd', ['/c', 'npm', ...args]] : ['npm', args];
}
