import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../fixtures/accessible.ts';
import { layoutShift, watchLayoutShifts } from '../fixtures/layout-shift.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ persona: 'guest' });

const hint = (page: Page) => page.getByRole('complementary', { name: 'Hint' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'a new user sees the hint about the home screen until the hint is dismissed',
  { tag: ['@HINT-1', '@HINT-2', '@SHELL-4', '@SHELL-16'] },
  async ({ page, twin }) => {
    // In this scenario, the first import has just ended.
    await twin.createAccount({ scenario: 'import-with-errors' });
    await watchLayoutShifts(page);
    await page.goto('/google-accounts');
    await expect(hint(page)).toContainText(
      'You can return to the home screen from anywhere by clicking here',
    );
    await expect(hint(page).getByText('Learn more')).toHaveCount(0);

    await test.step('the hint shifts no layout, takes no focus and covers nothing', async () => {
      await expect(page.getByText('Connected').first()).toBeVisible();
      // A hint that appears late would shift the screen by a twentieth of its height.
      expect((await layoutShift(page)).sum).toBeLessThan(0.001);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      const line = await hint(page).boundingBox();
      const main = await page.getByRole('main').boundingBox();
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    });

    await test.step('the hint is accessible and is not printed', async () => {
      expect(await violationsInBothThemes(page, 'aside')).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(hint(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('the home screen does not show the hint', async () => {
      const sidebar = page.getByRole('banner');
      await sidebar.getByRole('link', { name: 'Placekeeper home' }).click();
      await expect(page).toHaveURL('/');
      await expect(hint(page)).toHaveCount(0);
      await sidebar.getByRole('link', { name: 'Google accounts' }).click();
      await expect(heading(page, 'Google accounts')).toBeFocused();
      await expect(hint(page)).toBeVisible();
    });

    await test.step('Escape does not dismiss the hint, but its button does', async () => {
      await page.keyboard.press('Escape');
      await expect(hint(page)).toBeVisible();
      await page.getByRole('button', { name: /menu$/ }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Ok, got it!' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(hint(page)).toHaveCount(0);
      await expect(heading(page, 'Google accounts')).toBeFocused();
    });

    await page.reload();
    await expect(heading(page, 'Google accounts')).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
  },
);
