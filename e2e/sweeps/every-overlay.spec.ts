import { violationsInBothThemes, violationsOf } from '../fixtures/axe.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { overlayErrors, overlays } from '../fixtures/overlays.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedErrors: overlayErrors });

for (const [name, { open, tags }] of Object.entries(overlays)) {
  test(`${name} is accessible, wide and narrow`, { tag: [...tags] }, async ({ page, twin }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, twin);
    expect(await overflowOf(page), 'sideways scrolling').toBeLessThanOrEqual(0);
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.setViewportSize({ width: 360, height: 800 });
    const shown = page.locator(
      '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-tooltip-popup], [data-sonner-toast]',
    );
    await expect(shown.first()).toBeVisible();
    expect(await overflowOf(page), 'sideways scrolling, narrow').toBeLessThanOrEqual(0);
    expect(await violationsOf(page), 'narrow').toEqual([]);
  });
}
