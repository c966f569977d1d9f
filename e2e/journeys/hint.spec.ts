import { violationsInBothThemes } from '../fixtures/axe.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

test.use({ persona: 'guest' });

const hint = (page: Page) => page.getByRole('complementary', { name: 'Hint' });
const words = 'You can return to the home screen from anywhere by clicking here';

/** Somebody new, whose import has just ended. */
const comeNew = (twin: Twin) => twin.createAccount({ scenario: 'import-with-errors' });

test(
  'somebody new is shown the way home, until they know it',
  { tag: ['@HINT-1', '@HINT-2', '@SHELL-4', '@SHELL-16'] },
  async ({ page, twin }) => {
    await comeNew(twin);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
    await page.goto('/onboarding/connect-google-account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hint(page)).toHaveCount(0);

    await page.goto('/locations');
    await expect(hint(page)).toContainText(words);
    await expect(hint(page).getByText('Learn more')).toHaveCount(0);

    await test.step('it is accessible, and not for paper', async () => {
      expect(await violationsInBothThemes(page, 'aside')).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(hint(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('it takes no focus and covers nothing', async () => {
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      const line = await hint(page).boundingBox();
      const main = await page.getByRole('main').boundingBox();
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    });

    await test.step('Escape leaves it, its button is reached by keyboard and ends it', async () => {
      await page.keyboard.press('Escape');
      await expect(hint(page)).toBeVisible();
      await page.getByRole('button', { name: /menu$/ }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Ok, got it!' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(hint(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeFocused();
    });

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
  },
);

test('nothing moves when it comes', { tag: '@HINT-2' }, async ({ page, twin }) => {
  await comeNew(twin);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        dataset['shift'] = String(
          Number(dataset['shift'] ?? 0) + ('value' in entry ? Number(entry.value) : 0),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/google-accounts');
  await expect(hint(page)).toContainText(words);
  await expect(page.getByText('Connected').first()).toBeVisible();
  const shift = Number(await page.locator('html').getAttribute('data-shift'));
  // The line alone would move a whole screen by a twentieth of it.
  expect(shift).toBeLessThan(0.001);
});
