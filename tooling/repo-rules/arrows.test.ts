import { describe, expect, test } from 'vitest';
import { folderCircles, forbiddenArrow } from './arrows.ts';
import { importGraph } from './import-graph.ts';
import { circleFree } from './layers.ts';

test('every import follows the arrows', () => {
  const wrong = [...importGraph()].flatMap(([importer, imports]) =>
    imports.map((imported) => forbiddenArrow(importer, imported)).filter(Boolean),
  );
  expect(wrong).toEqual([]);
});

test.each(circleFree)('no folders inside %s read each other in a circle', (parent) => {
  expect(folderCircles(importGraph(), parent)).toEqual([]);
});

test('a circle of folders is found, whatever its length', () => {
  const graph = new Map([
    ['domain/tags/commands/add.ts', ['domain/locations/list.ts', 'domain/errors.ts']],
    ['domain/locations/list.ts', ['domain/media/list.ts', 'domain/locations/view.ts']],
    ['domain/media/list.ts', ['domain/tags/list.ts']],
    ['domain/media/list.test.ts', ['domain/jobs/schedule.ts']],
    ['domain/jobs/schedule.ts', ['domain/media/list.ts']],
    ['domain/errors.ts', ['domain/tags/list.ts']],
  ]);
  expect(folderCircles(graph, 'domain')).toEqual([
    'domain/tags/commands/add.ts → domain/locations/list.ts',
    'domain/locations/list.ts → domain/media/list.ts',
    'domain/media/list.ts → domain/tags/list.ts',
  ]);
});

describe('what the arrows allow', () => {
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
    expect(forbiddenArrow(importer, imported)).toBeUndefined();
  });

  test.each([
    [`${web}/features/tags/tag.route.tsx`, `${web}/features/locations/columns.tsx`],
    [`${web}/widgets/page-header.tsx`, `${web}/features/tags/columns.tsx`],
    [`${web}/data/tags.ts`, 'packages/contracts/src/api.ts'],
    [`${web}/data/tags.ts`, 'packages/ui/src/components/button.tsx'],
    [`${web}/data/tags.ts`, `${twin}/app.ts`],
    [`${twin}/domain/authorize.ts`, `${twin}/http/serve.ts`],
    [`${twin}/handlers/tags.ts`, `${twin}/simulator/imports.ts`],
    [`${twin}/app.ts`, `${twin}/nowhere/new.ts`],
    ['packages/ui/src/components/button.tsx', 'packages/contracts/src/model/tag.ts'],
    ['e2e/fixtures/mock.ts', `${twin}/app.ts`],
    ['packages/contracts/src/model/tag.ts', 'zod'],
    ['packages/ui/src/components/table.tsx', '@tanstack/react-table'],
  ])('not %s → %s', (importer, imported) => {
    expect(forbiddenArrow(importer, imported)).toBeTypeOf('string');
  });
});
