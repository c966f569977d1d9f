import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pinnedNodePath } from './pinned-node.mjs';

/**
 * @typedef {Record<string, unknown> & { version?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

const manifestFields = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Why packages have to be installed, or undefined when node_modules is what package-lock.json says.
 * npm itself leaves a lock of what it really installed, so no stamp of ours can go stale.
 * @param {string} root
 */
export function whyInstall(root) {
  const installed = readJson(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return 'first run';
  const wanted = /** @type {Lock} */ (readJson(join(root, 'package-lock.json')));
  const node = pinnedNodePath();
  if (node && !existsSync(node)) return 'Node 24 is missing';
  return changedManifest(root, wanted) ?? changedPackage(wanted, installed);
}

/**
 * @param {string} root
 * @param {Lock} lock
 */
function changedManifest(root, lock) {
  for (const [folder, locked] of Object.entries(lock.packages)) {
    if (folder.includes('node_modules/')) continue;
    const file = join(folder, 'package.json');
    const manifest = readJson(join(root, file));
    if (manifestFields.some((field) => !isDeepStrictEqual(manifest?.[field], locked[field])))
      return `${file} changed`;
  }
  return undefined;
}

/**
 * Optional packages may be missing: they are for other systems.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function changedPackage(wanted, installed) {
  for (const [path, { version, optional }] of Object.entries(wanted.packages)) {
    if (!path.includes('node_modules/')) continue;
    const there = installed.packages[path];
    if (there ? there.version !== version : !optional)
      return `${path.split('node_modules/').at(-1)} ${there ? 'has another version' : 'is missing'}`;
  }
  return undefined;
}

/** @param {string} path */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
