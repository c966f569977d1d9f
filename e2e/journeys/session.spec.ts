import { someLocation } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('a guest', () => {
  test.use({ persona: 'guest', expectedErrors: /status of 401/ });

  test(
    'is led to the log-in address, and back to where they were going',
    { tag: '@SESS-2' },
    async ({ page }) => {
      await page.goto('/locations?filter=dental');
      await expect(page).toHaveURL(/\/__mock\/sign-in\?return_to=/);
      await page.getByRole('button', { name: /^Owner/ }).click();
      await expect(page).toHaveURL('/locations?filter=dental');
      await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
    },
  );
});

test.describe('an expired session', () => {
  test.use({ expectedErrors: /status of (419|401)|403 .*broadcasting/ });

  test(
    'is told once, and the refreshed page ends at the log-in',
    { tag: ['@SESS-1', '@MODAL-4'] },
    async ({ page, twin }) => {
      await page.goto('/locations');
      await expect(page.getByText('1–25 of 36')).toBeVisible();
      const next = page.getByRole('link', { name: 'Next page', includeHidden: true });
      await twin.expireSessions();
      // A read that came late may have opened the dialog over the link.
      await next.dispatchEvent('click');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByRole('dialog')).toContainText(
        "Oh no! You've been gone for quite a while. Your session has expired. Please refresh the page and try again.",
      );
      await page.getByRole('button', { name: 'Refresh page' }).click();
      await expect(page).toHaveURL(/\/__mock\/sign-in/);
    },
  );
});

test.describe('a session that ended elsewhere', () => {
  test.use({ expectedErrors: /status of 401|403 .*broadcasting/ });

  test(
    'leaves the way to the log-in to who stays for what is not saved',
    { tag: '@SESS-2' },
    async ({ page, twin }) => {
      await page.goto(await someLocation(twin));
      await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Not saved yet');
      // The browser asks, and is answered with "stay".
      page.once('dialog', (question) => void question.dismiss());
      await twin.arm({ endpoint: 'locations.update', status: 401, times: 1 });
      await page.keyboard.press('ControlOrMeta+s');
      const told = page.getByRole('dialog', { name: 'You are logged out' });
      await expect(told).toContainText('What you typed is still here.');
      await expect(told.getByRole('link', { name: 'Log in in a new tab' })).toHaveAttribute(
        'href',
        /sign-in\?return_to=%2Flocation/,
      );
      await page.keyboard.press('Escape');
      await expect(told).toHaveCount(0);
      const label = page.getByRole('textbox', { name: 'Label', exact: true });
      await expect(label).toHaveValue('Not saved yet');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
      await expect(label).toHaveValue('Not saved yet');
    },
  );
});

test(
  'somebody else’s location is not there',
  { tag: ['@PERM-1', '@SHELL-14'] },
  async ({ page, browser }) => {
    await page.goto('/locations');
    const link = page.getByRole('table').getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/location\/\d+/);

    const stranger = await browser.newContext();
    await stranger.request.post('/__mock/accounts', { data: { persona: 'basic' } });
    const other = await stranger.newPage();
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1 })).toContainText(/not found/i);
    await stranger.close();
  },
);

test(
  'the built application has no way to the workbench of its developers',
  { tag: '@SHELL-9' },
  async ({ page }) => {
    await page.goto('/locations');
    await page.getByRole('button', { name: /menu$/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Platform twin' })).toHaveCount(0);
  },
);
