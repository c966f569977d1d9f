import { expect, test } from 'vitest';
import { repoFiles, textOf } from './repo-files.ts';

const hook = /^(?:before|after)(?:Each|All)\(/m;

/** Modules that register hooks when they load. Test files share modules, so only the first file would get the hooks. */
export const withHooks = (paths: readonly string[], text: (path: string) => string): string[] =>
  paths.filter((path) => hook.test(text(path)));

test('only test files and setup files register hooks when they load', () => {
  const setup = textOf('vitest.config.ts');
  const others = repoFiles(/^(?:apps|packages)\/.*(?<!\.test)\.tsx?$/);
  expect(withHooks(others, textOf).filter((path) => !setup.includes(path))).toEqual([]);
});

test.each([
  ['import { beforeEach } from "vitest";\nbeforeEach(() => undefined);', 1],
  ['export function renew() {\n  beforeEach(() => undefined);\n}', 0],
])('%j has %i of these modules', (text, count) =>
  expect(withHooks(['helper.ts'], () => text)).toHaveLength(count),
);
