import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const theme = (page: Page) => page.locator('html');
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name });

test(
  'the theme is one choice, in the settings, the menu and every tab, and outlives a reload',
  { tag: '@SHELL-13' },
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await other.goto('/settings');
    await page.goto('/locations');

    await page.getByRole('button', { name: /menu$/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
    await expect(choice(page, 'System')).toBeChecked();

    await choice(page, 'System').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(choice(page, 'Dark')).toBeChecked();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(theme(other)).toHaveAttribute('data-theme', 'dark');
    await expect(choice(other, 'Dark')).toBeChecked();

    await page.reload();
    await expect(choice(page, 'Dark')).toBeChecked();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');

    await other.getByRole('button', { name: /menu$/ }).click();
    await other.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(choice(other, 'Light')).toBeChecked();
    await expect(choice(page, 'Light')).toBeChecked();
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  },
);

test('the system’s theme is followed as it changes', { tag: '@SHELL-13' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  await expect(choice(page, 'System')).toBeChecked();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');

  await page.getByText('Light', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
});

test(
  'single keys are switched off for every tab, and stay so',
  { tag: '@SPOT-1' },
  async ({ page, context }) => {
    await page.goto('/settings');
    const other = await context.newPage();
    await other.goto('/settings');
    const single = page.getByRole('switch', { name: 'Single-key shortcuts' });
    await expect(single).toBeChecked();
    await single.focus();
    await page.keyboard.press('Space');
    await expect(single).not.toBeChecked();
    await expect(other.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
    await page.reload();
    await expect(single).not.toBeChecked();
    await expect(page.getByText('Off', { exact: true }).first()).toBeVisible();
  },
);

test('says how the accounts and the subscription are', { tag: '@GACC-1' }, async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByText('2 accounts connected')).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ slots used\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Manage Google accounts' }).click();
  await expect(page).toHaveURL('/google-accounts');
});

test.describe('without a subscription', () => {
  test.use({ persona: 'basic' });

  test('says so, and leads to the account page', { tag: '@SHELL-9' }, async ({ page }) => {
    await page.goto('/settings');
    await expect(page.getByText(/no subscription for profile management/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Subscriptions and billing' }).click();
    await expect(page).toHaveURL(/\/__mock\/account/);
  });
});

test.describe('a summary that fails', () => {
  test.use({ expectedErrors: /status of 500|^\[load\]/ });

  test('says so alone, and can be tried again', { tag: '@ERR-1' }, async ({ page, twin }) => {
    await twin.arm({ endpoint: 'googleTokens.list', status: 500, times: 3 });
    await page.goto('/settings');
    await expect(page.getByText(/Your Google accounts could not be loaded\./)).toBeVisible();
    await expect(page.getByText(/slots used/)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('2 accounts connected')).toBeVisible();
  });
});
