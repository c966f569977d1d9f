import { expect, test } from 'vitest';
import { repoFiles, textOf } from './repo-files.ts';

/** Tags of Playwright tests that are not `@AREA-n`. */
export function badTags(text: string): string[] {
  const lists = [...text.matchAll(/\btag:\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g)];
  return lists
    .flatMap(([, list = '']) => [...list.matchAll(/['"]([^'"]*)['"]/g)])
    .map(([, tag = '']) => tag)
    .filter((tag) => !/^@[A-Z][A-Z0-9]*-\d+$/.test(tag));
}

test('end-to-end tests name requirements', () => {
  const specs = repoFiles(/^e2e\/.*\.spec\.ts$/);
  const wrong = specs.flatMap((path) => badTags(textOf(path)).map((tag) => `${path}: ${tag}`));
  expect(wrong).toEqual([]);
});

test('anything else is found', () => {
  expect(badTags(`{ tag: ['@TAG-1', '@slow', 'TAG-2'] }, { tag: "@LOC-12b" }`)).toEqual([
    '@slow',
    'TAG-2',
    '@LOC-12b',
  ]);
});
