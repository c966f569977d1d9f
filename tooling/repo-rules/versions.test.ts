import { expect, test } from 'vitest';
import { workspaces, type Workspace } from './workspaces.ts';

/** Dependencies without an exact version, or with different versions in two workspaces. */
export function versionProblems(
  all: readonly Pick<Workspace, 'name' | 'dependencies'>[],
): string[] {
  const first = new Map<string, string>();
  return all.flatMap(({ name, dependencies }) =>
    Object.entries(dependencies).flatMap(([dependency, version]) => {
      const known = first.get(dependency) ?? version;
      first.set(dependency, known);
      const problems = [];
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push('is not exact');
      if (version !== known) problems.push(`is ${known} elsewhere`);
      return problems.map((problem) => `${name}: ${dependency} ${version} ${problem}`);
    }),
  );
}

test('every dependency has one exact version', () => {
  expect(workspaces.length).toBeGreaterThan(5);
  expect(versionProblems(workspaces)).toEqual([]);
});

test('a range and a second version are found', () => {
  const problems = versionProblems([
    { name: 'web', dependencies: { zod: '4.6.7', react: '^19.0.0' } },
    { name: 'twin', dependencies: { zod: '4.6.6' } },
  ]);
  expect(problems).toEqual([
    'web: react ^19.0.0 is not exact',
    'twin: zod 4.6.6 is 4.6.7 elsewhere',
  ]);
});
