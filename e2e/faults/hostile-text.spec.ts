import { paths, type RouteName } from '@placekeeper/web/paths';
import { hostileParts, hostileTurns } from '../fixtures/hostile-text.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const isRouteName = (name: string): name is RouteName => name in paths;

/** Each finding is told, whatever was found before it. */
const judge = expect.configure({ soft: true });

test.describe('text of others stays text', () => {
  for (const name of Object.keys(places).filter(isRouteName)) {
    test(`at ${name}`, { tag: ['@SHELL-13', '@UPD-9'] }, async ({ page, twin }) => {
      page.on('dialog', () => judge(page.url(), 'a dialog').toBe(''));
      const address = await addressOf(name, twin, page);
      for (const [turn, texts] of hostileTurns.entries()) {
        await twin.replaceTexts(texts);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not be shown/);
        for (const width of [1440, 360]) {
          await page.setViewportSize({ width, height: 900 });
          const at = `turn ${turn}, ${width}px wide`;
          judge(await overflowOf(page), `${at}: sideways`).toBeLessThanOrEqual(0);
          judge(await hostileParts(page), at).toEqual([]);
        }
      }
    });
  }
});
