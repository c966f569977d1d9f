import { describe, expect, test } from 'vitest';
import { folderCycles, forbiddenImport } from './import-rules.ts';
import { importGraph } from './import-graph.ts';

test('every import is allowed', () => {
  const wrong = [...importGraph()].flatMap(([importer, imports]) =>
    imports.map((imported) => forbiddenImport(importer, imported)).filter(Boolean),
  );
  expect(wrong).toEqual([]);
});

test('no folders of one parent form a cycle', () => {
  expect(folderCycles(importGraph())).toEqual([]);
});

test('a cycle between folders is found; chains and tests form none', () => {
  const data = 'apps/web/src/data';
  const chain: [string, string[]][] = [
    [`${data}/tags/queries.ts`, [`${data}/api/client.ts`]],
    [`${data}/api/client.ts`, [`${data}/http/time-limit.ts`]],
    [`${data}/http/time-limit.test.ts`, [`${data}/tags/queries.ts`]],
  ];
  expect(folderCycles(new Map(chain))).toEqual([]);
  const back: [string, string[]] = [`${data}/http/time-limit.ts`, [`${data}/api/query.ts`]];
  expect(folderCycles(new Map([...chain, back]))).toEqual([
    `${data}/api → ${data}/http: ${data}/api/client.ts → ${data}/http/time-limit.ts`,
    `${data}/http → ${data}/api: ${data}/http/time-limit.ts → ${data}/api/query.ts`,
  ]);
});

describe('allowed imports', () => {
  const web = 'apps/web/src';
  const twin = 'apps/mock-api/src';
  test.each([
    [`${web}/features/tags/tag.route.tsx`, `${web}/widgets/page-header.tsx`],
    [`${web}/features/tags/tag.route.tsx`, `${web}/features/tags/columns.tsx`],
    [`${web}/features/tags/tag.route.tsx`, 'packages/ui/src/components/button.tsx'],
    [`${web}/data/tags.ts`, 'packages/contracts/src/endpoints/tags.ts'],
    [`${web}/data/tags.test.ts`, `${twin}/app.ts`],
    [`${twin}/domain/authorize.ts`, `${twin}/deps.ts`],
    ['e2e/fixtures/mock.ts', `${twin}/control/contract.ts`],
    ['packages/contracts/src/model/tag.ts', 'zod/mini'],
    ['packages/contracts/src/model/tag.test.ts', 'vitest'],
  ])('%s → %s', (importer, imported) => {
    expect(forbiddenImport(importer, imported)).toBeUndefined();
  });

  test.each([
    [`${web}/features/tags/tag.route.tsx`, `${web}/features/locations/columns.tsx`],
    [`${web}/widgets/page-header.tsx`, `${web}/features/tags/columns.tsx`],
    [`${web}/data/tags.ts`, 'packages/contracts/src/api.ts'],
    [`${web}/data/tags.ts`, 'packages/ui/src/components/button.tsx'],
    [`${web}/data/tags.ts`, `${twin}/app.ts`],
    [`${web}/data/tags.ts`, 'zod/mini'],
    [`${twin}/domain/authorize.ts`, `${twin}/http/serve-resource.ts`],
    [`${twin}/handlers/tags.ts`, `${twin}/simulator/imports.ts`],
    [`${twin}/app.ts`, `${twin}/nowhere/new.ts`],
    ['packages/ui/src/components/button.tsx', 'packages/contracts/src/model/tag.ts'],
    ['e2e/fixtures/mock.ts', `${twin}/app.ts`],
    ['packages/contracts/src/model/tag.ts', 'zod'],
    ['packages/ui/src/components/table.tsx', '@tanstack/react-table'],
  ])('not %s → %s', (importer, imported) => {
    expect(forbiddenImport(importer, imported)).toBeTypeOf('string');
  });
});
