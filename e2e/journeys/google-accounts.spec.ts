import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { SentGoogleToken } from '@placekeeper/contracts/model/google-token';
import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/accessible.ts';
import { joined } from '../fixtures/socket-joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';
import { visit } from '../fixtures/visit.ts';

const accounts = (page: Page) => page.getByRole('list', { name: 'Connected accounts' });
const rowOf = (page: Page, { email }: Pick<SentGoogleToken, 'email'>) =>
  accounts(page).getByRole('listitem').filter({ hasText: email });
const toasts = (page: Page) => page.locator('[data-sonner-toast]');
const allow = (page: Page) => page.getByRole('button', { name: 'Allow' }).click();

/** A managed location, the account that owns it, and another connected account. */
async function situation(twin: Twin) {
  const { tokens } = await twin.call(googleTokens.list, {});
  const [location] = await managedLocations(twin);
  const own = tokens.find(({ id }) => id === location?.owner?.id);
  const other = tokens.find(({ id, status }) => id !== own?.id && status === 'active');
  if (!location || !own || !other)
    throw new Error('No location has an owner, or no other account is connected.');
  return { location, own, other };
}

test.describe('an account that loses its authorization', () => {
  test(
    'is announced once, keeps edits until it is reconnected, and keeps its locations',
    { tag: ['@GACC-1', '@GACC-2', '@LOC-6', '@DET-3', '@TOAST-1', '@ONB-2', '@SHELL-16'] },
    async ({ page, twin }) => {
      const { location, own, other } = await situation(twin);
      const description = page.getByRole('textbox', { name: 'Description' });
      const told = toasts(page).filter({ hasText: own.email });

      await test.step('the list of locations shows the loss at once', async () => {
        const listening = joined(page);
        // Opens the accounts first: a browser announces a loss only if it has seen the account connected.
        await page.goto('/google-accounts');
        await expect(rowOf(page, own)).toContainText('Connected');
        await expect(rowOf(page, own)).toContainText(own.groups?.at(-1)?.accountName ?? 'no group');
        await listening;
        await page.getByRole('link', { name: 'Locations', exact: true }).click();
        const row = page.getByRole('row').filter({ hasText: location.name }).first();
        await expect(row).toContainText('Managed');
        await twin.loseAuthorization({ token_id: own.id });
        await expect(row).toContainText('Reconnect needed');
        await expect(told).toHaveCount(1);
        await expect(told).toHaveAttribute('data-type', 'warning');
        await told.getByRole('button', { name: 'Close toast' }).click();
        await expect(told).toHaveCount(0);
        await row.getByRole('link', { name: location.name, exact: true }).click();
      });

      await test.step('the location explains what is paused, and keeps an edit', async () => {
        await expect(
          page.getByText('Edits are saved now and published when you reconnect.'),
        ).toBeVisible();
        await description.fill('Open again after the works.');
        await page.getByRole('button', { name: /^Save/ }).click();
        await expect(description).toHaveAccessibleDescription(
          /Saved. Publishes when you reconnect/,
        );
        await twin.advance(60_000);
        await page.getByRole('link', { name: 'Reconnect account' }).click();
      });

      const reconnect = rowOf(page, own).getByRole('button', { name: 'Reconnect' });
      const note = rowOf(page, own).getByRole('alert');
      let listening = Promise.resolve();

      await test.step('a message explains that another account was connected', async () => {
        await expect(rowOf(page, own)).toContainText('Reconnect needed');
        await reconnect.click();
        await expect(page.getByRole('radio', { name: own.email })).toBeChecked();
        await page.getByRole('radio', { name: other.email }).check();
        await allow(page);
        await expect(note).toContainText(`${other.email} is connected. To reconnect`);
        expect(await violationsOf(page)).toEqual([]);
        await expect(rowOf(page, own)).toContainText('Reconnect needed');
        await expect(accounts(page).getByRole('listitem')).toHaveCount(3);
      });

      await test.step('the reconnected account keeps its locations', async () => {
        await reconnect.click();
        listening = joined(page);
        await allow(page);
        const row = rowOf(page, own);
        await expect(page.getByRole('status').filter({ hasText: 'reconnected' })).toBeVisible();
        await expect(row).toContainText('Connected');
        await expect(accounts(page).getByRole('listitem')).toHaveCount(3);
        await expect(row).toContainText(`${own.locations_count} locations`);
        await expect(page).toHaveURL(/google-accounts\?connected=\d+&reconnect=\d+$/);
        const { location: now } = await twin.call(locations.show, { params: { id: location.id } });
        expect(now).toMatchObject({
          gbp_management_status: 'enabled',
          tags: location.tags,
          owner: location.owner,
        });
      });

      await test.step('the kept edit is published', async () => {
        await listening;
        await page.getByRole('link', { name: 'Locations', exact: true }).click();
        await page.getByRole('link', { name: location.name, exact: true }).first().click();
        await expect(description).toHaveAccessibleDescription(/Publishing since/);
        await twin.advance(60_000);
        await expect(description).toHaveAccessibleDescription(/Published/);
        await expect(description).toHaveValue('Open again after the works.');
      });
    },
  );
});

test(
  'a loss after the first read of the accounts and before the page receives events is announced, with a button that reconnects the account',
  { tag: ['@GACC-2', '@RT-2'] },
  async ({ page, twin }) => {
    const { own } = await situation(twin);
    await twin.arm({ endpoint: 'session.authorizeChannel', hold: true });
    const authorizing = page.waitForRequest('**/broadcasting/auth');
    await page.goto('/google-accounts');
    await expect(rowOf(page, own)).toContainText('Connected');
    await authorizing;
    await twin.loseAuthorization({ token_id: own.id });
    await twin.release();
    await expect(rowOf(page, own)).toContainText('Reconnect needed');
    const told = toasts(page).filter({ hasText: own.email });
    await expect(told).toHaveCount(1);
    await told.getByRole('button', { name: 'Reconnect' }).click();
    await expect(page.getByRole('radio', { name: own.email })).toBeChecked();
    await allow(page);
    await expect(page.getByRole('status').filter({ hasText: 'reconnected' })).toBeVisible();
    await expect(told).toHaveCount(0);
  },
);

test.describe('disconnecting an account', () => {
  test.use({ expectedErrors: /status of (404|500)|\[write\] ApiError/ });

  test(
    'explains its effects, can be tried again, and deletes no locations',
    { tag: '@GACC-1' },
    async ({ page, twin }) => {
      const { own, other, location } = await situation(twin);

      await test.step('the list of accounts appears where its placeholder was, also on a phone', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await twin.arm({ endpoint: 'googleTokens.list', hold: true, times: 1 });
        await page.goto('/google-accounts');
        const loading = page.getByText('Loading Google accounts').locator('..');
        await expect(
          page.getByRole('heading', { level: 1, name: 'Google accounts' }),
        ).toBeVisible();
        const before = await loading.boundingBox();
        await twin.release();
        await expect(accounts(page)).toBeVisible();
        expect((await accounts(page).boundingBox())?.y).toBe(before?.y);
        await twin.disarm();
        await page.setViewportSize({ width: 1440, height: 900 });
      });

      const leave = page.getByRole('button', { name: `Disconnect ${own.email}` });
      const dialog = page.getByRole('alertdialog', { name: `Disconnect ${own.email}?` });
      const confirm = dialog.getByRole('button', { name: 'Disconnect account' });

      await test.step('the dialog says how many locations are paused, and what is kept', async () => {
        await leave.press('Enter');
        await expect(dialog).toHaveAccessibleDescription(
          new RegExp(
            `tracking changes for ${own.managed_locations_count} locations.*Your locations, tags`,
          ),
        );
        await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(leave).toBeFocused();
      });

      await test.step('a failure is shown in the dialog, and can be tried again', async () => {
        await twin.arm({ endpoint: 'googleTokens.remove', status: 500, times: 1 });
        await leave.click();
        await confirm.click();
        await expect(dialog.getByRole('alert')).toContainText(
          'Something went wrong in Placekeeper',
        );
        await confirm.click();
        await expect(dialog).toHaveCount(0);
        await expect(rowOf(page, own)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        const { location: left } = await twin.call(locations.show, {
          params: { id: location.id },
        });
        expect(left).toMatchObject({
          gbp_management_status: 'lost-authorization',
          tags: location.tags,
        });
      });

      await test.step('an account that was disconnected elsewhere counts as disconnected', async () => {
        await page.getByRole('button', { name: `Disconnect ${other.email}` }).click();
        await twin.call(googleTokens.remove, { params: { id: other.id } });
        await page.getByRole('button', { name: 'Disconnect account' }).click();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(rowOf(page, other)).toHaveCount(0);
        await expect(toasts(page).filter({ hasText: `${other.email} disconnected` })).toBeVisible();
      });

      await test.step('home, accounts and location say what is paused and why', async () => {
        const because = new RegExp(`paused\\.?\\s*You disconnected .*${other.email}`);
        await expect(page.getByRole('main')).toContainText(because);
        await page.getByRole('button', { name: /^Disconnect / }).click();
        await page.getByRole('button', { name: 'Disconnect account' }).click();
        await expect(accounts(page)).toHaveCount(0);
        await page.getByRole('link', { name: 'Placekeeper home' }).click();
        await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText(because);
        await visit(page, `/location/${location.id}/info`);
        await expect(page.getByText('profile’s Google account is disconnected')).toBeVisible();
        await expect(page.getByText('Placekeeper lost access')).toHaveCount(0);
        await page.getByRole('link', { name: 'Connect account' }).click();
      });

      await test.step('reconnecting the account resumes publishing', async () => {
        await expect(page.getByText(/^\d+ locations paused$/)).toBeVisible();
        await page.getByRole('button', { name: 'Connect a Google account' }).click();
        await page.getByRole('radio', { name: own.email }).check();
        await allow(page);
        const told = page.getByRole('status').filter({ hasText: `${own.email} connected` });
        await expect(told).toContainText(/Publishing is on for \d+ locations/);
        await expect(page.getByRole('main')).not.toContainText(`You disconnected ${own.email}`);
      });
    },
  );
});
