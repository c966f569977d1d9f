import type { SentLocation } from '@placekeeper/contracts/model/location';
import type { Locator, Page } from '@playwright/test';
import { joined } from '../fixtures/joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

/** The first that is such a one, opened. */
async function open(page: Page, twin: Twin, isWanted: (location: SentLocation) => boolean) {
  const location = (await managedLocations(twin)).find(isWanted);
  if (!location) throw new Error('No location is such a one.');
  const listening = joined(page);
  await page.goto(`/location/${location.id}/info`);
  await expect(page.getByRole('combobox', { name: 'Add a category' })).toBeEnabled();
  await listening;
  return location;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (within: Locator) => within.getByRole('listitem');
const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

/** The bodies of the next so many changes that are sent. */
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
  'what the business is and where it goes is chosen by keyboard, saved and published',
  { tag: ['@DET-2', '@DET-3'] },
  async ({ page, twin }) => {
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
    const before = primary?.display_name ?? '';
    const categories = section(page, 'Categories');
    const areas = section(page, 'Service areas');

    await test.step('a category is searched for, and one that is there is not chosen twice', async () => {
      await categories.getByRole('combobox').focus();
      await page.keyboard.type(before);
      await expect(
        page.getByRole('option', { name: `${before} Chosen`, exact: true }),
      ).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('dental lab');
      await expect(page.getByRole('option').first()).toHaveText('Dental laboratory');
      await page.keyboard.press('Enter');
      await expect(rows(categories).last()).toContainText('Dental laboratory');
      await expect(categories.getByRole('combobox')).toBeFocused();
      await expect(categories.getByRole('combobox')).toHaveValue('');
    });

    await test.step('another primary category says what it costs, and can be taken back', async () => {
      await categories
        .getByRole('button', { name: 'Make Dental laboratory primary' })
        .press('Enter');
      await expect(rows(categories).first()).toContainText(/Dental laboratory\s*Primary/);
      await expect(categories.getByText(/verify the business again/)).toBeVisible();
      await expect(
        categories.getByRole('button', { name: `Make ${before} primary` }),
      ).toBeFocused();
    });

    await test.step('services go with the category they hang on', async () => {
      await categories.getByRole('button', { name: `Remove ${before}` }).press('Enter');
      await expect(categories.getByText(/^\d+ services? may go with/)).toBeVisible();
      await expect(categories.getByRole('combobox')).toBeFocused();
    });

    await test.step('an area makes it a business that also visits', async () => {
      await expect(areas.getByText(/^Storefront:/)).toBeVisible();
      await areas.getByRole('combobox').focus();
      await page.keyboard.type('croydon');
      await expect(page.getByRole('option').first()).toHaveText('Croydon, UK');
      await page.keyboard.press('Enter');
      await expect(rows(areas)).toHaveText(['Croydon, UK']);
      await expect(areas.getByText(/^Storefront and service area:/)).toBeVisible();
    });

    const latitude = page.getByLabel('Latitude');
    await test.step('a pin is pasted whole, and says how far it moved', async () => {
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

    await test.step('only what was changed is sent, and is seen on its way', async () => {
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
        await expect(place.getByText(/Being published since/)).toBeVisible();
      await twin.advance(10_000);
      await expect(page.getByText(/Being published since/)).toHaveCount(0);
    });
  },
);

test(
  'what Google refuses is told at its field, with what to do',
  { tag: ['@DET-2', '@DET-3'] },
  async ({ page, twin }) => {
    await open(page, twin, (one) => one.has_storefront_address && one.service_areas.length === 0);
    const categories = section(page, 'Categories');
    const areas = section(page, 'Service areas');
    await categories.getByRole('combobox').pressSequentially('museum');
    await page.getByRole('option', { name: 'Museum', exact: true }).click();
    await categories.getByRole('button', { name: 'Make Museum primary' }).click();
    await areas.getByRole('combobox').pressSequentially('croydon');
    await page.getByRole('option', { name: 'Croydon, UK' }).click();
    await page.getByRole('button', { name: /^Save/ }).click();
    // Two calls: time passes for both.
    for (const place of [categories, areas])
      await expect(place.getByText(/Being published since/)).toBeVisible();
    await twin.advance(10_000);
    await expect(areas.getByText(/Not published.*cannot have a service area/)).toBeVisible();
  },
);

test('a week is written by keyboard alone', { tag: '@DET-2' }, async ({ page, twin }) => {
  await open(
    page,
    twin,
    ({ opening_hours: hours }) => hours?.periods.every((one) => one.open_day !== 'SUNDAY') ?? false,
  );
  const week = section(page, 'Opening hours');
  const sunday = week.getByRole('listitem', { name: 'Sunday' });

  await test.step('a closed day is opened, and times are read as they are typed', async () => {
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

  await test.step('the evening lasts until after midnight', async () => {
    await page.keyboard.press('Tab');
    await expect(week.getByRole('button', { name: 'Add hours on Sunday' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(week.getByLabel('Sunday 2 opens')).toBeFocused();
    await page.keyboard.type('18');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2 am');
    await expect(sunday.getByText('closes Mon 02:00')).toBeVisible();
  });

  await test.step('it is copied to every day', async () => {
    await sunday.getByRole('button', { name: 'Copy Sunday to other days' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(week.getByLabel('Monday 2 closes')).toHaveValue('02:00');
  });

  await test.step('a holiday differs, and all of it is kept', async () => {
    const days = section(page, 'Special days');
    await days.getByRole('button', { name: 'Add a special day' }).press('Enter');
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
    await page.reload();
    await expect(week.getByLabel('Sunday 2 closes')).toHaveValue('02:00');
  });
});

for (const [tab, name, wrong] of [
  ['info', 'Website', 'not an address'],
  ['social-profiles', 'Instagram', 'not an address'],
] as const) {
  test(
    `leaving a box that is wrong does not move what is being pressed: ${tab}`,
    { tag: tab === 'info' ? '@DET-2' : '@SOC-1' },
    async ({ page, twin }) => {
      const [location] = await managedLocations(twin);
      await page.goto(`/location/${location?.id}/${tab}`);
      const box = page.getByRole('textbox', { name, exact: true });
      await box.fill(wrong);
      const save = page.getByRole('button', { name: /^Save/ });
      await expect(save).toBeVisible();
      // Its width is its text's, and a busy machine draws that in another font first.
      await page.evaluate(() => document.fonts.ready);
      const place = await save.boundingBox();
      if (!place) throw new Error('There is nothing to press.');
      await page.mouse.move(place.x + 8, place.y + 8);
      await page.mouse.down();
      await expect(box).not.toBeFocused();
      expect(await save.boundingBox()).toEqual(place);
      await page.mouse.up();
      await expect(box).toBeFocused();
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await box.fill('');
      await expect(box).not.toHaveAttribute('aria-invalid', 'true');
    },
  );
}
