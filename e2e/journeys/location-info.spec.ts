import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import type { Locator, Page } from '@playwright/test';
import { chooseOption } from '../fixtures/choose-option.ts';
import { joined } from '../fixtures/socket-joined.ts';
import { pressSaveFrom } from '../fixtures/press-save.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';
import { visit } from '../fixtures/visit.ts';

async function open(page: Page, twin: Twin, isWanted: (location: SentLocation) => boolean) {
  const location = (await managedLocations(twin)).find(isWanted);
  if (!location) throw new Error('No location fits.');
  await visit(page, `/location/${location.id}/info`);
  await expect(page.getByRole('heading', { level: 1, name: location.name })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Add a category' })).toBeEnabled();
  return location;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (within: Locator) => within.getByRole('listitem');
const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

/** Resolves with the bodies of the next `count` writes. */
const sent = (page: Page, count: number) =>
  new Promise<readonly unknown[]>((resolve) => {
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'PATCH') return;
      bodies.push(request.postDataJSON());
      if (bodies.length === count) resolve(bodies);
    });
  });

test(
  'categories, service areas, the pin and opening hours are changed by keyboard, saved and published',
  { tag: ['@DET-2', '@DET-3'] },
  async ({ page, twin }) => {
    const listening = joined(page);
    const { primary_category: primary } = await open(
      page,
      twin,
      (one) =>
        one.has_storefront_address &&
        one.label !== 'Services closed' &&
        !one.additional_categories.some(({ id }) => id === 'gcid:dental_laboratory') &&
        one.lat !== null &&
        one.service_areas.length === 0 &&
        one.structured_services.length > 0,
    );
    await listening;
    const before = primary?.display_name ?? '';
    const categories = section(page, 'Categories');
    const areas = section(page, 'Service areas');

    await test.step('a category is found by a search, and cannot be chosen twice', async () => {
      await categories.getByRole('combobox').focus();
      await page.keyboard.type(before);
      await expect(
        page.getByRole('option', { name: `${before} Already added`, exact: true }),
      ).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('dental lab');
      await expect(page.getByRole('option').first()).toHaveText('Dental laboratory');
      await page.keyboard.press('Enter');
      await expect(rows(categories).last()).toContainText('Dental laboratory');
      await expect(categories.getByRole('combobox')).toBeFocused();
      await expect(categories.getByRole('combobox')).toHaveValue('');
    });

    await test.step('a new primary category shows that Google may ask for verification again', async () => {
      await categories
        .getByRole('button', { name: 'Make primary: Dental laboratory' })
        .press('Enter');
      await expect(rows(categories).first()).toContainText(/Dental laboratory\s*Primary/);
      await expect(categories.getByText(/re-verify the business/)).toBeVisible();
      await expect(
        categories.getByRole('button', { name: `Make primary: ${before}` }),
      ).toBeFocused();
    });

    await test.step('a removed category shows how many services Google removes with it', async () => {
      await categories.getByRole('button', { name: `Remove ${before}` }).press('Enter');
      await expect(
        categories.getByText(/^Removing .+ may also remove \d+ services?$/),
      ).toBeVisible();
      await expect(categories.getByRole('combobox')).toBeFocused();
    });

    await test.step('a service area makes the location a business that also visits its customers', async () => {
      await expect(areas.getByText(/^Google shows your address only/)).toBeVisible();
      await areas.getByRole('combobox').focus();
      await page.keyboard.type('croydon');
      await expect(page.getByRole('option').first()).toHaveText('Croydon, UK');
      await page.keyboard.press('Enter');
      await expect(rows(areas)).toHaveText(['Croydon, UK']);
      await expect(areas.getByText(/^Google shows your address and these areas/)).toBeVisible();
    });

    const latitude = page.getByLabel('Latitude');
    await test.step('a pasted pin fills both fields and shows how far it moved', async () => {
      const pin = {
        lat: await latitude.inputValue(),
        lng: await page.getByLabel('Longitude').inputValue(),
      };
      await areas.getByRole('combobox').focus();
      await page.keyboard.type(`${Number(pin.lat) + 0.001}, ${pin.lng}`);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+x');
      await latitude.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(page.getByLabel('Longitude')).toHaveValue(pin.lng);
      await expect(page.getByText('111 m north of the saved pin')).toBeVisible();
    });

    await test.step('only changed fields are sent, and their publication is shown', async () => {
      const bodies = sent(page, 2);
      await page.keyboard.press('ControlOrMeta+s');
      expect(await bodies).toEqual([
        {
          primary_category_id: 'gcid:dental_laboratory',
          additional_category_ids: expect.not.arrayContaining([primary?.id]),
        },
        {
          lat: expect.any(Number),
          lng: expect.any(Number),
          service_areas: [{ place_id: expect.any(String), name: 'Croydon, UK' }],
        },
      ]);
      await expect(unsaved(page)).toHaveCount(0);
      for (const place of [categories, areas, section(page, 'Address')])
        await expect(place.getByText(/Publishing since/)).toBeVisible();
      await twin.advance(10_000);
      await expect(page.getByText(/Publishing since/)).toHaveCount(0);
    });

    await open(
      page,
      twin,
      ({ opening_hours: hours }) =>
        hours?.periods.every((one) => one.open_day !== 'SUNDAY') ?? false,
    );
    const week = section(page, 'Business hours');
    const sunday = week.getByRole('listitem', { name: 'Sunday' });

    await test.step('a closed day gets hours, typed in short forms', async () => {
      await sunday.getByRole('combobox').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option', { name: 'Open', exact: true })).toBeVisible();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect(sunday.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type('930');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1 pm');
      await page.keyboard.press('Tab');
      await expect(week.getByLabel('Sunday opens')).toHaveValue('09:30');
      await expect(week.getByLabel('Sunday closes')).toHaveValue('13:00');
    });

    await test.step('a second period of the day ends after midnight', async () => {
      await page.keyboard.press('Tab');
      await expect(week.getByRole('button', { name: 'Add hours on Sunday' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(week.getByLabel('Sunday 2 opens')).toBeFocused();
      await page.keyboard.type('18');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2 am');
      await expect(sunday.getByText('closes Mon at 02:00')).toBeVisible();
    });

    await test.step('the hours of the day are copied to all days', async () => {
      await sunday.getByRole('button', { name: 'Copy Sunday to other days' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(week.getByLabel('Monday 2 closes')).toHaveValue('02:00');
    });

    await test.step('special hours are added, and all hours are saved', async () => {
      const days = section(page, 'Special hours');
      await days.getByRole('button', { name: 'Add special hours' }).press('Enter');
      await expect(days.locator('input[type=date]').last()).toBeFocused();
      await page.keyboard.type('12252027');
      const body = sent(page, 1);
      await page.keyboard.press('ControlOrMeta+s');
      const [patch] = await body;
      expect(patch).toMatchObject({
        opening_hours: {
          periods: expect.arrayContaining([
            { open_day: 'SUNDAY', open_time: '18:00', close_day: 'MONDAY', close_time: '02:00' },
          ]),
          special_periods: expect.arrayContaining([{ start_date: '2027-12-25', closed: true }]),
        },
      });
      await expect(unsaved(page)).toHaveCount(0);
    });

    await test.step('the times of a special day are saved too', async () => {
      const day = section(page, 'Special hours').getByRole('listitem').last();
      await day.getByRole('combobox').click();
      await chooseOption(page, /^Open$/);
      const body = sent(page, 1);
      await page.keyboard.press('ControlOrMeta+s');
      await body;
      await expect(unsaved(page)).toHaveCount(0);
    });

    await test.step('a button does not move while it is pressed, although the field that loses the focus shows an error', async () => {
      const box = page.getByRole('textbox', { name: 'Website', exact: true });
      await box.fill('not an address');
      await pressSaveFrom(page, box);
      await box.fill('');
      await expect(box).not.toHaveAttribute('aria-invalid', 'true');
    });
  },
);

test(
  'an edit that was saved without management is published by rejecting Google’s value',
  { tag: ['@DET-3', '@DET-5'] },
  async ({ page, twin }) => {
    const { id } = await open(page, twin, ({ has_unresolved_updates: has }) => !has);
    const managed = page.getByRole('switch', { name: 'Managed' });
    await managed.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(
      page.getByText(
        'When you turn on management, differences from Google become updates to review.',
      ),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Business name' }).fill('Quay Dental');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(unsaved(page)).toHaveCount(0);

    await managed.click();
    const reject = page.getByRole('button', { name: 'Reject the change to business name' });
    await reject.click();
    await expect(reject).toHaveCount(0);
    await expect
      .poll(async () => {
        const { patch_attempts: attempts } = await twin.call(locations.currentPatchAttempts, {
          params: { id },
        });
        return attempts.length;
      })
      .toBe(1);
  },
);
