import { expect, test } from 'vitest';
import { joinedModules, type Part } from './shared-chunks.ts';

interface Given {
  readonly imports?: readonly string[];
  readonly size?: number;
  readonly is?: 'entry' | 'part';
}

/** A chunk with one module; the file and the module have the same name. */
function chunk(name: string, { imports = [], size = 100, is }: Given = {}) {
  const isScreen = name.endsWith('.route.tsx');
  return {
    fileName: name,
    moduleIds: [name],
    imports: [...imports],
    code: 'x'.repeat(size),
    isEntry: is === 'entry',
    isDynamicEntry: isScreen || is === 'part',
    facadeModuleId: isScreen || is ? name : null,
  };
}

const together = (chunks: ReturnType<typeof chunk>[], parts: readonly Part[] = []) =>
  joinedModules(
    [chunk('main', { is: 'entry', imports: ['react'] }), chunk('react'), ...chunks],
    parts,
  )
    .map((modules) => modules.toSorted().join(' '))
    .toSorted();

test('small chunks that the same screens load are joined, and chunks that all screens load are not', () => {
  expect(
    together([
      chunk('a.route.tsx', { imports: ['react', 'badge', 'table'] }),
      chunk('b.route.tsx', { imports: ['badge', 'table'] }),
      chunk('badge'),
      chunk('table', { imports: ['badge'] }),
    ]),
  ).toEqual(['badge table']);
});

test('a large chunk is not added to screens that do not load it', () => {
  expect(
    together([
      chunk('a.route.tsx', { imports: ['badge', 'table'] }),
      chunk('b.route.tsx', { imports: ['badge'] }),
      chunk('badge'),
      chunk('table', { size: 90_000 }),
    ]),
  ).toEqual(['badge', 'table']);
});

test('the imports of a joined chunk count too', () => {
  expect(
    together([
      chunk('a.route.tsx', { imports: ['badge', 'menu'] }),
      chunk('b.route.tsx', { imports: ['badge'] }),
      chunk('badge'),
      chunk('menu', { imports: ['floating'] }),
      chunk('floating', { size: 90_000 }),
    ]),
  ).toEqual(['badge', 'floating menu']);
});

test('parts that one screen loads lazily are joined', () => {
  expect(
    together(
      [
        chunk('a.route.tsx'),
        chunk('menu', { is: 'part', imports: ['popup'] }),
        chunk('popup'),
        chunk('dialog', { is: 'part' }),
      ],
      [
        ['a.route.tsx', 'menu'],
        ['a.route.tsx', 'dialog'],
      ],
    ),
  ).toEqual(['dialog menu popup']);
});

/** Chunks of random size, each of which imports some of the later chunks. */
function anyChunks(seed: number) {
  let state = seed;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const names = Array.from({ length: 12 }, (_, at) => (at < 4 ? `${at}.route.tsx` : `${at}`));
  return names.map((name, at) =>
    chunk(name, {
      imports: names.slice(Math.max(at + 1, 4)).filter(() => next(4) === 0),
      size: next(20_000),
    }),
  );
}

test('joined chunks do not import each other in a circle', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const chunks = anyChunks(seed);
    const joined = joinedModules(chunks, []);
    const importsOf = (modules: readonly string[]) =>
      joined.filter(
        (other) =>
          other !== modules &&
          chunks.some(
            ({ fileName, imports }) =>
              modules.includes(fileName) && imports.some((file) => other.includes(file)),
          ),
      );
    const open = new Set<readonly string[]>();
    const meet = (modules: readonly string[]): void => {
      expect(open.has(modules), `seed ${seed}`).toBe(false);
      open.add(modules);
      importsOf(modules).forEach(meet);
      open.delete(modules);
    };
    joined.forEach(meet);
  }
});
