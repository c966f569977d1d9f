import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNodePath } from './pinned-node.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

const manifestFields = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Why packages must be installed, or undefined if node_modules matches package-lock.json. Compares with npm's own
 * record of the installed packages.
 * @param {string} root
 */
export function whyInstall(root) {
  const installed = readJson(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return 'first run';
  const wanted = /** @type {Lock} */ (readJson(join(root, 'package-lock.json')));
  const node = pinnedNodePath();
  if (node && !existsSync(node)) return 'Node is missing';
  return unlockedDependency(root, wanted) ?? changedPackage(wanted, installed);
}

/**
 * @param {string} root
 * @param {Lock} lock
 */
function unlockedDependency(root, lock) {
  for (const folder of Object.keys(lock.packages)) {
    if (folder.includes('node_modules/')) continue;
    const manifest = readJson(join(root, folder, 'package.json'));
    const missing = manifestFields
      .flatMap((field) => Object.entries(manifest?.[field] ?? {}))
      .find(([name, version]) => !isLocked(lock, folder, name, version));
    if (missing) return `${missing.join(' ')} is new`;
  }
  return undefined;
}

/**
 * @param {Lock} lock
 * @param {string} folder the workspace that asks
 * @param {string} name
 * @param {string} version exact, as everywhere in this repository
 */
export function isLocked({ packages }, folder, name, version) {
  const found = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
  return found !== undefined && (found.link === true || found.version === version);
}

/**
 * Optional packages for other systems may be missing.
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
