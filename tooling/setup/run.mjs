import { spawn } from 'node:child_process';
import { childEnvironment } from './child-environment.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [quiet] collects the output for the caller instead of printing it
 */

/**
 * Runs a command to its end. Never rejects: a command that cannot start counts as failed.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { cwd = root, env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * Runs a script on the pinned Node.
 * @param {string[]} args the script and its arguments
 * @param {Omit<Options, 'env'> & { env?: Record<string, string> }} [options]
 */
export function runNode(args, { env, ...options } = {}) {
  return run(pinnedNode(), args, { ...options, env: childEnvironment(env) });
}
