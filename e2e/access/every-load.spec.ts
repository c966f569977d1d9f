import { paths, type RouteName } from '@placekeeper/web/paths';
import { layoutShift, watchLayoutShifts } from '../fixtures/layout-shift.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { slowDown } from '../fixtures/slow-down.ts';
import { expect, test } from '../fixtures/test.ts';

const isRouteName = (name: string): name is RouteName => name in paths;

for (const name of Object.keys(places).filter(isRouteName)) {
  test(`nothing moves while ${name} loads`, { tag: '@SHELL-3' }, async ({ page, twin }) => {
    const address = await addressOf(name, twin, page);
    await watchLayoutShifts(page);
    await slowDown(page, { latencyMs: 100, kilobytesPerSecond: 600 });
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { sum, parts } = await layoutShift(page);
      expect
        .soft(sum, `${width} pixels wide: ${JSON.stringify(parts, null, 2)}`)
        .toBeLessThanOrEqual(0.01);
    }
  });
}
