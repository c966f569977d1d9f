import { expect, test } from 'vitest';
import { repoFiles, textOf } from './repo-files.ts';

const thisFile = 'tooling/repo-rules/self-contained.test.ts';
const outside = [
  { what: 'a package registry', pattern: /https?:\/\/[\w.-]*(npmjs|yarnpkg)\b/ },
  { what: 'a package from an address', pattern: /"resolved": "(https?|git|file):/ },
  { what: 'a folder beside the checkout', pattern: /\.\.\/shared\b/ },
  { what: 'a path of one machine', pattern: /(^|["'\s`(])\/(work|home|Users)\/\w/m },
];

/** Finds references to files and tools that are not in the repository. */
export function leansOn(text: string): string[] {
  return outside.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
}

test('a fresh clone depends on nothing outside', () => {
  const texts = repoFiles(/\.(ts|tsx|mjs|json|md|css|html|ya?ml|sql|npmrc)$|\/run$/);
  const wrong = texts
    .filter((path) => path !== thisFile)
    .flatMap((path) => leansOn(textOf(path)).map((what) => `${path}: ${what}`));
  expect(wrong).toEqual([]);
});

test.each([
  'see https://registry.npmjs.org/zod',
  '"resolved": "https://example.com/a.tgz"',
  'read ../shared/notes.md',
  'in /home/ada/placekeeper',
])('%s is found', (text) => expect(leansOn(text)).toHaveLength(1));

test('an ordinary address is accepted', () => {
  expect(leansOn('https://developers.google.com/my-business and ./shared/x')).toEqual([]);
});
