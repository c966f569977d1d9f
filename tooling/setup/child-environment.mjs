import { delimiter, dirname, join } from 'node:path';
import { pinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';

/**
 * The environment of every child process: the pinned Node first in PATH, and no telemetry or prompts.
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(extra = {}) {
  // On Windows the variable can be spelled "Path".
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const first = [dirname(pinnedNode()), join(root, 'node_modules/.bin')];
  return {
    ...process.env,
    [pathKey]: [...first, process.env[pathKey]].join(delimiter),
    DO_NOT_TRACK: '1',
    NO_UPDATE_NOTIFIER: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    ...extra,
  };
}
