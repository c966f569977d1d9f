import { violationsInBothThemes } from '../fixtures/axe.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { expect, openGallery, test } from './open-gallery.ts';

test.use({ persona: 'guest' });

for (const width of [1440, 360]) {
  test(`the gallery is whole and accessible, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page);
    expect(await overflowOf(page), 'sideways scrolling').toBeLessThanOrEqual(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
}

test('an open menu and an open dialog are accessible', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await violationsInBothThemes(page, '[role=menu]')).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Long title' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsInBothThemes(page, '[role=dialog]')).toEqual([]);
});
