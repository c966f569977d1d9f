import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { Page } from '@playwright/test';
import { allow } from '../fixtures/google-account.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.use({
  persona: 'new',
  locations: 60,
  expectedErrors: /status of (404|422|500|503)|Something went wrong in Placekeeper/,
});

const nina = 'nina.lindqvist@example.com';
const fetching = (page: Page) => page.getByRole('heading', { name: 'Finding your profiles' });

test(
  'a Google account that denies access, has no profiles or cannot be read shows its reason and a next step',
  { tag: ['@ONB-1', '@ONB-2', '@ONB-3', '@GACC-1', '@ERR-1'] },
  async ({ page, twin }) => {
    const alert = page.getByRole('alert');

    await page.clock.install();

    await test.step('the address of a later step redirects to the first unfinished step', async () => {
      await page.goto('/onboarding/finish');
      await expect(page).toHaveURL('/onboarding/connect-google-account');
      await expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toHaveText(
        /Connect account/,
      );
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    });

    await test.step('a message explains a denied access', async () => {
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect(alert).toContainText('Access wasn’t granted');
    });

    await test.step('the list of accounts fails to load, and a retry offers the first connection', async () => {
      await twin.arm({ endpoint: 'googleTokens.list', status: 500 });
      await page.goto('/google-accounts');
      await expect(page.getByText('Couldn’t load your Google accounts.')).toBeVisible();
      await twin.disarm();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Connect a Google account' }).click();
    });

    await test.step('a message explains a missing permission', async () => {
      await page.getByRole('checkbox', { name: 'Manage your business profiles' }).uncheck();
      await allow(page, nina);
      await expect(page).toHaveURL(/\/google-accounts\?/);
      await expect(alert).toContainText(
        'Permission to manage your business profiles wasn’t granted.',
      );
      await page.getByRole('button', { name: 'Update permissions' }).click();
    });

    await test.step('a message explains that an account has no profiles', async () => {
      await allow(page, 'nina.private@example.com');
      await expect(page).toHaveURL(/\/onboarding\/fetching-profiles\?google_account=\d+/);
      await expect(fetching(page)).toBeVisible();
      await twin.advance(10_000);
      await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
      await expect(page.getByText(/^nina\.private@example\.com doesn’t manage any/)).toBeVisible();
      await page.getByRole('link', { name: 'Use another account' }).click();
    });

    await test.step('a fetch that fails to start can be tried again', async () => {
      await twin.arm({ endpoint: 'googleLocations.fetch', status: 500, times: 1 });
      await page.getByRole('button', { name: 'Connect another account' }).click();
      await allow(page, nina);
      await expect(page.getByText('Couldn’t load your profiles.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Waiting for Google…')).toBeVisible();
    });

    await test.step('a fetch without results for a minute shows a message', async () => {
      await page.clock.fastForward(61_000);
      await expect(
        page.getByRole('heading', { name: 'No profiles from Google yet' }),
      ).toBeVisible();
      await expect(page.getByText(/doesn’t manage any/)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    });

    const started = page.url();
    const found = await test.step('a reload continues the fetch', async () => {
      await twin.advance(500);
      const some = page.getByText(/^\d+ profiles found so far$/);
      const text = (await some.textContent()) ?? '';
      await page.reload();
      await expect(some).toHaveText(text);
      expect(page.url()).toBe(started);
      return text;
    });

    const open =
      await test.step('another tab shows the same fetch, and both continue when it ends', async () => {
        const other = await page.context().newPage();
        await page.close();
        await other.goto('/');
        await other.getByRole('link', { name: 'Choose an account' }).click();
        await other.getByRole('link', { name: `Use this account: ${nina}` }).click();
        await expect(other.getByText(found)).toBeVisible();
        expect(other.url()).toBe(started);
        await twin.advance(10_000);
        await expect(other.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
        await visit(other, started);
        await expect(other.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
        return other;
      });

    await test.step('the fetch ends when its account is disconnected', async () => {
      const { tokens } = await twin.call(googleTokens.list, {});
      const token = tokens.find(({ email }) => email === nina);
      await visit(open, `/onboarding/fetching-profiles?google_account=${token?.id}`);
      await expect(open.getByText('Waiting for Google…')).toBeVisible();
      if (token) await twin.call(googleTokens.remove, { params: { id: token.id } });
      await open.getByRole('button', { name: 'Try again' }).click();
      await expect(open).toHaveURL('/onboarding/connect-google-account');
      await expect(open.getByText(nina)).toHaveCount(0);
    });
  },
);

test(
  'an account that loses access while its profiles load is reconnected, and the selection survives',
  { tag: ['@ONB-2', '@ONB-3', '@ONB-4', '@GACC-2'] },
  async ({ page, twin }) => {
    const rows = page.getByRole('table', { name: 'Profiles' }).locator('tbody tr');
    const lose = async () => {
      const { tokens } = await twin.call(googleTokens.list, {});
      for (const { id } of tokens) await twin.loseAuthorization({ token_id: id });
    };

    await page.goto('/onboarding/connect-google-account');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByRole('alert')).toContainText('Access wasn’t granted');
    await expect(page).toHaveURL('/onboarding/connect-google-account');
    await page.getByRole('button', { name: 'Try again' }).click();
    await allow(page, nina);
    await expect(page.getByText('Waiting for Google…')).toBeVisible();

    await test.step('the message names the loss, and does not say that the account has no profiles', async () => {
      await twin.advance(500);
      await lose();
      await twin.advance(10_000);
      await expect(
        page.getByRole('heading', { name: 'Reconnect your Google account' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Reconnect' }).first().click();
      await allow(page, nina);
      await expect(page.getByText('Waiting for Google…')).toBeVisible();
      await twin.advance(10_000);
      await expect(page.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
    });

    await test.step('the selection survives another loss', async () => {
      for (const at of [0, 2]) await rows.nth(at).getByRole('checkbox').check();
      await expect(page.getByText('2 selected')).toBeVisible();
      await lose();
      await page.reload();
      await page.getByRole('button', { name: `Reconnect ${nina}` }).click();
      await allow(page, nina);
      await expect(page.getByText('Waiting for Google…')).toBeVisible();
      await twin.advance(10_000);
      await expect(page.getByText('2 selected')).toBeVisible();
    });
  },
);
