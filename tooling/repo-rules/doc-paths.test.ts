import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { repoFiles, textOf } from './repo-files.ts';

const files = repoFiles();
const top = new Set(files.map((path) => path.split('/')[0]));

/** Paths in backticks that look like repository paths but do not exist. */
export function deadPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.@-]+(?:\/[\w.@*{},-]*)*)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => isClaim(path) && !exists(path));
}

/** Links of a document to missing files. */
export function deadLinks(document: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
    .map(([, target = '']) => join(dirname(document), target).replace(/\/$/, ''))
    .filter((path) => !exists(path));
}

/** Patterns and placeholders are not paths, and build output may not exist. */
function isClaim(path: string): boolean {
  const [first = ''] = path.split('/');
  return path.includes('/') && top.has(first) && !/[*{}]|\/(dist|node_modules)\b/.test(path);
}

function exists(path: string): boolean {
  return files.some((file) => file === path || file.startsWith(`${path}/`));
}

test.each(repoFiles(/\.md$/))('%s cites existing paths', (path) => {
  expect(deadPaths(textOf(path))).toEqual([]);
  expect(deadLinks(path, textOf(path))).toEqual([]);
});

test('a missing path is found', () => {
  expect(deadPaths('See `tooling/no-such-file.ts` and `tooling/setup`.')).toEqual([
    'tooling/no-such-file.ts',
  ]);
});

test('a broken link is found', () => {
  const text = '[a](no-such.md) [b](../README.md#two) [c](#here) [d](https://a.example/x)';
  expect(deadLinks('docs/scale.md', text)).toEqual(['docs/no-such.md']);
});

test('text that only resembles a path is ignored', () => {
  expect(deadPaths('`text/plain`, `tooling/<name>.ts`, `apps/web/dist/x.js`')).toEqual([]);
});
