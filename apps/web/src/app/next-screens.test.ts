import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../lib/url/paths.ts';

vi.mock('./router.ts', () => ({
  appRouter: () => ({
    state: { matches: [{ route: { id: 'locationManager' } }] },
    subscribe: () => () => undefined,
  }),
}));

const load = vi.fn(async (_address: string) => new Response('code'));
const screens = { files: ['assets/list.js', 'assets/info.js'], screens: { [paths.location]: [1] } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', load);
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === '[data-screens]' ? { dataset: { screens: JSON.stringify(screens) } } : null,
  });
  load.mockClear();
});
/** The list of locations has been shown for this time. */
async function showList(milliseconds: number): Promise<void> {
  const { preloadNextScreens } = await import('./next-screens.ts');
  preloadNextScreens();
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test('the list of locations preloads the files of a location once no request is pending', async () => {
  const { timeLimit } = await import('../data/http/time-limit.ts');
  const request = timeLimit('GET', undefined);
  await showList(5000);
  expect(load).not.toHaveBeenCalled();
  request.end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(load.mock.calls.map(([address]) => address)).toEqual(['/assets/info.js']);
});

test('a browser that saves data preloads nothing', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await showList(5000);
  expect(load).not.toHaveBeenCalled();
});
