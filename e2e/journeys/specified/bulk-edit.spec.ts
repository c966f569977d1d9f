import { readFile } from 'node:fs/promises';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { to } from '@placekeeper/web/paths';
import { box, pickFile, shownCount } from '../../fixtures/bulk-edit.ts';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { managedLocations } from '../../fixtures/some-location.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openFromSidebar, visit } from '../../fixtures/visit.ts';

test.use({ persona: 'agency', locations: 12 });

onEachPlatform({ leaving: ['plain', 'text', 'bare'] }, () => {
  test(
    'a user edits locations in bulk by a value, a spreadsheet and a holiday plan',
    { tag: ['@BULK-1', '@BULK-2', '@BULK-3'] },
    async ({ page, twin }) => {
      const completed = page.getByText('Completed', { exact: true });

      await test.step('previews, applies and undoes a label', async () => {
        const withLabel = async () => {
          const held = await twin.held(locations.list, { query: { page: { size: 100 } } });
          return held.data.filter(({ label }) => label === 'Autumn').length;
        };
        await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
        await box(page, 'Label').check();
        await page.getByRole('textbox', { name: 'New Label' }).fill('Autumn');
        await page.getByRole('button', { name: 'Preview changes' }).click();
        await expect(shownCount(page).first()).toContainText('Autumn');
        await expect(shownCount(page).first()).toContainText(/and \d+ other locations/);
        await page.getByRole('button', { name: 'Apply to 12 locations' }).click();
        await expect(completed).toBeVisible();
        expect(await withLabel()).toBe(12);
        await page.getByRole('button', { name: 'Undo for 12 locations' }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /^Undo for/ })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: 'Undo: Label' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Restored 12', exact: true })).toBeVisible();
        expect(await withLabel()).toBe(0);
      });

      await test.step('exports a spreadsheet, and imports the values that differ', async () => {
        const known = (await managedLocations(twin)).find(({ store_code: code }) => code);
        if (!known) throw new Error('The agency manages no location with a store code.');
        await openFromSidebar(page, 'Bulk edit');
        await page.getByRole('button', { name: 'Select all 12 matching' }).click();
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export as CSV' }).click();
        const text = await readFile(await (await download).path(), 'utf8');
        expect(text).toContain(known.store_code);
        await page.getByRole('link', { name: 'Import a spreadsheet' }).click();
        await pickFile(page, 'Choose file', text);
        await expect(
          page.getByText('This file matches your locations. There’s nothing to apply.'),
        ).toBeVisible();
        await expect(page.getByText('12 rows, 12 unchanged')).toBeVisible();

        const website = 'https://example.com/from-a-file';
        await pickFile(
          page,
          'Choose a different file',
          `Store code,Business name,Website\n${known.store_code},"${known.name}",${website}\n`,
        );
        await expect(page.getByText('1 of 1 location will change')).toBeVisible();
        await expect(shownCount(page)).toContainText(website);
        await page.getByRole('button', { name: 'Apply to 1 location' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'shops.csv' })).toBeVisible();
        await expect(completed).toBeVisible();
        const { location } = await twin.held(locations.show, { params: { id: known.id } });
        expect(location.website_url).toBe(website);
      });

      await test.step('plans and applies holidays', async () => {
        await visit(page, to('bulk-edit.holidays', {}, { days: '2030-10-31' }));
        await page.getByRole('radio', { name: 'Closed' }).check();
        const note = page.getByRole('region', { name: 'Plan', exact: true }).getByRole('status');
        await page
          .getByRole('button', { name: /^Set at \d+ locations? on / })
          .last()
          .press('Enter');
        await expect(note).toHaveText(/^\d+ locations will change\.$/);
        await page.getByRole('button', { name: 'Preview changes' }).press('Enter');
        await page.getByRole('button', { name: /^Apply to \d+ locations?$/ }).press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Holiday plan' })).toBeVisible();
        await expect(page.getByText(/^(Completed|Completed with errors)$/)).toBeVisible();
      });
    },
  );
});
