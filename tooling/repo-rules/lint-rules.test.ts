import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childEnvironment } from '../setup/child-environment.mjs';
import { root } from '../setup/root.mjs';
import { tool } from '../setup/tool.mjs';

const long = '// one more line\n'.repeat(401);
const page = 'declare const page: { route(url: string): void; waitForTimeout(ms: number): void };';

/** A violation of each required rule. */
const samples = [
  ['no-restricted-imports', 'packages/contracts/src/a.ts', `import { z } from 'zod';`],
  ['no-explicit-any', 'packages/contracts/src/b.ts', `export const b = (v: any) => v;`],
  ['no-restricted-imports', 'apps/web/src/lib/c.ts', `import { useEffect } from 'react';`],
  ['no-default-export', 'apps/web/src/features/d.ts', `export default 1;`],
  ['alt-text', 'apps/web/src/features/e.tsx', `export const e = <img src="x" />;`],
  ['no-unsafe-type-assertion', 'apps/web/src/features/f.ts', `let f: unknown; f as string;`],
  ['filename-case', 'apps/web/src/features/UpperCase.ts', ``],
  ['no-barrel-file', 'apps/mock-api/src/g.ts', `export * from './h.ts';`],
  ['max-lines', 'apps/mock-api/src/h.ts', `${long}export const h = 1;`],
  ['no-floating-promises', 'apps/mock-api/src/i.ts', `const i = async () => 1;\ni();`],
  ['no-cycle', 'apps/mock-api/src/j.ts', `import type { K } from './k.ts'; export type J = K[];`],
  ['no-cycle', 'apps/mock-api/src/k.ts', `import type { J } from './j.ts'; export type K = J[];`],
  ['consistent-type-imports', 'apps/mock-api/src/l.ts', `import { J } from './j.ts'; let l: J;`],
  ['no-console', 'apps/mock-api/src/m.ts', `console.log(1);`],
  ['no-non-null-assertion', 'apps/mock-api/src/n.ts', `let n: string | undefined; n!;`],
  ['no-restricted-properties', 'apps/mock-api/src/o.test.ts', `test.only('o', () => {});`],
  ['expect-expect', 'apps/mock-api/src/p.test.ts', `test('p', () => {});`],
  ['no-restricted-properties', 'e2e/q.ts', `${page} page.waitForTimeout(1);`],
  ['no-restricted-properties', 'e2e/r.ts', `${page} page.route('x');`],
] as const;

let folder: string;
let found: { filename: string; code: string }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'placekeeper-lint-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
  for (const [, path, text] of samples) {
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

test.each(samples)('%s reports %s', (rule, path) => {
  const rules = found.filter(({ filename }) => filename === path).map(({ code }) => code);
  expect(rules).toContainEqual(expect.stringContaining(`(${rule})`));
});
