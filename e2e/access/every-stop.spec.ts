import { paths, type RouteName } from '@placekeeper/web/paths';
import { noteFocus } from '../fixtures/describe-focus.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { tabProblems } from '../fixtures/tab-walk.ts';
import { expect, test } from '../fixtures/test.ts';

const isRouteName = (name: string): name is RouteName => name in paths;

/** 320 by 256 is a window of 1280 by 1024 at 400 %, where bars cover much of the page. */
const windows = [
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
];

for (const name of Object.keys(places).filter(isRouteName)) {
  test(`${name}: every tab stop is visible`, { tag: '@SHELL-16' }, async ({ page, twin }) => {
    await noteFocus(page);
    const address = await addressOf(name, twin, page);
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await tabProblems(page), `${size.width} wide`).toEqual([]);
    }
  });
}
