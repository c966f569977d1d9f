import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { Page } from '@playwright/test';
import { allow, connectAccount } from '../fixtures/google-consent.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  persona: 'new',
  locations: 60,
  expectedErrors: /status of (404|422|503)|The platform had a problem/,
});

const nina = 'nina.lindqvist@example.com';
const fetching = (page: Page) => page.getByRole('heading', { name: 'Fetching your profiles' });

test(
  'a Google account that says no, has nothing, or cannot be read is explained, with a way on',
  { tag: ['@ONB-1', '@ONB-2', '@ONB-3'] },
  async ({ page, twin }) => {
    const alert = page.getByRole('alert');

    await test.step('every later step leads to the first one that is missing', async () => {
      for (const step of ['fetching-profiles', 'select-profiles', 'creating-locations', 'finish']) {
        await page.goto(`/onboarding/${step}`);
        await expect(page).toHaveURL('/onboarding/connect-google-account');
      }
      await expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toHaveText(
        /Connect account/,
      );
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    });

    await test.step('access was denied', async () => {
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect(alert).toContainText('Access was not allowed. Nothing was connected.');
    });

    await test.step('the permission was unticked', async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('checkbox', { name: 'Manage your business profiles' }).uncheck();
      await allow(page, nina);
      await expect(alert).toContainText(
        'The permission to manage your business profiles was not given.',
      );
      await page.getByRole('button', { name: 'Choose permissions again' }).click();
    });

    await test.step('the account has no profiles', async () => {
      await allow(page, 'nina.private@example.com');
      await expect(fetching(page)).toBeVisible();
      await twin.advance(10_000);
      await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
      await expect(page.getByText(/^nina\.private@example\.com does not own or/)).toBeVisible();
      await page.getByRole('link', { name: 'Use another account' }).click();
    });

    await test.step('connected a second time, it is the same account', async () => {
      await page.getByRole('button', { name: 'Connect another account' }).click();
      await allow(page, 'nina.private@example.com');
      await expect(page).toHaveURL(/\/onboarding\/fetching-profiles\?/);
      const { tokens } = await twin.call(googleTokens.list, {});
      expect(tokens).toHaveLength(1);
    });

    await test.step('the fetch cannot be started', async () => {
      await twin.arm({ endpoint: 'googleLocations.fetch', status: 503, times: 1 });
      await connectAccount(page, nina);
      await expect(page.getByText('Your profiles could not be fetched.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Waiting for Google…')).toBeVisible();
    });

    const started = page.url();
    const found =
      await test.step('a slow fetch is watched, and a reload goes on with it', async () => {
        await twin.advance(500);
        const some = page.getByText(/^\d+ profiles found so far$/);
        const text = (await some.textContent()) ?? '';
        await page.reload();
        await expect(some).toHaveText(text);
        expect(page.url()).toBe(started);
        return text;
      });

    const open =
      await test.step('another tab finds the same fetch, and goes on when it has ended', async () => {
        const other = await page.context().newPage();
        await page.close();
        await other.goto('/');
        await other.getByRole('link', { name: 'Choose an account' }).click();
        await other.getByRole('link', { name: `Use this account: ${nina}` }).click();
        await expect(other.getByText(found)).toBeVisible();
        expect(other.url()).toBe(started);
        await twin.advance(10_000);
        await expect(other.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
        // The step of the fetch is over: its address leads on.
        await other.goto(started);
        await expect(other.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
        return other;
      });

    await test.step('an account that is disconnected meanwhile takes its fetch along', async () => {
      const { tokens } = await twin.call(googleTokens.list, {});
      const token = tokens.find(({ email }) => email === nina);
      await open.goto(`/onboarding/fetching-profiles?google_account=${token?.id}`);
      await expect(open.getByText('Waiting for Google…')).toBeVisible();
      const other = await open.context().newPage();
      await other.goto('/google-accounts');
      await other.getByRole('button', { name: `Disconnect ${nina}` }).click();
      await other
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Disconnect/ })
        .click();
      await expect(other.getByText(nina)).toHaveCount(0);
      await open.bringToFront();
      await open.getByRole('button', { name: 'Try again' }).click();
      await expect(open).toHaveURL('/onboarding/connect-google-account');
      await expect(open.getByText(nina)).toHaveCount(0);
    });
  },
);

test(
  'a fetch that brings nothing for a while says so, and goes on by itself',
  { tag: '@ONB-3' },
  async ({ page, twin }) => {
    await page.clock.install();
    await page.goto('/onboarding/connect-google-account');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await allow(page, nina);
    await expect(page.getByText('Waiting for Google…')).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(
      page.getByRole('heading', { name: 'Nothing has come back from Google yet' }),
    ).toBeVisible();
    await expect(page.getByText(/does not own or manage/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Fetch again' })).toBeVisible();
    await twin.advance(10_000);
    await expect(page.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
  },
);
