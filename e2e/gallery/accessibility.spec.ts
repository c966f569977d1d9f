import { expectAccessible, violationsOf } from '../fixtures/accessible.ts';
import { expect, openGallery, test } from './open-gallery.ts';

test.use({ persona: 'guest', viewport: { width: 1440, height: 900 } });

test('the gallery is accessible, also with an open menu and an open dialog', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openGallery(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await violationsOf(page, '[role=menu]')).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Long title' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');

  await expectAccessible(page, () => expect(page.getByRole('dialog')).toHaveCount(0));
});
