import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { to } from '@placekeeper/web/paths';
import { box, pickFile, shownCount, step, locationRows } from '../fixtures/bulk-edit.ts';
import { untilHeld } from '../fixtures/counted-writes.ts';
import { expect, test } from '../fixtures/test.ts';

const chooseAll = (page: Page) =>
  page.getByRole('button', { name: /^Select all \d[\d,]* matching$/ }).click();

test(
  'a user edits a label by keyboard from the home screen, and the undo keeps a later edit',
  { tag: ['@BULK-1', '@BULK-2', '@CARD-4', '@RT-1'] },
  async ({ page }) => {
    const outcomes = page.getByRole('navigation', { name: 'Results by location' });
    const label = page.getByRole('textbox', { name: 'Label' });

    await test.step('selects all matching locations', async () => {
      await page.goto(to('dashboard'));
      // The panel of bulk edits has the link too, once it has loaded.
      await page.getByRole('link', { name: 'Start a bulk edit' }).first().press('Enter');
      await expect(page).toHaveURL('/bulk-edit');
      await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await page.getByRole('searchbox').fill('stonebridge');
      await expect(page).toHaveURL(/filter=stonebridge/);
      await page.getByRole('button', { name: 'Select all 10 matching' }).press('Enter');
      await page.setViewportSize({ width: 1280, height: 600 });
      await page.mouse.wheel(0, 2000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(170);
      await page.getByRole('link', { name: 'Continue with 10 locations' }).press('Enter');
      await expect(step(page, 'Set new values')).toBeFocused();
      const opened = page.getByRole('listitem').filter({ has: step(page, 'Set new values') });
      await expect(opened.getByText('2', { exact: true })).toBeInViewport({ ratio: 1 });
    });

    await test.step('previews and applies the label', async () => {
      await box(page, 'Label').press('Space');
      await page.getByRole('textbox', { name: 'New Label' }).fill('Spring campaign');
      await page.getByRole('button', { name: 'Preview changes' }).press('Enter');
      await expect(step(page, 'Review and apply')).toBeFocused();
      await expect(page.getByText('10 of 10 locations will change')).toBeVisible();
      await expect(shownCount(page).first()).toContainText('Spring campaign');
      await page.goBack();
      await expect(step(page, 'Set new values')).toBeFocused();
      await page.goForward();
      await expect(step(page, 'Review and apply')).toBeFocused();
      await page.getByRole('button', { name: 'Apply to 10 locations' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Label' })).toBeFocused();
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
      await outcomes.getByRole('link', { name: 'Saved 10' }).click();
      await expect(page).toHaveURL(/status=completed/);
    });

    await test.step('edits one of the locations on its page', async () => {
      await shownCount(page).first().getByRole('link').click();
      await expect(label).toHaveValue('Spring campaign');
      await label.fill('By hand since');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
      await page.goBack();
    });

    await test.step('the undo names the location whose later edit it keeps', async () => {
      await page.getByRole('button', { name: /^Undo for/ }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Undo this bulk edit?' });
      await expect(dialog).toContainText('1 value has changed since');
      await dialog.getByRole('button', { name: /^Undo for/ }).dblclick();
      await expect(page.getByRole('heading', { level: 1, name: 'Undo: Label' })).toBeFocused();
      await page.getByRole('link', { name: 'Not applied 1' }).click();
      await expect(shownCount(page)).toHaveCount(1);
      await expect(shownCount(page)).toContainText('Not undone, because this value changed later.');
      await page.getByRole('link', { name: 'View the original edit' }).click();
      await expect(page.getByText('Partly undone', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
      await page.getByRole('link', { name: 'View the undo' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Undo: Label' })).toBeVisible();
    });
  },
);

test(
  'a selection survives searches, a reload and a shared link, and a spreadsheet changes its values',
  { tag: ['@BULK-1', '@BULK-3', '@LOC-7'] },
  async ({ page }) => {
    await test.step('selects locations one by one', async () => {
      await page.goto(to('bulk-edit'));
      await locationRows(page).first().getByRole('checkbox').check();
      await page.getByRole('searchbox').fill('stonebridge');
      await expect(page).toHaveURL(/filter=stonebridge/);
      await locationRows(page)
        .filter({ hasText: 'Stonebridge' })
        .first()
        .getByRole('checkbox')
        .check();
      await expect(page.getByText('2 selected 1 of them isn’t on this page.')).toBeVisible();
      await page.getByRole('link', { name: 'Continue with 2 locations' }).click();
      await expect(page.getByText('2 locations selected')).toBeVisible();
      await box(page, 'Website').check();
      await page.getByRole('textbox', { name: 'New Website' }).fill('https://example.com/shared');
      await page.reload();
      await expect(page.getByText('2 locations selected')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'New Website' })).toHaveValue(
        'https://example.com/shared',
      );
      await page.getByRole('button', { name: 'Preview changes' }).click();
      await expect(page.getByRole('button', { name: /^Apply to/ })).toBeVisible();
    });

    await test.step('another window opens the selection without the changes', async () => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await expect(other.getByText('No fields selected in this tab')).toBeVisible();
      await expect(other).toHaveURL(/step=changes/);
      await box(other, 'Label').check();
      await expect(other.getByText('No fields selected in this tab')).toHaveCount(0);
      await other.close();
    });

    await test.step('selects all matching locations, and clears the selection', async () => {
      await page.getByRole('link', { name: 'Change: Select locations' }).click();
      await expect(step(page, 'Select locations')).toBeFocused();
      await chooseAll(page);
      await box(page, 'Select all on this page').uncheck();
      await expect(page.getByText('No locations selected.')).toBeVisible();
      await chooseAll(page);
    });

    await test.step('a spreadsheet changes the values that differ, after a preview', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const text = await readFile(await (await download).path(), 'utf8');
      await page.getByRole('link', { name: 'Import a spreadsheet' }).click();
      await expect(page).toHaveURL('/bulk-edit/import');
      await pickFile(page, 'Choose file', text);
      await expect(page.getByText('This file matches your locations.')).toBeVisible();

      const [header = '', first = '', second = '', ...others] = text.split('\n');
      const website = /https?:[^,]*/;
      const changed = [
        header.replace('Opening date', 'Opened'),
        first.replace(website, 'https://example.com/from-a-file'),
        second.replace(website, 'nowhere'),
        ...others,
      ];
      await pickFile(page, 'Choose a different file', changed.join('\n'));
      await expect(page.getByText('1 of 1 location will change')).toBeVisible();
      await expect(page.getByRole('region', { name: '1 row skipped' })).toContainText(
        'Line 3Website“nowhere” isn’t a full URL',
      );
      await expect(
        page.getByText('Ignored columns: Opened. Column names must match'),
      ).toBeVisible();
      await expect(shownCount(page)).toContainText('https://example.com/from-a-file');
      await page.reload();
      await page.getByRole('button', { name: 'Apply to 1 location' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'shops.csv' })).toBeVisible();
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    });
  },
);

test.describe('without managed locations', () => {
  test.use({ persona: 'basic' });

  test(
    'a finished bulk edit does not expect Google to publish it',
    { tag: '@BULK-2' },
    async ({ page }) => {
      await page.goto('/bulk-edit');
      await chooseAll(page);
      await page.getByRole('link', { name: /^Continue with/ }).click();
      await box(page, 'Website').press('Space');
      await page.getByRole('textbox', { name: 'New Website' }).fill('https://example.com/all');
      await page.getByRole('button', { name: 'Preview changes' }).click();
      await expect(page.getByText(/^4 locations aren’t managed/)).toBeVisible();
      await page.getByRole('button', { name: 'Apply to 4 locations' }).click();
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
      await expect(shownCount(page).first()).toContainText('Saved but not published.');
      await expect(page.getByText(/Google may still be publishing/)).toHaveCount(0);
    },
  );
});

test(
  'a running bulk edit stays visible, another waits for it, and both can be stopped',
  { tag: ['@BULK-1', '@BULK-2'] },
  async ({ page, twin }) => {
    await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
    await box(page, 'Website').check();
    await page.getByRole('textbox', { name: 'New Website' }).fill('https://example.com/all');
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(page.getByText(/^Applying takes .+\. This edit runs in/)).toBeVisible();
    await twin.arm({ endpoint: 'locations.update', hold: true, times: 4 });
    await page.getByRole('button', { name: /^Apply to/ }).dblclick();
    await expect(page).toHaveURL(/\/bulk-edit\/history\/\d+$/);
    await expect(page.getByRole('progressbar', { name: 'Changing locations' })).toBeVisible();
    await expect(page.getByText(/This edit runs in your browser/)).toBeVisible();
    await untilHeld(twin);
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await expect(page.getByText(/This edit runs in your browser/)).toBeHidden();
    await twin.release();

    await page.getByRole('link', { name: 'Bulk edit', exact: true }).first().click();
    await expect(page.getByText('Bulk edit paused')).toBeVisible();
    await chooseAll(page);
    await page.getByRole('link', { name: /^Continue with/ }).click();
    await box(page, 'Label').check();
    await page.getByRole('textbox', { name: 'New Label' }).fill('Second');
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await twin.arm({ endpoint: 'locations.update', hold: true, times: 4 });
    await page.getByRole('button', { name: /^Apply to/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Label' })).toBeFocused();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'History' }).click();
    await page
      .getByRole('table', { name: 'Bulk edits' })
      .getByRole('link', { name: 'Website' })
      .click();
    await page.getByRole('button', { name: 'Resume' }).press('Enter');
    await expect(page.getByText(/^Number 1 in the queue/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Stop this bulk edit?' });
    await expect(dialog).toContainText('Completed changes stay');
    await dialog.getByRole('button', { name: 'Stop bulk edit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Website' })).toBeFocused();
    await twin.release();
    await expect(page.getByText('Stopped', { exact: true }).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('table', { name: 'Bulk edits' })).toContainText('cancelled');
  },
);
