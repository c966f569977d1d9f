import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Page } from '@playwright/test';
import { to } from '@placekeeper/web/paths';
import { acceptRisk, box } from '../fixtures/bulk-edit.ts';
import { chooseOption } from '../fixtures/choose-option.ts';
import { expect, test } from '../fixtures/test.ts';

const items = (page: Page) => page.getByRole('list', { name: 'Locations' }).getByRole('listitem');
const rowOf = (page: Page, name: string) => items(page).filter({ hasText: name });

async function take(page: Page, from: string, search: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: from, exact: true }).fill(search);
  await chooseOption(page, option);
}

test(
  'a bulk edit changes hours, lists, an address and attributes, skips a location at its limit, and can be undone',
  { tag: ['@BULK-1', '@BULK-2', '@DET-2', '@ATTR-1'] },
  async ({ page, twin }) => {
    const held = async () => {
      const { data } = await twin.held(locations.list, { query: { search: 'Caversham' } });
      const location = data.find(({ name }) => name.startsWith('Stonebridge'));
      if (!location) throw new Error('There is no shop in Caversham.');
      const { additional_categories: categories, opening_hours: hours } = location;
      const { phone_numbers: phones, service_areas: areas } = location;
      return { categories, hours, phones, areas, line: location.street_address_2 };
    };
    const before = await held();
    await page.goto(to('bulk-edit', {}, { filter: 'stonebridge', pick: 'all', step: 'changes' }));

    await test.step('sets a week with a split day that ends after midnight', async () => {
      await box(page, 'Business hours').check();
      await page.getByRole('combobox', { name: 'Monday opening' }).click();
      await page.getByRole('option', { name: 'Open', exact: true }).click();
      await page.getByLabel('Monday opens').fill('930');
      await page.getByLabel('Monday closes').fill('12');
      await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
      await page.getByRole('menuitem', { name: 'Copy to Monday–Friday' }).click();
      await page.getByRole('button', { name: 'Add hours on Friday' }).click();
      await page.getByLabel('Friday 2 opens').fill('18');
      await page.getByLabel('Friday 2 closes').fill('2');
      await page.keyboard.press('Tab');
      await expect(page.getByText('closes Sat at 02:00')).toBeVisible();
    });

    await test.step('adds and removes entries of lists', async () => {
      await box(page, 'Additional categories').check();
      await take(page, 'Remove a category', 'sunglasses', 'Sunglasses shop');
      await box(page, 'Additional phones').check();
      await page.getByRole('button', { name: 'Add a number' }).click();
      await page.getByRole('textbox', { name: 'Number to add' }).fill('0117 496 0123');
      await page.getByRole('button', { name: 'Add a number' }).click();
      await page.getByRole('textbox', { name: 'Number to add 2' }).fill('0117 496 0124');
      await box(page, 'Service areas').check();
      await take(page, 'Add a service area', 'bath', 'Bath, UK');
      await box(page, 'Address line 2').check();
      await page.getByRole('textbox', { name: 'New Address line 2' }).fill('Ground floor');
      await box(page, 'Attributes').check();
      await take(page, 'Add an attribute', 'hearing', 'Assistive hearing loop');
      await page
        .getByRole('radiogroup', { name: 'Assistive hearing loop' })
        .getByText('Yes', { exact: true })
        .click();
    });

    await test.step('previews the values of each location, and the reason for a skipped location', async () => {
      await page.getByRole('button', { name: 'Preview changes' }).click();
      await expect(page.getByText('9 of 10 locations will change')).toBeVisible();
      const caversham = rowOf(page, 'Caversham');
      await expect(caversham).toContainText('− Sunglasses shop');
      await expect(caversham).toContainText('+ 0117 496 0123');
      await expect(caversham).toContainText('+ Bath, UK');
      await expect(caversham).toContainText('09:30–12:00, 18:00–02:00');
      await expect(caversham).toContainText('Ground floor');
      await expect(caversham.getByText('Assistive hearing loop')).toBeVisible();
      await expect(rowOf(page, 'Earley')).toContainText(
        'Google allows 2 additional numbers. This location would have 3.',
      );
    });

    await test.step('applies the values', async () => {
      await acceptRisk(page);
      await page.getByRole('button', { name: 'Apply to 9 locations' }).click();
      await expect(page).toHaveURL(/\/bulk-edit\/history\/\d+$/);
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
      await expect(rowOf(page, 'Earley')).toContainText('This location would have 3.');
      const after = await held();
      expect(after.hours?.periods).toContainEqual({
        open_day: 'FRIDAY',
        open_time: '18:00',
        close_day: 'SATURDAY',
        close_time: '02:00',
      });
      expect(JSON.stringify(after.phones)).toMatch(/117 ?496 ?0123.*117 ?496 ?0124/);
      expect(JSON.stringify(after.areas)).toContain('Bath, UK');
      const categories = after.categories.map(({ display_name: name }) => name);
      expect(categories).toContain('Eye care centre');
      expect(categories).not.toContain('Sunglasses shop');
      expect(after.line).toBe('Ground floor');
    });

    await test.step('undoes all values', async () => {
      await page.getByRole('button', { name: 'Undo for 9 locations' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Undo this bulk edit?' });
      await dialog.getByRole('button', { name: /^Undo for/ }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('link', { name: 'Restored 9' })).toBeVisible();
      expect(await held()).toEqual(before);
    });
  },
);

test.describe('in the evening, where the next day has begun in UTC', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test(
    'the special hours of the current day are not in the past, and the preview names an attribute that Google offers for none of the locations',
    { tag: ['@BULK-1', '@ATTR-1'] },
    async ({ page }) => {
      await page.clock.setFixedTime('2026-11-29T05:00:00Z');
      const past = page.getByText(/in the past/);

      await page.goto(to('bulk-edit', {}, { filter: 'stonebridge', pick: 'all', step: 'changes' }));
      await box(page, 'Special hours').check();
      await page.getByLabel('Start date').fill('2026-11-27');
      await page.getByRole('button', { name: 'Preview changes' }).click();
      await expect(past).toBeVisible();
      await page.getByLabel('Start date').fill('2026-11-28');
      await page.getByRole('button', { name: 'Preview changes' }).click();
      await expect(page.getByRole('button', { name: /^Apply to/ })).toBeVisible();
      await expect(past).toHaveCount(0);

      await test.step('an attribute that Google offers for none of the locations', async () => {
        await page.goBack();
        await box(page, 'Special hours').uncheck();
        await box(page, 'Attributes').check();
        await take(page, 'Add an attribute', 'breakfast', 'Breakfast');
        await page
          .getByRole('radiogroup', { name: 'Breakfast' })
          .getByText('Yes', { exact: true })
          .click();
        await page.getByRole('button', { name: 'Preview changes' }).click();
        await expect(
          page.getByText(/^Breakfast: Google doesn’t offer this attribute/),
        ).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText('serves');
      });
    },
  );
});
