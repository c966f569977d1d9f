import { paths, type RouteName } from '@placekeeper/web/paths';
import { violationsInBothThemes, violationsOf } from '../fixtures/axe.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const isRouteName = (name: string): name is RouteName => name in paths;

test('every screen of the application is swept, or leads on', () => {
  const ledOn = Object.keys(paths).filter((name) => !(name in places));
  expect(ledOn).toEqual(['location.admin']);
});

for (const name of Object.keys(places).filter(isRouteName)) {
  test(
    `${name} is whole and accessible`,
    { tag: ['@SHELL-13', '@SHELL-16'] },
    async ({ page, twin }) => {
      const address = await addressOf(name, twin, page);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(page.url(), 'it led on').toBe(new URL(address, page.url()).href);
      await expect(page).toHaveTitle(/ · Placekeeper$/);
      expect(await overflowOf(page), 'sideways scrolling').toBeLessThanOrEqual(0);
      expect(await violationsInBothThemes(page)).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await page.setViewportSize({ width: 360, height: 900 });
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await overflowOf(page), 'sideways scrolling, narrow').toBeLessThanOrEqual(0);
      expect(await violationsOf(page), 'narrow').toEqual([]);
    },
  );
}
