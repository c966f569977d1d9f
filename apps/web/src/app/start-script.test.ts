import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { paths } from '../lib/url/paths.ts';
import { metaAt } from './route-meta.ts';
import { routes } from './routes.ts';

const code = readFileSync(new URL('../../public/start.js', import.meta.url), 'utf8');

/** The `data-` attributes of the document after the script has run. */
function attributesAt(
  pathname: string,
  { stored = {}, isDark = false }: { stored?: Record<string, string>; isDark?: boolean } = {},
): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(code, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname },
    matchMedia: () => ({ matches: isDark }),
  });
  return dataset;
}

test('@SHELL-3 the static frame is hidden where the screen has no sidebar', () => {
  const withoutFrame = Object.values(paths).filter(
    (path) => attributesAt(path)['frame'] === 'none',
  );
  const withoutSidebar = Object.values(paths).filter(
    (path) => metaAt(routes, path).hideSidebar === true,
  );
  expect(withoutFrame).toEqual(withoutSidebar);
  expect(withoutFrame).not.toHaveLength(0);
});

test('@SHELL-3 the static frame is as wide as the pinned sidebar', () => {
  expect(attributesAt('/', { stored: { 'placekeeper.sidebar': 'pinned' } })).toMatchObject({
    sidebar: 'pinned',
  });
  expect(attributesAt('/')).not.toHaveProperty('sidebar');
});

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  ['plaid', false, 'light'],
])('@SHELL-13 the choice %s with a dark system (%s) shows %s', (choice, isDark, theme) => {
  expect(attributesAt('/', { stored: { 'placekeeper.theme': choice }, isDark })).toMatchObject({
    theme,
  });
});

test('@SHELL-13 without storage, the theme follows the system', () => {
  const dataset: Record<string, string> = {};
  runInNewContext(code, {
    document: { documentElement: { dataset } },
    location: { pathname: '/' },
    matchMedia: () => ({ matches: true }),
  });
  expect(dataset).toEqual({ theme: 'dark' });
});
