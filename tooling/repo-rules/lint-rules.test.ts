import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childEnvironment } from '../setup/child-environment.mjs';
import { root } from '../setup/root.mjs';
import { tool } from '../setup/tool.mjs';

/** For each rule that the repository counts on, a file that breaks it. */
const samples = [
  ['packages/contracts/src/a.ts', `import { z } from 'zod';`, 'no-restricted-imports'],
  ['packages/contracts/src/b.ts', `export const b = (v: any) => v;`, 'no-explicit-any'],
  ['apps/web/src/features/c.tsx', `import { useEffect } from 'react';`, 'no-restricted-imports'],
  ['apps/web/src/features/d.ts', `export default 1;`, 'no-default-export'],
  ['apps/web/src/features/e.tsx', `export const e = <img src="x" />;`, 'alt-text'],
  [
    'apps/web/src/features/f.ts',
    `export const f = (v: unknown) => v as string;`,
    'no-unsafe-type-assertion',
  ],
  ['apps/web/src/features/UpperCase.ts', `export const g = 1;`, 'filename-case'],
  ['apps/mock-api/src/h.ts', `export * from './h2.ts';`, 'no-barrel-file'],
  ['apps/mock-api/src/h2.ts', `export const h = 1;\n`.repeat(401), 'max-lines'],
  ['apps/mock-api/src/i.ts', `const f = async () => 1;\nf();`, 'no-floating-promises'],
  ['apps/mock-api/src/j1.ts', `import type { B } from './j2.ts'; export type A = B[];`, 'no-cycle'],
  ['apps/mock-api/src/j2.ts', `import type { A } from './j1.ts'; export type B = A[];`, 'no-cycle'],
  [
    'apps/mock-api/src/k.ts',
    `import { K } from './l.ts'; export const k = (v: K) => v;`,
    'consistent-type-imports',
  ],
  ['apps/mock-api/src/l.ts', `export type K = string; console.log(1);`, 'no-console'],
  ['apps/mock-api/src/m.ts', `export const m = (v?: string) => v!;`, 'no-non-null-assertion'],
  [
    'apps/mock-api/src/n.test.ts',
    `import { test } from 'vitest'; test.only('n', () => {});`,
    'no-restricted-properties',
  ],
  [
    'apps/mock-api/src/o.test.ts',
    `import { test } from 'vitest'; test('o', () => {});`,
    'expect-expect',
  ],
  [
    'e2e/p.ts',
    `export const p = (page: P) => page.waitForTimeout(1); interface P { waitForTimeout(n: number): void }`,
    'no-restricted-properties',
  ],
  [
    'e2e/q.ts',
    `export const q = (page: P) => page.route('x'); interface P { route(url: string): void }`,
    'no-restricted-properties',
  ],
] as const;

let folder: string;
let found: { filename: string; code: string }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'placekeeper-lint-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
  for (const [path, text] of samples) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { stdout } = spawnSync(process.execPath, [tool('oxlint'), '--format=json'], {
    cwd: folder,
    env: childEnvironment({ OXLINT_TSGOLINT_PATH: join(root, 'node_modules/.bin/tsgolint') }),
    encoding: 'utf8',
  });
  ({ diagnostics: found } = JSON.parse(stdout));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(samples)('%s: %s breaks %s', (path, _, rule) => {
  const rules = found.filter(({ filename }) => filename === path).map(({ code }) => code);
  expect(rules).toContainEqual(expect.stringContaining(`(${rule})`));
});
