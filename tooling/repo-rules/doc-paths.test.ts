import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { repoFiles, textOf } from './repo-files.ts';

const files = repoFiles();
const top = new Set(files.map((path) => path.split('/')[0]));

/** Paths in backticks that begin like one of ours and lead nowhere. */
export function deadPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.@-]+(?:\/[\w.@*{},-]*)*)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => isClaim(path) && !exists(path));
}

/** Links of a document to files that are not there. */
export function deadLinks(document: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
    .map(([, target = '']) => join(dirname(document), target).replace(/\/$/, ''))
    .filter((path) => !exists(path));
}

/** A pattern or a placeholder is not a path, and what is built is not there yet. */
function isClaim(path: string): boolean {
  const [first = ''] = path.split('/');
  return path.includes('/') && top.has(first) && !/[*{}]|\/(dist|node_modules)\b/.test(path);
}

function exists(path: string): boolean {
  return files.some((file) => file === path || file.startsWith(`${path}/`));
}

test.each(repoFiles(/\.md$/))('%s cites real paths', (path) => {
  expect(deadPaths(textOf(path))).toEqual([]);
  expect(deadLinks(path, textOf(path))).toEqual([]);
});

test('a path that leads nowhere is found', () => {
  expect(deadPaths('See `tooling/no-such-file.ts` and `tooling/setup`.')).toEqual([
    'tooling/no-such-file.ts',
  ]);
});

test('a link that leads nowhere is found', () => {
  const text = '[a](no-such.md) [b](../README.md#two) [c](#here) [d](https://a.example/x)';
  expect(deadLinks('docs/scale.md', text)).toEqual(['docs/no-such.md']);
});

test('what only looks like a path is left alone', () => {
  expect(deadPaths('`text/plain`, `tooling/<name>.ts`, `apps/web/dist/x.js`')).toEqual([]);
});
