import { locations } from '@placekeeper/contracts/endpoints/locations';
import { box, part, spotlight } from '../fixtures/spotlight.ts';
import { expect, test } from '../fixtures/test.ts';

// `specified`, because neither the search nor a filter may need an unspecified call.
test.use({ persona: 'agency', locations: 60, platform: 'specified' });

test(
  'a phone number or a mistyped name finds a location, and combined filters are saved as a view',
  { tag: ['@LOC-1', '@LOC-7', '@BULK-1', '@SPOT-8'] },
  async ({ page, twin }) => {
    await page.request.get('/sanctum/csrf-cookie');
    const { data } = await twin.call(locations.list, { query: {} });
    const one = data.find(({ phone_number: phone, name }) => phone && /[a-z]{7}/.test(name));
    if (!one?.phone_number) throw new Error('No location has a phone number and a long name.');
    const national = one.phone_number.replace(/^\+\d+ /, '0').replaceAll(' ', '-');
    const mistyped = one.name.replace(/([a-z]{4})[a-z]/, '$1');
    const row = page.getByRole('row').filter({ hasText: one.name });
    const search = page.getByRole('searchbox');
    const views = page.getByRole('button', { name: 'Saved views' });
    const dialog = page.getByRole('dialog');
    const openLocations = () =>
      page.getByRole('navigation').getByRole('link', { name: 'Locations' }).click();

    await test.step('the list finds a phone number and a mistyped name', async () => {
      await page.goto('/locations');
      await search.fill(national);
      await expect(row.first()).toContainText(`Phone ${one.phone_number}`);
      await search.fill(mistyped);
      await expect(page.getByText('Showing similar results.')).toBeVisible();
      await expect(row.first()).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      await box(page).fill(mistyped);
      await expect(part(page, 'Similar locations').getByRole('link').first()).toContainText(
        one.name,
      );
      await page.keyboard.press('Escape');
    });

    await test.step('bulk edits and the search find them too', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Bulk edit' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bulk edit' })).toBeFocused();
      await search.fill(national);
      await expect(row.first()).toContainText(`Phone ${one.phone_number}`);
      await page.keyboard.press('ControlOrMeta+k');
      await box(page).fill(national);
      await expect(part(page, 'Locations').getByRole('link').first()).toContainText(
        `Phone ${one.phone_number}`,
      );
      await page.keyboard.press('Escape');
      await expect(spotlight(page)).toHaveCount(0);
    });

    await test.step('two filters are applied together', async () => {
      await openLocations();
      await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeFocused();
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

    await test.step('the filters are saved as a view, which the list opens', async () => {
      await views.click();
      await page.getByRole('menuitem', { name: 'Save view' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill('British gaps');
      await dialog.getByRole('button', { name: 'Save view' }).click();
      await expect(page.getByText('View “British gaps” saved')).toBeVisible();
      await openLocations();
      await expect(page).toHaveURL('/locations');
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
