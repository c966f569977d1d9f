import { expect, test } from 'vitest';
import { importGraph, resolveImport, specifiersOf } from './import-graph.ts';

test('types, re-exports and import() count', () => {
  const text = `
    import type { A } from './a.ts';
    import './b.css';
    export type { C } from './c.ts';
    export * from './d.ts';
    const e = () => import('./e.ts');
    // import './comment.ts'
  `;
  expect(specifiersOf('x.ts', text)).toEqual(['./a.ts', './b.css', './c.ts', './d.ts', './e.ts']);
});

test.each([
  ['apps/web/src/data/tags/queries.ts', '../../lib/url/paths.ts', 'apps/web/src/lib/url/paths.ts'],
  ['e2e/a.ts', '@placekeeper/contracts/model/tag', 'packages/contracts/src/model/tag.ts'],
  ['e2e/a.ts', '@placekeeper/web/paths', 'apps/web/src/lib/url/paths.ts'],
  ['e2e/a.ts', '@placekeeper/ui/hooks/use-hotkey', 'packages/ui/src/hooks/use-hotkey.ts'],
  ['e2e/a.ts', 'react', 'react'],
])('%s imports %s: %s', (importer, specifier, expected) => {
  expect(resolveImport(importer, specifier)).toBe(expected);
});

test('the graph contains the repository', () => {
  expect(importGraph().get('tooling/repo-rules/import-graph.ts')).toContain(
    'tooling/repo-rules/repo-files.ts',
  );
});
