import { Visitor, parseSync } from 'oxc-parser';
import { checkSync } from 'recheck';
import { expect, test, vi } from 'vitest';
import { repoFiles, textOf } from './repo-files.ts';

const product = /^(apps|packages)\/[\w-]+\/src\/(?!.*\/testing\/).*(?<!\.test|\.test-d)\.tsx?$/;
// recheck reads the variable at its first check. Its JavaScript version takes ten times as long as its native program.
vi.hoisted(() => {
  const hasProgram = process.platform === 'linux' && process.arch === 'x64';
  process.env['RECHECK_BACKEND'] = hasProgram ? 'native' : 'pure';
});

/** Counts steps instead of milliseconds, because on a busy machine a time limit would report safe patterns as slow. */
const options = {
  randomSeed: 1,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  timeout: 100_000,
};
vi.setConfig({ testTimeout: 200_000 });

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

export function patternsIn(path: string, text: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

/**
 * Why a pattern can take more than linear time, or undefined. A user or a platform could send a text that the
 * pattern matches slowly.
 */
export function slowness({ source, flags }: Pattern): string | undefined {
  const verdict = checkSync(source, flags, options);
  if (verdict.status === 'safe') return undefined;
  const known = verdict.status === 'vulnerable' ? verdict.complexity.summary : 'not understood';
  return `/${source}/${flags} is ${known}`;
}

/** The patterns that modules build while they load. */
async function patternsMadeBy(paths: readonly string[]): Promise<readonly Pattern[]> {
  const made: Pattern[] = [];
  class Watched extends RegExp {
    constructor(pattern: RegExp | string, flags?: string) {
      super(pattern, flags);
      made.push({ source: this.source, flags: this.flags });
    }
  }
  vi.resetModules();
  vi.stubGlobal('RegExp', Watched);
  for (const path of paths) await import(/* @vite-ignore */ `../../${path}`);
  vi.unstubAllGlobals();
  vi.resetModules();
  return made;
}

test('every regular expression of the product takes linear time', async () => {
  const files = repoFiles(product).map((path) => ({ path, text: textOf(path) }));
  const making = files.filter(({ text }) => text.includes('new RegExp(')).map(({ path }) => path);
  const patterns = new Map<string, Pattern>();
  for (const { path, text } of files) {
    if (!text.includes('/')) continue;
    for (const one of patternsIn(path, text)) patterns.set(`/${one.source}/${one.flags}`, one);
  }
  for (const one of await patternsMadeBy(making)) patterns.set(`/${one.source}/${one.flags}`, one);
  expect(patterns.size).toBeGreaterThan(150);
  expect([...patterns.values()].flatMap((one) => slowness(one) ?? [])).toEqual([]);
});

test.each([/(a+)+$/, /\s*<x>/, /^\d+\d*x$/, /[\w.]+@/])('%s is found', (pattern) => {
  expect(slowness(pattern)).toContain(pattern.source);
});

test('a literal in a file is found', () => {
  expect(patternsIn('a.ts', 'const a = /b+/gi; // /c/')).toEqual([{ source: 'b+', flags: 'gi' }]);
});
