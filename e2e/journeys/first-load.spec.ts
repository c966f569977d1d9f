import { layoutShift, watchLayoutShifts } from '../fixtures/layout-shift.ts';
import { slowDown } from '../fixtures/slow.ts';
import { expect, test } from '../fixtures/test.ts';

const slowLine = { cpu: 2, latencyMs: 100, kilobytesPerSecond: 600 };

for (const width of [1440, 360]) {
  test(
    `nothing moves while the page comes, ${width} pixels wide`,
    { tag: ['@SHELL-3', '@LOC-1', '@DET-1'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/locations');
      const first = page.getByRole('main').locator('a[href^="/location/"]').first();
      const location = (await first.getAttribute('href')) ?? '';
      expect(location).toMatch(/^\/location\/\d+/);

      await watchLayoutShifts(page);
      await slowDown(page, slowLine);
      for (const address of ['/', '/locations', location]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { sum, parts } = await layoutShift(page);
        expect(sum, `${address}: ${JSON.stringify(parts, null, 2)}`).toBeLessThanOrEqual(0.01);
      }
    },
  );
}

test(
  'the code of a screen is asked for when its link is pointed at',
  { tag: '@SHELL-1' },
  async ({ page }) => {
    await page.goto('/');
    const accounts = page.getByRole('link', { name: 'Google accounts' }).first();
    const locations = page.getByRole('link', { name: 'Locations', exact: true }).first();
    await expect(accounts).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    const codeOf = (screen: string) =>
      page.waitForRequest((request) => request.url().includes(`/assets/${screen}.route-`));
    await Promise.all([codeOf('google-accounts'), accounts.hover()]);
    await Promise.all([codeOf('location-list'), locations.focus()]);
    // Its data is read by a visit alone.
    expect(asked.filter((address) => address.includes('/api/'))).toEqual([]);
  },
);

test(
  'a navigation shows a line, and only once it takes its time',
  { tag: '@SHELL-1' },
  async ({ page }) => {
    await page.goto('/locations');
    await expect(page.getByText('1–25 of 36')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const line = page.getByRole('status').filter({ hasText: 'Loading' }).locator('> *');
    // Unseen for the first 150 ms, however quick the machine is on which this runs.
    const look = () =>
      line.evaluate((shown) => {
        const { opacity, animationDelay, animationFillMode } = getComputedStyle(shown);
        return { opacity, animationDelay, animationFillMode };
      });

    const normal = await slowDown(page, { latencyMs: 1500 });
    await page.getByRole('link', { name: 'Google accounts' }).click();
    await expect
      .poll(look)
      .toEqual({ opacity: '1', animationDelay: '0.15s', animationFillMode: 'both' });
    await normal();
    await expect(page.getByRole('heading', { level: 1, name: 'Google accounts' })).toBeVisible();
    await expect(line).toHaveCount(0);
  },
);
