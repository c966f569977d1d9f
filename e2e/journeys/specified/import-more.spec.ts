import { expect, test } from '../../fixtures/test.ts';

test.use({ persona: 'agency', locations: 60, platform: 'specified' });

test(
  'profiles that are locations already can’t be selected, although the platform doesn’t mark them',
  { tag: ['@ONB-4', '@ONB-7'] },
  async ({ page, twin }) => {
    await page.goto('/onboarding/connect-google-account');
    await page.getByRole('link', { name: /^Use this account: profiles@/ }).click();
    await expect(page).toHaveURL(/operation=/);
    await twin.advance(10_000);
    await expect(page.getByText(/^[\d,]+ profiles found, [\d,]+ already imported\./)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search name, address' })).toBeVisible();
    await page.getByRole('button', { name: /^Select all \d+$/ }).click();
    await page.getByRole('button', { name: /^Import \d+ profiles?$/ }).click();
    await expect(page).not.toHaveURL(/select-profiles/);
  },
);
