import { expect, test } from '../fixtures/test.ts';

test.describe('a guest', () => {
  test.use({ persona: 'guest', expectedErrors: /status of 401/ });

  test(
    'is redirected to the log-in, and then back to the requested address',
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
