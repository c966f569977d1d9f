import { matchPath, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { filesOf, readScreens } from './screen-files.ts';
import { routes } from './src/app/routes.ts';
import { paths } from './src/lib/url/paths.ts';

const { screensByRank: screens, earlyReads } = await readScreens({
  root: import.meta.dirname,
  mode: 'twin',
});

const example = (path: string) => path.replaceAll(/:\w+/g, '3');

test('@SHELL-1 every screen with code is in the table', () => {
  const withCode = Object.values(paths).filter((path) =>
    matchRoutes(routes, example(path))?.some(({ route }) => route.lazy),
  );
  expect(withCode).not.toHaveLength(0);
  expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(withCode));
});

test.each(screens)('@SHELL-1 $path has the modules of all its routes', ({ path, modules }) => {
  const withCode = matchRoutes(routes, example(path))?.filter(({ route }) => route.lazy);
  expect(modules).toHaveLength(withCode?.length ?? 0);
});

test.each(screens)('no earlier path of the table matches $path', ({ path }) => {
  const fits = (other: string) => matchPath(other, example(path)) !== null;
  expect(screens.find((other) => fits(other.path))?.path).toBe(path);
});

test('@SHELL-1 early reads belong to screens', () => {
  const screenPaths = screens.map(({ path }) => path);
  expect(screenPaths).toEqual(
    expect.arrayContaining(Object.keys(earlyReads).filter((path) => path !== '*')),
  );
});

function chunk(fileName: string, imports: readonly string[] = [], isEntry = false) {
  const facadeModuleId = fileName.endsWith('.route.js') ? fileName.replace('.js', '.tsx') : null;
  return { fileName, imports: [...imports], isEntry, facadeModuleId };
}

const chunks = [
  chunk('main.js', ['react.js'], true),
  chunk('react.js'),
  chunk('home.route.js', ['react.js', 'chart.js']),
  chunk('tags.route.js', ['main.js', 'table.js']),
  chunk('table.js', ['chart.js']),
  chunk('chart.js'),
];

test('a screen preloads what its modules import, except the files that every visit loads', () => {
  const {
    files,
    screens: preloads,
    code,
  } = filesOf(
    [
      { path: '/', modules: ['home.route.tsx'] },
      { path: '/tags', modules: ['home.route.tsx', 'tags.route.tsx'] },
    ],
    chunks,
  );
  const named = Object.entries(preloads).map(([path, places]) => [
    path,
    new Set(places.map((place) => files[place])),
  ]);
  expect(Object.fromEntries(named)).toEqual({
    '/': new Set(['home.route.js', 'chart.js']),
    '/tags': new Set(['home.route.js', 'chart.js', 'tags.route.js', 'table.js']),
  });
  expect(files).toEqual([...new Set(files)]);
  expect(code).toEqual(['react.js', 'main.js']);
});

test('a module without a file fails the build', () => {
  expect(() => filesOf([{ path: '/', modules: ['lost.route.tsx'] }], chunks)).toThrow(
    'The build has no file of lost.route.tsx.',
  );
});
