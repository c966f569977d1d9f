import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { googleStoreCode, storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { beforeEach, expect, test, vi } from 'vitest';
import { earlyList } from '../../early-reads.ts';
import { paths } from '../lib/url/paths.ts';
import { metaAt } from './route-meta.ts';
import { routes } from './routes.ts';

const code = readFileSync(new URL('../../start.js', import.meta.url), 'utf8')
  // A context of `node:vm` has no modules.
  .replace('import(', 'importFile(');

beforeEach(() => void vi.useFakeTimers());

interface Given {
  readonly stored?: Record<string, string>;
  readonly isDark?: boolean;
  readonly screens?: Record<string, readonly number[]>;
  readonly reads?: Record<string, readonly string[]>;
  readonly origin?: string;
  readonly cookie?: string;
  readonly search?: string;
  /** The response to every request. Without it, every request fails as without a network; a slow one never arrives. */
  readonly answer?: readonly [status: number, body: unknown] | 'slow';
  /** A hidden page paints no frames. */
  readonly isHidden?: boolean;
  readonly becomesHidden?: boolean;
}

/** A fake element of the static list. Keeps the text and the link that the script sets. */
class Part {
  readonly children: readonly Part[];
  readonly firstElementChild: Part | undefined;
  textContent = '';
  href = '';
  constructor(children: readonly Part[]) {
    this.children = children;
    [this.firstElementChild] = children;
  }
  cloneNode(): Part {
    return new Part(this.children.map((child) => child.cloneNode()));
  }
}

const opened = 'theme=1; XSRF-TOKEN=abc';

/** The `data-` attributes of the document, the preloaded files and the requests after the script has run. */
function started(pathname: string, given: Given = {}) {
  const { stored = {}, isDark = false, screens, reads = { '*': [] }, origin = '' } = given;
  const dataset: Record<string, string> = {};
  const preloaded: object[] = [];
  const fonts: string[] = [];
  const { answer, isHidden: hidden = false, becomesHidden = false } = given;
  const ran: string[] = [];
  const fetch = vi.fn(async () => {
    if (answer === 'slow') return new Promise<never>(() => undefined);
    if (!answer) throw new TypeError('offline');
    return Response.json(answer[1], { status: answer[0] });
  });
  const shown: Part[] = [];
  const list = {
    firstElementChild: new Part([new Part([new Part([])]), new Part([]), new Part([])]),
    replaceChildren: (...rows: readonly Part[]) => {
      shown.splice(0, shown.length, ...rows);
      ran.push('list');
    },
  };
  const files = ['a.js', 'b.js', 'c.js'];
  const table =
    screens &&
    JSON.stringify({
      files,
      screens,
      reads,
      list: earlyList,
      origin,
      code: ['react.js', 'main.js'],
      googleStoreCode: googleStoreCode.source,
    });
  const page = {
    AbortController,
    fetch,
    performance,
    setTimeout,
    requestAnimationFrame: (task: () => void) => {
      if (!hidden && !becomesHidden) setTimeout(task, 16);
    },
    addEventListener: (event: string, task: () => void) => {
      if (event === 'load') setTimeout(task, 50);
    },
    importFile: async (file: string) => void ran.push(file),
    document: {
      hidden,
      addEventListener: (event: string, task: () => void) => {
        if (event === 'DOMContentLoaded') setTimeout(task);
        if (event === 'visibilitychange' && becomesHidden) setTimeout(task, 5);
      },
      cookie: given.cookie ?? opened,
      documentElement: { dataset },
      currentScript: { dataset: { ...(table && { screens: table }) } },
      createElement: () => ({}),
      querySelector: (selector: string) => (selector === '#shell ul' ? list : null),
      head: { append: (link: object) => preloaded.push(link) },
      fonts: { load: async (font: string) => fonts.push(font) },
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname, search: given.search ?? '' },
    matchMedia: () => ({ matches: isDark }),
  };
  runInNewContext(code, page);
  const early = Object.keys(Object(Reflect.get(page, 'earlyReads')));
  const requests: readonly unknown[] = fetch.mock.calls;
  return { dataset, preloaded, fonts, requests, early, shown, ran };
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

test('@LOC-1 only the list of locations has a frame of its own', () => {
  const withList = Object.values(paths).filter(
    (path) => attributesAt(path)['frame'] === 'locations',
  );
  expect(withList).toEqual([paths.locationManager]);
  expect(attributesAt(paths.locationManager, { search: '?filter=x' })['frame']).toBe('locations');
  expect(attributesAt(paths.locationManager, { search: '?view=map' })).not.toHaveProperty('frame');
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
])('@SHELL-1 %s preloads %j after the first paint', (pathname, hrefs) => {
  const { preloaded } = started(pathname, { screens });
  expect(preloaded).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(preloaded).toEqual(hrefs.map((href) => ({ rel: 'modulepreload', href })));
});

test('@SHELL-1 without a build, nothing is preloaded or run', async () => {
  const { preloaded, ran } = started('/');
  await vi.runAllTimersAsync();
  expect(preloaded).toEqual([]);
  expect(ran).toEqual([]);
});

test('@LOC-1 screens with store codes load their font before the rows', () => {
  const all = { '/': [], '/locations': [], '/location/:location/info': [], '/locationless': [] };
  const fontsAt = (pathname: string) => {
    const { fonts } = started(pathname, { screens: all });
    vi.runAllTimers();
    return fonts;
  };
  expect(fontsAt('/locations')).toEqual(['1em "Geist Mono Variable"']);
  expect(fontsAt('/location/3/info')).toHaveLength(1);
  expect(fontsAt('/')).toEqual([]);
  expect(fontsAt('/locationless')).toEqual([]);
  const theme = readFileSync(new URL(import.meta.resolve('@placekeeper/ui/theme.css')), 'utf8');
  expect(theme).toContain("--font-mono: 'Geist Mono Variable'");
});

const reads = {
  '*': ['/api/user'],
  '/locations/tags': ['/api/tags'],
  '/location/:location/info': ['/api/locations/:location'],
};

test.each([
  ['/locations/tags', {}, ['/api/user', '/api/tags']],
  ['/updates/3', {}, ['/api/user']],
  ['/location/3/info', {}, ['/api/user', '/api/locations/3']],
  ['/location/0x3/info', {}, ['/api/user']],
  ['/unknown', {}, []],
  ['/locations/tags', { search: '?page=2' }, []],
  ['/locations/tags', { cookie: 'NOT-XSRF-TOKEN=abc; XSRF-TOKEN=' }, []],
  [
    '/locations/tags',
    { origin: 'https://api.test' },
    ['https://api.test/api/user', 'https://api.test/api/tags'],
  ],
])('@SHELL-1 %s with %j starts the reads %j', (pathname, given, addresses) => {
  const { early, requests } = started(pathname, { screens, reads, ...given });
  expect(early).toEqual(addresses);
  const credentials = 'origin' in given ? 'include' : 'same-origin';
  expect(requests).toEqual(
    addresses.map((address) => [address, expect.objectContaining({ credentials })]),
  );
});

const listReads = { '*': [], '/locations': [earlyList], '/locations/tags': [] };
const screensWithList = { '/locations': [], '/locations/tags': [] };

async function listOf(pathname: string, given: Given) {
  const { shown, dataset } = started(pathname, {
    screens: screensWithList,
    reads: listReads,
    ...given,
  });
  await vi.runAllTimersAsync();
  const rows = shown.map(({ children: [name, storeCode, address] }) => [
    name?.firstElementChild?.href,
    name?.firstElementChild?.textContent,
    storeCode?.textContent,
    address?.textContent,
  ]);
  return { rows, columns: dataset['columns'] };
}

const codes = ['AB-1', '12345678901234567', '123456', '', null, 7];
const page = {
  data: [
    { id: 7, name: '<b>Harbour</b>', formatted_address: '1 Quay Street' },
    { id: '8', name: 'Villa', formatted_address: null, store_code: null },
  ],
};
const pageWithCodes = {
  data: codes.map((store_code, index) => ({ id: index + 1, name: 'Café', store_code })),
};

test('@LOC-1 the static list shows the names and addresses of the first read', async () => {
  const { rows, columns } = await listOf('/locations', { answer: [200, page] });
  expect(rows).toEqual([
    ['/location/7/info', '<b>Harbour</b>', '', '1 Quay Street'],
    ['/location/8/info', 'Villa', '', ''],
  ]);
  expect(columns).toBe('usual');
});

test('@LOC-1 the static list shows the store codes that the application shows', async () => {
  const { rows, columns } = await listOf('/locations', { answer: [200, pageWithCodes] });
  expect(rows.map(([, , storeCode]) => storeCode)).toEqual(
    codes.map((given) => (typeof given === 'string' && storeCodeOf({ store_code: given })) || ''),
  );
  expect(columns).toBe('codes');
});

test('@LOC-7 with columns of the user, the static list shows only names', async () => {
  const stored = { 'placekeeper.location-columns': 'tags' };
  const { rows, columns } = await listOf('/locations', { answer: [200, page], stored });
  expect(rows).toHaveLength(2);
  expect(columns).toBeUndefined();
});

test.each<[string, string, Given]>([
  ['on another screen', '/locations/tags', { answer: [200, page] }],
  ['of a search', '/locations', { answer: [200, page], search: '?filter=x' }],
  ['after a failure', '/locations', { answer: [500, page] }],
  ['without a network', '/locations', {}],
  ['without locations', '/locations', { answer: [200, { data: [] }] }],
  ['of an odd response', '/locations', { answer: [200, { data: { name: 'Harbour' } }] }],
  ['of an odd location', '/locations', { answer: [200, { data: [null, ...page.data] }] }],
  ['of a location without a name', '/locations', { answer: [200, { data: [{ id: 1 }] }] }],
  ['of a location without an id', '/locations', { answer: [200, { data: [{ name: 'Villa' }] }] }],
  ['of a map', '/locations', { answer: [200, page], search: '?view=map' }],
])('@LOC-1 the static list shows no names %s', async (_, pathname, given) => {
  expect(await listOf(pathname, given)).toEqual({ rows: [] });
});

const application = ['/react.js', '/main.js'];

test.each<[string, string, Given, readonly string[]]>([
  ['after the list', '/locations', { answer: [200, page] }, ['list', ...application]],
  ['after a list that failed', '/locations', { answer: [500, {}] }, application],
  ['while a list is slow', '/locations', { answer: 'slow' }, application],
  ['on a screen without a list', '/locations/tags', {}, application],
  ['on an unknown screen', '/unknown', {}, application],
])('@SHELL-1 the application runs once, %s', async (_, pathname, given, expected) => {
  const { ran } = started(pathname, { screens: screensWithList, reads: listReads, ...given });
  await vi.advanceTimersByTimeAsync(10);
  expect(ran.filter((file) => file !== 'list')).toEqual([]);
  await vi.advanceTimersByTimeAsync(90);
  expect(ran).toEqual(expected);
  await vi.runAllTimersAsync();
  expect(ran).toEqual(expected);
});

test.each<[string, number, Given]>([
  ['is hidden, once its styles are loaded', 60, { isHidden: true }],
  ['becomes hidden', 10, { becomesHidden: true }],
])('@SHELL-1 the application runs in a page that %s', async (_, after, given) => {
  const { ran } = started('/locations', { screens: screensWithList, ...given });
  await vi.advanceTimersByTimeAsync(3);
  expect(ran).toEqual([]);
  await vi.advanceTimersByTimeAsync(after);
  expect(ran).toEqual(application);
});
