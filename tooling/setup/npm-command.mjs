/**
 * The npm command for `run`. If npm started this process, the command runs on npm's own Node, because `node` on PATH
 * may be in the node_modules that npm replaces.
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
