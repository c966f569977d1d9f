import { locations } from '@placekeeper/contracts/endpoints/locations';
import { expect, test } from '../fixtures/test.ts';

test.use({ persona: 'agency', locations: 60 });

for (const platform of ['extended', 'specified'] as const)
  test.describe(`on the ${platform} platform`, () => {
    test.use({ platform });

    test(
      'a phone number and a typing error find a location',
      { tag: ['@LOC-1', '@BULK-1', '@SPOT-8'] },
      async ({ page, twin }) => {
        await page.request.get('/sanctum/csrf-cookie');
        const { data } = await twin.call(locations.list, { query: {} });
        const one = data.find(({ phone_number: phone, name }) => phone && /[a-z]{7}/.test(name));
        if (!one?.phone_number) throw new Error('No location has a phone number and a long name.');
        const national = one.phone_number.replace(/^\+\d+ /, '0').replaceAll(' ', '-');
        const row = page.getByRole('row').filter({ hasText: one.name });

        await page.goto('/locations');
        const search = page.getByRole('searchbox');
        await search.fill(national);
        await expect(row.first()).toContainText(`Phone ${one.phone_number}`);
        await search.fill(one.name.replace(/([a-z]{4})[a-z]/, '$1'));
        await expect(page.getByText('Showing similar results.')).toBeVisible();
        await expect(row.first()).toBeVisible();

        await page.goto('/bulk-edit');
        await search.fill(national);
        await expect(row.first()).toContainText(`Phone ${one.phone_number}`);

        await page.keyboard.press('ControlOrMeta+k');
        const spotlight = page.getByRole('dialog', { name: 'Search' });
        await spotlight.getByRole('combobox').or(spotlight.getByRole('searchbox')).fill(national);
        await expect(
          spotlight.getByRole('region', { name: 'Locations' }).getByRole('link').first(),
        ).toContainText(`Phone ${one.phone_number}`);
      },
    );
  });

test(
  'filters are combined, saved as a view, renamed, deleted and restored',
  { tag: ['@LOC-1', '@LOC-7'] },
  async ({ page }) => {
    const views = page.getByRole('button', { name: 'Saved views' });
    const dialog = page.getByRole('dialog');

    await test.step('two filters are applied together', async () => {
      await page.goto('/locations');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('menuitem', { name: 'More filters' }).click();
      await dialog.getByRole('combobox', { name: 'Country' }).click();
      await page.getByRole('option', { name: 'United Kingdom' }).click();
      await dialog.getByRole('checkbox', { name: 'No description' }).check();
      await dialog.getByRole('button', { name: 'Apply filters' }).click();
      await expect(page).toHaveURL('/locations?country=GB&missing[]=description');
      await expect(
        page.getByRole('button', { name: 'Remove Country: United Kingdom' }),
      ).toBeVisible();
    });

    await test.step('they are saved, and opened from the list', async () => {
      await views.click();
      await page.getByRole('menuitem', { name: 'Save view' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill('British gaps');
      await dialog.getByRole('button', { name: 'Save view' }).click();
      await expect(page.getByText('View “British gaps” saved')).toBeVisible();
      await page.goto('/locations');
      await views.click();
      await page.getByRole('menuitem', { name: 'British gaps' }).click();
      await expect(page).toHaveURL('/locations?country=GB&missing[]=description');
    });

    await test.step('the view is renamed, deleted and restored', async () => {
      await views.click();
      await page.getByRole('menuitem', { name: 'Manage views' }).click();
      await dialog.getByRole('textbox', { name: 'Name of British gaps' }).fill('UK gaps');
      await dialog.getByRole('button', { name: 'Rename' }).click();
      await dialog.getByRole('button', { name: 'Delete UK gaps' }).click();
      await expect(dialog.getByText('No saved views.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await views.click();
      await expect(page.getByRole('menuitem', { name: 'UK gaps' })).toBeVisible();
    });
  },
);
