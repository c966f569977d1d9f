import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { to } from '@placekeeper/web/paths';
import { box, pickFile, shownCount, step } from '../fixtures/bulk-edit.ts';
import { joined } from '../fixtures/joined.ts';
import { expect, test } from '../fixtures/test.ts';

const chooseAll = (page: Page) =>
  page.getByRole('button', { name: /^Choose all \d[\d,]* that match$/ }).click();

/** A bulk edit of labels: everybody can have one, and Google hears nothing of it. */
async function relabel(page: Page, address: string, label: string): Promise<void> {
  await page.goto(address);
  await chooseAll(page);
  await page.getByRole('link', { name: /^Continue with/ }).click();
  await box(page, 'Label').check();
  await page.getByRole('textbox', { name: 'New Label' }).fill(label);
  await page.getByRole('button', { name: 'Preview the changes' }).click();
  await page.getByRole('button', { name: /^Apply to/ }).click();
  await expect(page).toHaveURL(/\/bulk-edit\/history\/\d+$/);
}

test(
  'from the home screen to a label at every location that matches, by keyboard',
  { tag: ['@BULK-1', '@CARD-4', '@RT-1'] },
  async ({ page }) => {
    await page.goto(to('dashboard'));
    await page.getByRole('link', { name: 'Start a bulk edit' }).press('Enter');
    await expect(page).toHaveURL('/bulk-edit');
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.getByRole('searchbox').fill('puffin');
    await expect(page).toHaveURL(/filter=puffin/);
    const all = page.getByRole('button', { name: /^Choose all \d+ that match$/ });
    await expect(all).not.toHaveText('Choose all 36 that match');
    await all.press('Enter');
    const on = page.getByRole('link', { name: /^Continue with \d+ locations$/ });
    const count = /\d+/.exec(await on.innerText())?.[0] ?? '';
    await on.press('Enter');

    await expect(step(page, 'Choose what changes')).toBeFocused();
    await box(page, 'Label').press('Space');
    await page.getByRole('textbox', { name: 'New Label' }).fill('Spring campaign');
    await page.getByRole('button', { name: 'Preview the changes' }).press('Enter');
    await expect(step(page, 'Preview and apply')).toBeFocused();
    await expect(page.getByText(`${count} of ${count} locations would change.`)).toBeVisible();
    await expect(shownCount(page).first()).toContainText('Spring campaign');
    await page.getByRole('button', { name: `Apply to ${count} locations` }).press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Label' })).toBeFocused();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'What became of the locations' })
      .getByRole('link', { name: `Changed ${count}` })
      .click();
    await expect(page).toHaveURL(/status=completed/);
    await shownCount(page).first().getByRole('link').click();
    await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue('Spring campaign');
  },
);

test(
  'a choice of some survives searches, a reload and being shared',
  { tag: ['@BULK-1', '@LOC-7'] },
  async ({ page }) => {
    await page.goto(to('bulk-edit'));
    await shownCount(page).first().getByRole('checkbox').check();
    await page.getByRole('searchbox').fill('stonebridge');
    await expect(page).toHaveURL(/filter=stonebridge/);
    await shownCount(page).filter({ hasText: 'Stonebridge' }).first().getByRole('checkbox').check();
    await expect(page.getByText('2 chosen one by one')).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Continue with 2 locations' }).click();
    await expect(page.getByText('2 locations, chosen one by one')).toBeVisible();

    await box(page, 'Website').check();
    await page.getByRole('textbox', { name: 'New Website' }).fill('https://example.com/shared');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'New Website' })).toHaveValue(
      'https://example.com/shared',
    );
    await page.getByRole('button', { name: 'Preview the changes' }).click();
    await expect(page.getByRole('button', { name: /^Apply to/ })).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText('Nothing is ticked in this window.')).toBeVisible();
    await expect(other).toHaveURL(/step=changes/);
    await box(other, 'Label').check();
    await expect(other.getByText('Nothing is ticked in this window.')).toHaveCount(0);
    await other.close();

    await page.getByRole('link', { name: 'Change: Choose locations' }).click();
    await expect(step(page, 'Choose locations')).toBeFocused();
    await chooseAll(page);
    await box(page, 'All on this page').uncheck();
    await expect(page.getByText(/^0 chosen/)).toBeVisible();
  },
);

test.describe('a location that fails', () => {
  test.use({ expectedErrors: /status of 403/ });

  test(
    'refused ones say why, and another try follows what was put right',
    { tag: ['@BULK-1', '@BULK-2'] },
    async ({ page, twin }) => {
      await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
      await box(page, 'Primary phone').check();
      await page.getByRole('textbox', { name: 'New Primary phone' }).fill('0117 496 0123');
      await page.getByRole('button', { name: 'Preview the changes' }).click();
      const tabs = page.getByRole('navigation', { name: 'Preview' });
      await tabs.getByRole('link', { name: /^Would be refused [1-9]/ }).click();
      await expect(page).toHaveURL(/show=refused/);
      await expect(shownCount(page).first()).toContainText('not a phone number that exists in');
      await twin.arm({ endpoint: 'locations.update', status: 403, times: 1 });
      await page.getByRole('button', { name: /^Apply to/ }).click();
      await expect(page.getByText('Ended, not everywhere', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Try 1 location again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('link', { name: /^Failed/ })).toHaveCount(0);
      await page.getByRole('link', { name: /^Refused [1-9]/ }).click();
      await expect(shownCount(page).first()).toContainText('not a phone number that exists in');
    },
  );
});

test(
  'a spreadsheet goes out and comes back: only what differs changes, once it is confirmed',
  { tag: '@BULK-3' },
  async ({ page }) => {
    await page.goto(to('bulk-edit', {}, { filter: 'puffin' }));
    await chooseAll(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    await page.getByRole('link', { name: 'Import a spreadsheet' }).click();
    await expect(page).toHaveURL('/bulk-edit/import');
    await pickFile(page, 'Choose a file', text);
    await expect(page.getByText('Everything in this file is the same as here.')).toBeVisible();

    const [header, first = '', second = '', ...others] = text.split('\n');
    const website = /https?:[^,]*/;
    const changed = [
      header,
      first.replace(website, 'https://example.com/from-a-file'),
      second.replace(website, 'nowhere'),
      ...others,
    ];
    await pickFile(page, 'Choose another file', changed.join('\n'));
    await expect(page.getByText('1 of 1 location would change.')).toBeVisible();
    await expect(page.getByRole('region', { name: '1 row is left out' })).toContainText(
      'Line 3Website"nowhere" is not a full web address',
    );
    await expect(shownCount(page)).toContainText('https://example.com/from-a-file');
    await page.reload();
    await page.getByRole('button', { name: 'Apply to 1 location' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'shops.csv' })).toBeVisible();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  },
);

test(
  'a running one is found again, holds up the next, and can be cancelled',
  { tag: ['@BULK-1', '@BULK-2'] },
  async ({ page, twin }) => {
    await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
    await box(page, 'Website').check();
    await page.getByRole('textbox', { name: 'New Website' }).fill('https://example.com/all');
    await page.getByRole('button', { name: 'Preview the changes' }).click();
    await expect(page.getByText(/^It takes less than a minute. This edit runs in/)).toBeVisible();
    await twin.arm({ endpoint: 'locations.update', hold: true, times: 4 });
    await page.getByRole('button', { name: /^Apply to/ }).dblclick();
    await expect(page).toHaveURL(/\/bulk-edit\/history\/\d+$/);
    await expect(page.getByRole('progressbar', { name: 'Changing locations' })).toBeVisible();
    await expect(page.getByText(/^This edit runs in your browser/)).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await expect(page.getByText(/^This edit runs in your browser/)).toBeHidden();
    await twin.release();

    await page.getByRole('link', { name: 'Bulk edit', exact: true }).first().click();
    await expect(page.getByText('A bulk edit is paused.')).toBeVisible();
    await chooseAll(page);
    await page.getByRole('link', { name: /^Continue with/ }).click();
    await box(page, 'Label').check();
    await page.getByRole('textbox', { name: 'New Label' }).fill('Second');
    await page.getByRole('button', { name: 'Preview the changes' }).click();
    await expect(page.getByRole('button', { name: /^Apply to/ })).toHaveAccessibleDescription(
      /Another bulk edit has not ended/,
    );
    await page.getByRole('link', { name: 'See how far it is' }).click();

    await twin.arm({ endpoint: 'locations.update', hold: true, times: 4 });
    await page.getByRole('button', { name: 'Resume' }).press('Enter');
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the rest' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this bulk edit?' });
    await expect(dialog).toContainText('What is done already stays');
    await dialog.getByRole('button', { name: 'Cancel the rest' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Website' })).toBeFocused();
    await twin.release();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('list', { name: 'Bulk edits' })).toContainText('cancelled');
  },
);

test(
  'an undo puts back what nobody changed since, and says where it did not',
  { tag: '@BULK-2' },
  async ({ page }) => {
    await relabel(page, to('bulk-edit', {}, { filter: 'stonebridge' }), 'Undo me');
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    const address = page.url();

    await shownCount(page).first().getByRole('link').click();
    const label = page.getByRole('textbox', { name: 'Label' });
    await label.fill('By hand since');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);

    await page.goto(address);
    await page.getByRole('button', { name: /^Undo at/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Undo this bulk edit?' });
    await expect(dialog).toContainText('A value that somebody changed since stays as it is');
    await dialog.getByRole('button', { name: /^Undo at/ }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Undo: Label' })).toBeFocused();
    await page.getByRole('link', { name: 'Not all put back 1' }).click();
    await expect(shownCount(page)).toHaveCount(1);
    await expect(shownCount(page)).toContainText('Changed since; left as it is.');
    await page.goto(address);
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  },
);

test('goes on without a socket', { tag: ['@BULK-1', '@RT-2'] }, async ({ page, twin }) => {
  const listening = joined(page);
  await page.goto(to('bulk-edit'));
  await listening;
  // This code tells the client not to come back.
  await twin.kick(4001);
  await relabel(page, to('bulk-edit', {}, { filter: 'puffin' }), 'Polled');
  await twin.kick(4001);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
});

test.describe('an agency', () => {
  test.use({ persona: 'agency' });

  test(
    'edits 2,500 locations with a page of them on the screen',
    { tag: ['@BULK-1', '@BULK-2'] },
    async ({ page }) => {
      await relabel(page, to('bulk-edit'), 'Everywhere');
      await expect(page.getByText('2,500 locations').first()).toBeVisible();
      await expect(shownCount(page)).toHaveCount(25);
    },
  );
});

test.describe('a new user', () => {
  test.use({ persona: 'new' });

  test('is told what there is to do first', { tag: ['@BULK-1', '@BULK-2'] }, async ({ page }) => {
    await page.goto(to('bulk-edit.history'));
    await expect(page.getByText('Nothing was edited in bulk in this browser yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Start a bulk edit' }).click();
    await expect(page.getByText('There are no locations to edit yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Add locations' }).click();
    await expect(page).toHaveURL(/onboarding/);
  });
});
