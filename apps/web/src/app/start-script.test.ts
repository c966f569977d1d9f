import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { paths } from '../lib/url/paths.ts';
import { metaAt } from './route-meta.ts';
import { routes } from './routes.ts';

const code = readFileSync(new URL('../../public/start.js', import.meta.url), 'utf8');

/** Reports the first paint as soon as it is observed. */
class FirstPaint {
  private readonly report: (entries: object, observer: FirstPaint) => void;
  constructor(report: (entries: object, observer: FirstPaint) => void) {
    this.report = report;
  }
  observe() {
    this.report({}, this);
  }
  disconnect() {}
}

interface Given {
  readonly stored?: Record<string, string>;
  readonly isDark?: boolean;
  readonly screens?: Record<string, readonly number[]>;
}

/** The `data-` attributes of the document and the preloaded files after the script has run. */
function started(pathname: string, { stored = {}, isDark = false, screens }: Given = {}) {
  const dataset: Record<string, string> = {};
  const preloaded: object[] = [];
  const files = ['a.js', 'b.js', 'c.js'];
  runInNewContext(code, {
    document: {
      documentElement: { dataset },
      currentScript: { dataset: screens ? { screens: JSON.stringify({ files, screens }) } : {} },
      createElement: () => ({}),
      head: { append: (link: object) => preloaded.push(link) },
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname },
    matchMedia: () => ({ matches: isDark }),
    PerformanceObserver: FirstPaint,
  });
  return { dataset, preloaded };
}

const attributesAt = (pathname: string, given?: Given) => started(pathname, given).dataset;

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
    document: { documentElement: { dataset }, currentScript: { dataset: {} } },
    location: { pathname: '/' },
    matchMedia: () => ({ matches: true }),
    PerformanceObserver: FirstPaint,
  });
  expect(dataset).toEqual({ theme: 'dark' });
});

const screens = {
  '/': [0],
  '/locations/tags': [1],
  '/updates/rules': [1],
  '/updates/:updateId': [2],
  '/location/:location/info': [0, 2],
};

test.each([
  ['/', ['/a.js']],
  ['/locations/tags', ['/b.js']],
  ['/locations/tags/', ['/b.js']],
  ['/Locations/Tags', ['/b.js']],
  ['/updates/rules', ['/b.js']],
  ['/updates/3', ['/c.js']],
  ['/location/3/info', ['/a.js', '/c.js']],
  ['/location/3/info/more', []],
  ['/locations', []],
  ['/app/locations/tags', []],
  ['/location//info', []],
])('@SHELL-1 %s preloads %j', (pathname, hrefs) => {
  const { preloaded } = started(pathname, { screens });
  expect(preloaded).toEqual(hrefs.map((href) => ({ rel: 'modulepreload', href })));
});

test('@SHELL-1 without a build, nothing is preloaded', () => {
  expect(started('/').preloaded).toEqual([]);
});
