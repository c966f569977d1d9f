import { expect, test } from '../fixtures/test.ts';

test.use({ persona: 'new' });

/** The whole job once, on the profiles of the spreadsheet that the twin was started with. */
test(
  'from a Google account to an accepted update',
  { tag: ['@ONB-1', '@ONB-2', '@ONB-3', '@ONB-4', '@ONB-5', '@ONB-6', '@IMP-3', '@LOC-1', '@DET-2', '@DET-3', '@DET-4', '@UPD-3'] },
  async ({ page, twin }) => {
    await test.step('a new customer is led to the first step', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Bring in your business profiles' })).toBeVisible();
      await page.getByRole('link', { name: 'Get started' }).click();
    });

    await test.step('connects an account on the consent page', async () => {
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await expect(page.getByRole('heading', { name: 'Placekeeper wants access' })).toBeVisible();
      await page.getByRole('radio', { name: 'nina.lindqvist@example.com' }).check();
      await page.getByRole('button', { name: 'Allow' }).click();
    });

    await test.step('the profiles are fetched, group by group', async () => {
      await expect(page.getByRole('heading', { name: 'Fetching your profiles' })).toBeVisible();
      await twin.advance(10_000);
      await expect(page.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
    });

    await test.step('chooses some of 228', async () => {
      await page.getByRole('searchbox').fill('dental');
      await page.getByRole('button', { name: /^Select all \d+ matching/ }).click();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(page.getByText(/^\d+ selected$/)).toBeVisible();
      await page.getByRole('button', { name: /^Import \d+ profiles$/ }).click();
    });

    await test.step('buys slots at the account page', async () => {
      await expect(page.getByRole('heading', { name: 'Start your subscription' })).toBeVisible();
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Get the subscription' }).click();
      const account = await opened;
      await account.getByLabel('Slots').fill('100');
      await account.getByRole('button', { name: 'Start subscription' }).click();
      await expect(account.getByText('Saved.')).toBeVisible();
      await account.close();
      await page.bringToFront();
      await page.reload();
    });

    await test.step('watches the import', async () => {
      await page.getByRole('button', { name: /^Import \d+ profiles$/ }).click();
      await expect(page.getByRole('heading', { name: 'Your locations are being added' })).toBeVisible();
      await twin.advance(250);
      await expect(page.getByText(/^[1-9]\d*\/\d+ location\(s\) imported$/)).toBeVisible();
      await twin.advance(60_000);
      await expect(page.getByRole('heading', { name: 'Your locations have been added' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to your locations' }).click();
    });
  },
);
