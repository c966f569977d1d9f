import { violationsInBothThemes } from '../fixtures/axe.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { overlayErrors, overlays } from '../fixtures/overlays.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedErrors: overlayErrors });

for (const [name, { open, tags }] of Object.entries(overlays)) {
  for (const width of [1440, 360]) {
    test(`${name} is accessible, ${width}px`, { tag: [...tags] }, async ({ page, twin }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await open(page, twin);
      expect(await overflowOf(page), 'sideways scrolling').toBeLessThanOrEqual(0);
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  }
}
