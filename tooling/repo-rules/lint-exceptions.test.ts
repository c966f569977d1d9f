import { expect, test } from 'vitest';
import { repoFiles, textOf } from './repo-files.ts';

const thisFile = 'tooling/repo-rules/lint-exceptions.test.ts';
const directive = /(?:ox|es)lint-disable(?<scope>[\w-]*)(?<rest>.*)/g;
const code = repoFiles(/\.(ts|tsx|mjs)$/).filter((path) => path !== thisFile);

/** Exceptions that cover more than one line, name no rule, or give no reason (`-- because …`). */
export function badExceptions(text: string): string[] {
  return [...text.matchAll(directive)]
    .filter(({ groups }) => !isGood(groups?.['scope'] ?? '', groups?.['rest'] ?? ''))
    .map(([comment]) => comment);
}

function isGood(scope: string, rest: string): boolean {
  const [rules = '', reason = ''] = rest.split(' -- ');
  const forOneLine = scope === '-line' || scope === '-next-line';
  return forOneLine && rules.trim() !== '' && /\w+ \w+/.test(reason);
}

test('every exception to a lint rule gives its reason', () => {
  const bad = code.flatMap((path) => badExceptions(textOf(path)).map((line) => `${path}: ${line}`));
  expect(bad).toEqual([]);
});

test('type errors are suppressed by @ts-expect-error alone', () => {
  expect(code.filter((path) => /@ts-(ignore|nocheck)/.test(textOf(path)))).toEqual([]);
});

test.each([
  '// oxlint-disable-next-line typescript/no-explicit-any',
  '// oxlint-disable-line -- I know better',
  '/* oxlint-disable no-console -- a whole file at once */',
])('%s is refused', (line) => expect(badExceptions(line)).toHaveLength(1));

test('an exception with a reason is accepted', () => {
  const line = '// oxlint-disable-next-line no-console -- this is what the command prints';
  expect(badExceptions(line)).toEqual([]);
});
