import { expect, test } from 'vitest';
import { repoFiles, textOf } from './repo-files.ts';

/** Tags of Playwright tests without the form `@AREA-n`. */
export function badTags(text: string): string[] {
  const lists = [...text.matchAll(/\btag:\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g)];
  return lists
    .flatMap(([, list = '']) => [...list.matchAll(/['"]([^'"]*)['"]/g)])
    .map(([, tag = '']) => tag)
    .filter((tag) => !/^@[A-Z][A-Z0-9]*-\d+$/.test(tag));
}

const inTests = (text: string): string[] =>
  [...text.matchAll(/@([A-Z]+-\d+)\b/g)].map(([, id = '']) => id);

const defined = new Set(
  [...textOf('docs/requirements.md').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(
    ([, id = '']) => id,
  ),
);
const tested = new Map(
  repoFiles(/^(apps|packages|e2e)\/.*\.(test\.tsx?|spec\.ts)$/).flatMap((path) =>
    inTests(textOf(path)).map((id) => [id, path] as const),
  ),
);

test('end-to-end tests name requirements', () => {
  const specs = repoFiles(/^e2e\/.*\.spec\.ts$/);
  const wrong = specs.flatMap((path) => badTags(textOf(path)).map((tag) => `${path}: ${tag}`));
  expect(wrong).toEqual([]);
});

test('malformed tags are found', () => {
  expect(badTags(`{ tag: ['@TAG-1', '@slow', 'TAG-2'] }, { tag: "@LOC-12b" }`)).toEqual([
    '@slow',
    'TAG-2',
    '@LOC-12b',
  ]);
});

test('every requirement named by a test is defined', () => {
  expect([...tested].filter(([id]) => !defined.has(id))).toEqual([]);
});

test('every requirement has a test', () => {
  expect(defined.size).toBeGreaterThan(100);
  expect([...defined].filter((id) => !tested.has(id))).toEqual([]);
});
