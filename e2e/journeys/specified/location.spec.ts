import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Location } from '@placekeeper/contracts/model/location';
import type { Page } from '@playwright/test';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { managedLocations } from '../../fixtures/some-location.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Twin } from '../../fixtures/twin.ts';

const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const save = async (page: Page) => {
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(unsaved(page)).toHaveCount(0);
};
const held = async (twin: Twin, { id }: Pick<Location, 'id'>) =>
  (await twin.held(locations.show, { params: { id } })).location;

async function found(
  twin: Twin,
  isWanted: (location: Location) => boolean = () => true,
): Promise<Location> {
  const location = (await managedLocations(twin)).find(isWanted);
  if (!location) throw new Error('No location is such a one.');
  return location;
}

onEachPlatform(() => {
  test(
    'its data is edited, and nothing else changes',
    { tag: ['@DET-2', '@DET-3'] },
    async ({ page, twin }) => {
      const location = await found(twin, ({ opening_hours: hours }) => hours !== null);
      await page.goto(`/location/${location.id}/info`);
      await page.getByLabel('Label', { exact: true }).fill('Corner shop');
      await page.getByLabel('Description').fill('Beside the harbour since 1987.');
      await save(page);
      await expect
        .poll(() => held(twin, location))
        .toMatchObject({
          label: 'Corner shop',
          description: 'Beside the harbour since 1987.',
          name: location.name,
          opening_hours: location.opening_hours,
          phone_number: location.phone_number,
          primary_category: { id: location.primary_category?.id },
        });
    },
  );

  test(
    'a service is added in own words, and removed',
    { tag: ['@SVC-1', '@SVC-2'] },
    async ({ page, twin }) => {
      const location = await found(
        twin,
        ({ structured_services: services, label }) =>
          (services?.length ?? 0) > 0 && !label?.includes('ervices'),
      );
      await page.goto(`/location/${location.id}/services`);
      const category = location.primary_category?.display_name ?? '';
      const primary = page.getByRole('region', { name: category, exact: true });
      await primary.getByRole('button', { name: /^Add a service/ }).click();
      await primary.getByRole('textbox').fill('Gift wrapping by hand');
      await page.keyboard.press('Enter');
      const remove = page.getByRole('button', {
        name: 'Remove Gift wrapping by hand',
        exact: true,
      });
      await expect(remove).toBeVisible();
      const ownServices = async () =>
        (await held(twin, location)).free_form_services.map(({ display_name: name }) => name);
      await expect.poll(ownServices).toContain('Gift wrapping by hand');
      await remove.click();
      await expect(remove).toHaveCount(0);
      await expect.poll(ownServices).not.toContain('Gift wrapping by hand');
    },
  );

  test(
    'a social profile is added, and the others stay',
    { tag: '@SOC-1' },
    async ({ page, twin }) => {
      const location = await found(twin, (one) => one.social_profiles?.['tiktok'] !== undefined);
      await page.goto(`/location/${location.id}/social-profiles`);
      const box = page.getByRole('textbox', { name: 'Instagram', exact: true });
      await box.fill('https://www.instagram.com/harbour');
      await save(page);
      await expect
        .poll(async () => (await held(twin, location)).social_profiles)
        .toEqual({ ...location.social_profiles, instagram: 'https://www.instagram.com/harbour' });
    },
  );

  test('a photo is deleted', { tag: '@MEDIA-1' }, async ({ page, twin }) => {
    const total = async ({ id }: Pick<Location, 'id'>) =>
      (await twin.held(locations.listMedia, { params: { id }, query: { source: 'owner' } })).meta
        .total;
    const candidates = await managedLocations(twin);
    const totals = await Promise.all(candidates.map(total));
    const at = totals.findIndex((count) => count > 1);
    const location = candidates[at];
    if (!location) throw new Error('No location has photos.');
    await page.goto(`/location/${location.id}/media?source=owner`);
    await page
      .getByRole('list', { name: 'Photos' })
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' }).click();
    await expect.poll(() => total(location)).toBe((totals[at] ?? 0) - 1);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('changes on Google are rejected by field', { tag: '@LSET-1' }, async ({ page, twin }) => {
    const location = await found(twin);
    await page.goto(`/location/${location.id}/settings`);
    await page.getByRole('radio', { name: 'Reject changes of chosen fields', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Business name' }).check();
    await save(page);
    await expect
      .poll(() => held(twin, location))
      .toMatchObject({
        google_update_behaviour: 'auto-reject-by-field',
        auto_rejection_fields: ['title'],
      });
    await page.reload();
    await expect(
      page.getByRole('radio', { name: 'Reject changes of chosen fields', exact: true }),
    ).toBeChecked();
  });
});
