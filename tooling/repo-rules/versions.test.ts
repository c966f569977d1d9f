import { expect, test } from 'vitest';
import { workspaces, type Workspace } from './workspaces.ts';

/** Dependencies without an exact version, and those with different versions in two workspaces. */
export function versionFaults(all: readonly Pick<Workspace, 'name' | 'dependencies'>[]): string[] {
  const first = new Map<string, string>();
  return all.flatMap(({ name, dependencies }) =>
    Object.entries(dependencies).flatMap(([dependency, version]) => {
      const known = first.get(dependency) ?? version;
      first.set(dependency, known);
      const faults = [];
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) faults.push('is not exact');
      if (version !== known) faults.push(`is ${known} elsewhere`);
      return faults.map((fault) => `${name}: ${dependency} ${version} ${fault}`);
    }),
  );
}

test('every dependency has one exact version', () => {
  expect(workspaces.length).toBeGreaterThan(5);
  expect(versionFaults(workspaces)).toEqual([]);
});

test('a range and a second version are found', () => {
  const faults = versionFaults([
    { name: 'web', dependencies: { zod: '4.6.7', react: '^19.0.0' } },
    { name: 'twin', dependencies: { zod: '4.6.6' } },
  ]);
  expect(faults).toEqual(['web: react ^19.0.0 is not exact', 'twin: zod 4.6.6 is 4.6.7 elsewhere']);
});
