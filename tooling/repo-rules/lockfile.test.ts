import { expect, test } from 'vitest';
import { textOf } from './repo-files.ts';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

/** Packages without an integrity hash, or with a fixed address instead of the configured registry. */
export function lockFaults(packages: Readonly<Record<string, Locked>>): string[] {
  return Object.entries(packages).flatMap(([path, { integrity, resolved, link }]) => {
    if (!path.includes('node_modules/') || link) return [];
    const faults = [];
    if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) faults.push(`${path} has no integrity`);
    if (resolved !== undefined) faults.push(`${path} comes from ${resolved}`);
    return faults;
  });
}

/** Packages named `node-*` whose version differs from the version of the first such package. */
export function nodeFaults(optional: Readonly<Record<string, string>>): string[] {
  const nodes = Object.entries(optional).filter(([name]) => name.startsWith('node-'));
  const [[, wanted] = []] = nodes;
  return nodes.filter(([, version]) => version !== wanted).map((pair) => pair.join(' '));
}

test('every package has an integrity hash and comes from the configured registry', () => {
  const lock = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> };
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  expect(lockFaults(lock.packages)).toEqual([]);
});

test('every platform and the types have the same Node version', () => {
  const { optionalDependencies } = JSON.parse(textOf('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(Object.keys(optionalDependencies)).toHaveLength(5);
  expect(nodeFaults(optionalDependencies)).toEqual([]);
  expect(process.versions.node).toBe(Object.values(optionalDependencies)[0]);
  expect(process.versions.node).toBe(textOf('.nvmrc').trim());
});

test('missing and different entries are found', () => {
  const integrity = `sha512-${'a'.repeat(86)}==`;
  const packages = {
    '': {},
    'packages/ui': {},
    'node_modules/@x/ui': { resolved: 'packages/ui', link: true },
    'node_modules/a': { version: '1.0.0', integrity },
    'node_modules/b': { version: '1.0.0' },
    'packages/ui/node_modules/c': { integrity, resolved: 'https://example.com/c.tgz' },
  };
  expect(lockFaults(packages)).toEqual([
    'node_modules/b has no integrity',
    'packages/ui/node_modules/c comes from https://example.com/c.tgz',
  ]);
  expect(nodeFaults({ 'node-a': '1.0.0', 'node-b': '1.0.1', other: '2.0.0' })).toEqual([
    'node-b 1.0.1',
  ]);
});
