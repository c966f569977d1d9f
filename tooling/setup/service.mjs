import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { childEnvironment } from './child-environment.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';

const grace = 5000;
const groups = process.platform !== 'win32';

/**
 * @typedef {object} Service
 * @property {Promise<string>} ended how it ended, in words
 * @property {() => Promise<void>} stop sends SIGTERM, and after `grace` milliseconds SIGKILL
 */

/**
 * A long-running child process on the pinned Node. Prefixes its output with its name.
 * @param {string} name
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Service}
 */
export function startService(name, args, { cwd = root, env } = {}) {
  const child = spawn(pinnedNode(), args, {
    cwd,
    env: childEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that Ctrl-C reaches only this process. It then ends its children in order.
    detached: groups,
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => say(`${name} │ ${line}`));

  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not start: ${error.message}`));
    child.once('close', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`),
    );
  });

  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
    if (groups) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  // Kills the child however this process exits.
  const onExit = () => send('SIGKILL');
  process.once('exit', onExit);
  void ended.then(() => process.off('exit', onExit));

  return {
    ended,
    async stop() {
      send('SIGTERM');
      const insist = setTimeout(send, grace, 'SIGKILL');
      await ended;
      clearTimeout(insist);
    },
  };
}
