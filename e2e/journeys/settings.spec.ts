import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name });
const single = (page: Page) => page.getByRole('switch', { name: 'Single-key shortcuts' });
const expectTheme = async (page: Page, theme: 'light' | 'dark') => {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('body')).toHaveCSS(
    'background-color',
    theme === 'light' ? 'rgb(248, 249, 251)' : 'rgb(12, 14, 17)',
  );
};

test(
  'theme and single-key shortcuts are set for every tab',
  { tag: ['@SHELL-9', '@SHELL-13', '@SPOT-1', '@GACC-1'] },
  async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.emulateMedia({ colorScheme: 'light' });
    await other.goto('/settings');
    await page.goto('/google-accounts');

    await test.step('the theme follows the system', async () => {
      await page.getByRole('button', { name: /menu$/ }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await expect(page).toHaveURL('/settings');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
      await expect(choice(page, 'System')).toBeChecked();
      await expectTheme(page, 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectTheme(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expectTheme(page, 'light');
    });

    await test.step('a chosen theme no longer follows the system', async () => {
      await choice(page, 'System').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(choice(page, 'Dark')).toBeChecked();
      await expectTheme(page, 'dark');
      await expectTheme(other, 'dark');
      await expect(choice(other, 'Dark')).toBeChecked();
    });

    await test.step('single-key shortcuts can be turned off', async () => {
      await expect(single(page)).toBeChecked();
      await single(page).focus();
      await page.keyboard.press('Space');
      await expect(single(page)).not.toBeChecked();
      await expect(single(other)).not.toBeChecked();
    });

    await test.step('the user menu has the same choice of themes', async () => {
      await other.getByRole('button', { name: /menu$/ }).click();
      await other.getByRole('menuitemradio', { name: 'Light' }).click();
      await expect(choice(page, 'Light')).toBeChecked();
      await expectTheme(page, 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectTheme(page, 'light');
      await other.getByRole('menuitemradio', { name: 'System' }).click();
      await expectTheme(page, 'dark');
    });

    await test.step('the settings summarize accounts and subscription', async () => {
      await expect(page.getByText('2 accounts connected')).toBeVisible();
      await expect(page.getByText(/^\d+ of \d+ slots used\.$/)).toBeVisible();
      await page.getByRole('link', { name: 'Manage Google accounts' }).click();
      await expect(page).toHaveURL('/google-accounts');
    });
  },
);

test.describe('without a subscription', () => {
  test.use({ persona: 'basic' });

  test(
    'the home screen says that nothing is tracked, and links explain the missing subscriptions',
    { tag: ['@CARD-5', '@SHELL-8', '@SHELL-9'] },
    async ({ page }) => {
      await page.goto('/');
      await expect(
        page.getByText(/^You don’t have a profile management subscription/),
      ).toBeVisible();
      await expect(page.getByText(/all caught up/)).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Needs attention' })).toHaveCount(0);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Reputation builder' }),
      ).toHaveAttribute('href', '/__mock/products/about-reputation-builder');

      await page.getByRole('button', { name: /menu$/ }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await expect(page.getByText(/don’t have a profile management subscription/)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Subscriptions and billing' }).click();
      await expect(page).toHaveURL(/\/__mock\/account/);
    },
  );
});
