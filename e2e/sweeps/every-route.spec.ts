import { paths, type RouteName } from '@placekeeper/web/paths';
import { test as pure } from '@playwright/test';
import { expectAccessible, leaveWideAndLight } from '../fixtures/accessible.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const isRouteName = (name: string): name is RouteName => name in paths;

pure('every screen of the application is swept or redirects', () => {
  const redirecting = Object.keys(paths).filter((name) => !(name in places));
  expect(redirecting).toEqual(['location.admin']);
});

/** Screens of one area share an account, of which a test needs one. */
const areaOf = (name: RouteName) =>
  /^(tags|location\.admin|location\b|gbp|bulk-edit|onboarding)/.exec(name)?.[1] ?? 'others';
const areas = Map.groupBy(Object.keys(places).filter(isRouteName), areaOf);

for (const [area, names] of areas) {
  test(
    `the screens are accessible: ${area}`,
    { tag: ['@SHELL-13', '@SHELL-16'] },
    async ({ page, twin }) => {
      test.setTimeout(names.length * 45_000);
      for (const name of names) {
        await test.step(name, async () => {
          await leaveWideAndLight(page);
          const address = await addressOf(name, twin, page);
          await page.goto(address);
          await page.waitForLoadState('networkidle');
          expect(page.url(), 'it redirects').toBe(new URL(address, page.url()).href);
          await expect(page).toHaveTitle(/ · Placekeeper$/);
          await expectAccessible(page, async () => {
            await page.waitForLoadState('networkidle');
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          });
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        });
      }
    },
  );
}
