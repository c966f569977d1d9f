import { expect, test } from 'vitest';
import { importGraph } from './import-graph.ts';
import { repoFiles, textOf } from './repo-files.ts';

const gate = 'apps/web/src/data/session/capabilities.ts';
const gated = /^apps\/web\/src\/data\/[\w-]+\/[\w-]+\.ts$/;

/** Modules of the application that import an extension without `gate`, which checks whether the platform offers it. */
export function ungatedImports(
  graph: ReadonlyMap<string, readonly string[]>,
  extensions: ReadonlySet<string>,
): string[] {
  return [...graph].flatMap(([importer, imports]) => {
    const isFree = !importer.startsWith('apps/web/src/') || /\.test\.tsx?$/.test(importer);
    if (isFree || (gated.test(importer) && imports.includes(gate))) return [];
    return imports
      .filter((imported) => extensions.has(imported))
      .map((imported) => `${importer} → ${imported}`);
  });
}

test('extensions are only called where `can` is checked', () => {
  const extensions = new Set(
    repoFiles(/^packages\/contracts\/src\/endpoints\/.*\.ts$/).filter((path) =>
      textOf(path).includes('extension: '),
    ),
  );
  expect(extensions.size).toBeGreaterThan(0);
  expect(ungatedImports(importGraph(), extensions)).toEqual([]);
});

test('any other import of an extension is found', () => {
  const photos = 'packages/contracts/src/endpoints/media.ts';
  const graph = new Map([
    ['apps/web/src/data/media/queries.ts', [photos, gate]],
    ['apps/web/src/data/media.test.ts', [photos]],
    ['apps/web/src/data/media/shortcut.ts', [photos]],
    ['apps/web/src/features/location-media/page.tsx', [photos, gate]],
    ['apps/mock-api/src/handlers/media.ts', [photos]],
  ]);
  expect(ungatedImports(graph, new Set([photos]))).toEqual([
    `apps/web/src/data/media/shortcut.ts → ${photos}`,
    `apps/web/src/features/location-media/page.tsx → ${photos}`,
  ]);
});
