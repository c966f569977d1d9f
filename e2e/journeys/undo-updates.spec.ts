import { locations } from '@placekeeper/contracts/endpoints/locations';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { control } from '@placekeeper/mock-api/control/contract';
import type { Page } from '@playwright/test';
import { joined } from '../fixtures/socket-joined.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';
import { visit } from '../fixtures/visit.ts';

const review = '/gbp-update-management';

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Updates to review' }).getByRole('listitem');
const detail = (page: Page) => page.getByRole('heading', { level: 2 });
const notSent = (page: Page, count: number) =>
  page.getByText(`${12 - count} to review, ${count} resolved (you can still undo)`);

const waiting = async (twin: Twin) =>
  (await twin.call(updates.list, { query: { active: true } })).meta.total;

async function openInTwoWindows(page: Page): Promise<Page> {
  await page.goto(review);
  await expect(rows(page)).toHaveCount(8);
  const other = await page.context().newPage();
  await other.goto(review);
  await expect(other.getByText('12 to review at')).toBeVisible();
  return other;
}

// On a busy machine, the next key press can come after the default of six seconds.
test.use({ undoTime: '20' });

test(
  'decisions about one or several updates can be undone until they are sent, and are not sent for a replaced update',
  { tag: ['@UPD-3', '@UPD-10', '@UPD-12'] },
  async ({ page, twin }) => {
    const listening = joined(page);
    await page.goto(review);
    await listening;
    await expect(detail(page)).toHaveText('Opening date changed');

    await test.step('U undoes a decision, and the update gets the focus', async () => {
      await page.keyboard.press('a');
      await expect(detail(page)).toHaveText('Phone numbers changed');
      await expect(notSent(page, 1)).toBeVisible();
      await page.keyboard.press('u');
      await expect(detail(page)).toHaveText('Opening date changed');
      await expect(detail(page)).toBeFocused();
      await expect(page.getByText('not sent yet')).toHaveCount(0);
    });

    await test.step('U undoes a decision on any other screen, but not while the user types', async () => {
      await page.keyboard.press('d');
      const toast = page.getByText('Update dismissed');
      await expect(toast).toBeVisible();
      await expect(
        page.getByText(/^Waiting to be sent\. You can’t undo a dismissal after it’s sent\.$/),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Locations', exact: true }).first().click();
      const search = page.getByRole('searchbox');
      await search.pressSequentially('u');
      await expect(search).toHaveValue('u');
      await expect(toast).toBeVisible();
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('u');
      await expect(toast).toHaveCount(0);
      await visit(page, review);
      await expect(detail(page)).toHaveText('Opening date changed');
      expect(await waiting(twin)).toBe(12);
    });

    await test.step('the toast undoes several decisions', async () => {
      await page.keyboard.press('x');
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('Shift+X');
      await page.keyboard.press('d');
      await expect(notSent(page, 3)).toBeVisible();
      await expect(page.getByText('3 updates dismissed')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rows(page)).toHaveCount(8);
      await expect(detail(page)).toHaveText('Opening date changed');
      await expect(detail(page)).toBeFocused();
      expect(await waiting(twin)).toBe(12);
    });

    await test.step('the decision about a replaced update is not sent', async () => {
      const { google_updates: pending } = await twin.call(updates.list, {
        query: { active: true },
      });
      const opening = pending.find(({ field_name: field }) => field === 'openInfo.openingDate');
      if (!opening) throw new Error('No opening date changed.');
      await page.keyboard.press('a');
      await expect(notSent(page, 1)).toBeVisible();
      await twin.changeProfile({
        location_id: opening.location.id,
        type: 'google',
        field_name: 'openInfo.openingDate',
        update_value: '1999-09-09',
      });
      await expect(page.getByText('1 update resolved elsewhere or replaced')).toBeVisible();
      const { google_update: now } = await twin.call(updates.show, { params: { id: opening.id } });
      expect(now.resolution?.resolved_action).toBe('nullified');
      await expect(page.getByText('not sent yet')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
    });

    await test.step('Send now sends decisions at once', async () => {
      await page.keyboard.press('a');
      await page.getByRole('button', { name: 'Send now' }).click();
      await expect(page.getByText('11 to review at 11 locations')).toBeVisible();
      expect(await waiting(twin)).toBe(11);
    });

    await test.step('decisions are sent when the page closes', async () => {
      await page.keyboard.press('d');
      await expect(page.getByText('1 resolved (you can still undo)')).toBeVisible();
      await page.goto('about:blank');
      await expect.poll(() => waiting(twin)).toBe(10);
    });
  },
);

test.describe('the archive', () => {
  test.use({ undoTime: '0' });

  test('restores the value that was not chosen', { tag: '@UPD-6' }, async ({ page, twin }) => {
    const { google_updates: pending } = await twin.call(updates.list, { query: { active: true } });
    const phones = pending.find(({ field_name: field }) => field === 'phoneNumbers');
    if (!phones) throw new Error('No phone numbers changed.');
    const phoneOf = async () => {
      const { location } = await twin.call(locations.show, {
        params: { id: phones.location.id },
      });
      return location.phone_number;
    };
    const before = await phoneOf();
    await page.goto(`${review}?update=${phones.id}`);
    await page.getByRole('button', { name: /^Accept/ }).click();
    await expect(page.getByText('11 to review at 11 locations')).toBeVisible();
    expect(await phoneOf()).not.toBe(before);
    await visit(page, `${review}/archive?update=${phones.id}`);
    await page.getByRole('button', { name: 'Reopen…' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Restore your previous value?' });
    await dialog.getByRole('button', { name: 'Restore your value' }).click();
    await expect(page.getByText('Your value was saved')).toBeVisible();
    expect(await phoneOf()).toBe(before);
    await expect(page.getByText(/Reversed since then\. Your previous value/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reopen…' })).toBeDisabled();
    const resolved = page.getByRole('region', { name: 'Resolved updates' }).getByRole('link');
    const reversed = resolved.filter({ hasText: 'Reversed later' });
    await expect(reversed).toContainText('Phone numbers');
    await resolved.filter({ hasNotText: 'Reversed later' }).first().click();
    await expect(page.getByText(/Reversed since then/)).toHaveCount(0);
    await expect(reversed).toHaveCount(1);
  });
});

test(
  'another window hides updates while this window holds or sends decisions about them, and shows them again after Undo',
  { tag: ['@UPD-3', '@RT-1'] },
  async ({ page, twin }) => {
    const other = await openInTwoWindows(page);
    const first = rows(other).filter({ hasText: 'Opening date changed' });
    await expect(first).toHaveCount(1);

    await page.bringToFront();
    await page.keyboard.press('a');
    await expect(notSent(page, 1)).toBeVisible();
    await expect(first).toHaveCount(0);
    await expect(other.getByRole('status').getByText('11 to review')).toBeVisible();
    expect(await waiting(twin)).toBe(12);

    await page.keyboard.press('u');
    await expect(first).toHaveCount(1);
    await expect(other.getByText('12 to review at')).toBeVisible();

    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    await page.keyboard.press('a');
    await expect(first).toHaveCount(0);
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(other.getByText('11 to review at')).toBeVisible();
    await expect(first).toHaveCount(0);
  },
);

test(
  'another window hides the updates that this window rejects by filter, also while the rejection is sent',
  { tag: ['@UPD-3', '@UPD-5', '@RT-1'] },
  async ({ page, twin }) => {
    const other = await openInTwoWindows(page);

    await page.bringToFront();
    // One update can’t be rejected, so it stays.
    const reject = async () => {
      await page.getByRole('button', { name: 'Reject all 12…' }).click();
      await page.getByRole('button', { name: 'Reject 11 updates' }).click();
    };
    await reject();
    await expect(notSent(page, 11)).toBeVisible();
    await expect(rows(other)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(other)).toHaveCount(8);

    await twin.arm({ endpoint: 'updates.rejectBulk', hold: true });
    await reject();
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('Resolving updates…')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(other)).toHaveCount(1);
    expect(await waiting(twin)).toBe(12);
    await twin.release();
    await expect(page.getByText(/^11 updates rejected\./)).toBeVisible();
    await expect(rows(other)).toHaveCount(1);
    expect(await waiting(twin)).toBe(1);
  },
);

test(
  'the following updates stay in the list of both windows while all updates on the page are decided but not sent',
  { tag: ['@UPD-4', '@UPD-5'] },
  async ({ page, twin }) => {
    const other = await openInTwoWindows(page);
    await page.bringToFront();

    await test.step('several decisions', async () => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.keyboard.press('d');
      await expect(notSent(page, 8)).toBeVisible();
      await expect(rows(page)).toHaveCount(4);
      await expect(rows(other)).toHaveCount(4);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rows(other)).toHaveCount(8);
    });

    await test.step('a rejection by filter', async () => {
      for (const field_name of ['websiteUri', 'profile.description'] as const) {
        await twin.call(control.changeManyProfiles, {
          body: { type: 'google', field_name, most: 5 },
        });
      }
      await page.getByRole('button', { name: /^\d+ new updates$/ }).click();
      await page.getByRole('button', { name: /^Reject all/ }).click();
      await page.getByRole('button', { name: /^Reject \d+ updates/ }).click();
      await expect(
        page.getByText(/^1 to review, \d+ resolved \(you can still undo\)$/),
      ).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(other)).toHaveCount(1);
    });
  },
);

test(
  'a location whose only update is held leaves the list of locations with updates to review, until it is undone',
  { tag: ['@UPD-3', '@LOC-1'] },
  async ({ page, twin }) => {
    await page.goto(review);
    await expect(detail(page)).toHaveText('Opening date changed');
    await page.keyboard.press('a');
    await expect(notSent(page, 1)).toBeVisible();
    await page.getByRole('link', { name: 'Locations', exact: true }).first().click();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Has updates to review' }).click();
    await page.keyboard.press('Escape');
    const found = page.getByRole('status');
    await expect(found.filter({ hasText: /^11 locations$/ })).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('u');
    await expect(found.filter({ hasText: /^12 locations$/ })).toHaveCount(1);
    expect(await waiting(twin)).toBe(12);
  },
);
