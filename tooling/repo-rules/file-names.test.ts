import { expect, test } from 'vitest';
import { repoFiles } from './repo-files.ts';

const vague = /(^|\/)(index|utils?|helpers?|misc|common)\.(ts|tsx|mjs)$/;
// Letters, digits and single hyphens, in parts separated by dots: tag-list.route.tsx, .oxlintrc.json.
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
// Conventional names, such as README.md.
const customary = /^[A-Z]+(\.md)?$/;

export function badName(path: string): boolean {
  const parts = path.split('/');
  return vague.test(path) || !parts.every((part) => kebab.test(part) || customary.test(part));
}

test('every file name has the required form', () => {
  const code = repoFiles(/^(?!apps\/mock-api\/drizzle\/)/);
  expect(code.filter(badName)).toEqual([]);
});

test.each([
  'src/utils.ts',
  'src/lib/helpers.ts',
  'src/index.ts',
  'src/TagList.tsx',
  'src/tag_list.ts',
])('%s is refused', (path) => expect(badName(path)).toBe(true));

test.each(['src/tag-list.route.tsx', 'README.md', '.ci/run'])('%s is accepted', (path) =>
  expect(badName(path)).toBe(false),
);
