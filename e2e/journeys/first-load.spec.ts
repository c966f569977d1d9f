import { layoutShift, watchLayoutShifts } from '../fixtures/layout-shift.ts';
import { slowDown } from '../fixtures/slow-down.ts';
import { someLocation } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';

for (const width of [1440, 360]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'nothing moves while a page loads',
      { tag: ['@SHELL-3', '@LOC-1', '@DET-1'] },
      async ({ page, twin }) => {
        await watchLayoutShifts(page);
        await slowDown(page, { latencyMs: 100, kilobytesPerSecond: 600 });
        for (const address of ['/', '/locations', `${await someLocation(twin)}/info`]) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          const { sum, parts } = await layoutShift(page);
          expect(sum, `${address}: ${JSON.stringify(parts, null, 2)}`).toBeLessThanOrEqual(0.01);
        }
      },
    );
  });
}

interface Text {
  readonly text: string;
  readonly href: string | null;
  readonly x: number;
  readonly y: number;
}

test(
  'names, store codes and addresses appear before the application, where its list shows them',
  { tag: ['@SHELL-3', '@LOC-1'] },
  async ({ page, twin }) => {
    await page.addInitScript(() => {
      const textsIn = (part: string) =>
        [...document.querySelectorAll(`${part} :is(li, td) :is(a, span):not(:has(*))`)]
          .filter((element) => element.checkVisibility() && element.textContent !== '')
          .map((element) => {
            const range = new Range();
            range.selectNodeContents(element);
            const { x } = range.getBoundingClientRect();
            // Compares the middle of a line, which doesn't depend on the font.
            const { top, bottom } = element.getBoundingClientRect();
            const y = (top + bottom) / 2;
            return { text: element.textContent, href: element.getAttribute('href'), x, y };
          });
      Object.assign(globalThis, { textsIn });
      new MutationObserver((_, observer) => {
        const texts = textsIn('#shell');
        if (texts.length === 0) return;
        observer.disconnect();
        Object.assign(globalThis, { early: texts });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/settings');
    for (const [width, density] of [
      [1440, 'comfortable'],
      [1440, 'compact'],
      [360, 'comfortable'],
    ] as const) {
      await page.evaluate((stored) => {
        localStorage.setItem('placekeeper.location-density', stored);
      }, density);
      await page.setViewportSize({ width, height: 900 });
      // The static list stays until the current user is loaded.
      await twin.arm({ endpoint: 'currentUser.show', hold: true, times: 1 });
      await page.goto('/locations');
      await page.waitForFunction(() => 'early' in globalThis);
      await twin.release();
      const list = page.getByRole(width < 1024 ? 'list' : 'table', { name: 'Locations' });
      await expect(list).toBeVisible();
      const { early, late } = await page.evaluate(
        (): Record<'early' | 'late', readonly Text[]> => ({
          early: Reflect.get(globalThis, 'early'),
          late: Reflect.get(globalThis, 'textsIn')('#root main'),
        }),
      );
      const names = (texts: readonly Text[]) => texts.filter(({ href }) => href !== null);
      expect(names(early)).toHaveLength(names(late).length);
      // On a narrow screen, tags make rows higher, so only the name and address of the first row keep their places.
      const exact = width < 1024 ? 2 : early.length;
      expect(exact).toBeLessThanOrEqual(early.length);
      expect(late, `${width} ${density}`).toEqual(expect.arrayContaining(early.slice(0, exact)));
      if (width >= 1024) expect(early.length).toBeGreaterThan(2 * names(early).length);
    }
  },
);

test(
  'pointing at a link loads the code of its screen, and a slow navigation shows a line',
  { tag: '@SHELL-1' },
  async ({ page }) => {
    const main = page.getByRole('navigation', { name: 'Main' });
    const link = (name: string) => main.getByRole('link', { name, exact: true });
    await page.goto('/');
    await expect(link('Google accounts')).toBeVisible();
    await page.waitForLoadState('networkidle');

    await test.step('a pointed or focused link loads code, but no data', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const codeOf = (screen: string) =>
        page.waitForRequest((request) => request.url().includes(`/assets/${screen}.route-`));
      await Promise.all([codeOf('google-accounts'), link('Google accounts').hover()]);
      await Promise.all([codeOf('location-list'), link('Locations').focus()]);
      expect(asked.filter((address) => address.includes('/api/'))).toEqual([]);
    });

    await test.step('the line of a slow navigation is invisible for the first 150 ms', async () => {
      const line = page.getByRole('status').filter({ hasText: 'Loading' }).locator('> *');
      const look = () =>
        line.evaluate((shown) => {
          const { opacity, animationDelay, animationFillMode } = getComputedStyle(shown);
          return { opacity, animationDelay, animationFillMode };
        });
      const normal = await slowDown(page, { latencyMs: 1500 });
      await link('Bulk edit').click();
      await expect
        .poll(look)
        .toEqual({ opacity: '1', animationDelay: '0.15s', animationFillMode: 'both' });
      await normal();
      await expect(page.getByRole('heading', { level: 1, name: 'Bulk edit' })).toBeVisible();
      await expect(line).toHaveCount(0);
    });
  },
);

test(
  'the first reads of a screen start before its code arrives, and the application uses all of them',
  { tag: '@SHELL-1' },
  async ({ page, twin }) => {
    const location = await someLocation(twin);
    await page.addInitScript(() => {
      let reads: object | undefined;
      Object.defineProperty(globalThis, 'earlyReads', {
        get: () => reads,
        set(next: object | undefined) {
          reads = next;
          if (next)
            Object.assign(globalThis, { started: { names: Object.keys(next), reads: next } });
        },
      });
    });
    for (const [address, own] of [
      ['/', ['/api/google-tokens', '/api/current-user/subscription-meta']],
      ['/locations', ['/api/locations/list?page[number]=1&page[size]=25', '/api/tags']],
      ['/locations/tags', ['/api/tags']],
      ['/google-accounts', ['/api/google-tokens']],
      [
        '/settings',
        ['/api/google-tokens', '/api/current-user/subscription-meta', '/api/notification-settings'],
      ],
      ...['info', 'services', 'settings'].map(
        (tab) =>
          [
            `${location}/${tab}`,
            ['', '/failed-patch-attempts', '/current-patch-attempts'].map(
              (part) => `/api/locations/${location.slice('/location/'.length)}${part}`,
            ),
          ] as const,
      ),
    ] as const) {
      await page.goto(address);
      await page.waitForFunction(
        () => 'started' in globalThis && Reflect.get(globalThis, 'earlyReads') === undefined,
      );
      const { started, left } = await page.evaluate(() => {
        const { names, reads } = Reflect.get(globalThis, 'started');
        return { started: names, left: Object.keys(reads) };
      });
      expect(started, address).toEqual([
        '/api/current-user',
        '/api/google/locations/import/status',
        ...own,
      ]);
      expect(left, address).toEqual([]);
    }
  },
);
