import { LocationId } from '@placekeeper/contracts/core/id';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { Page } from '@playwright/test';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { managedLocations } from '../../fixtures/some-location.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Twin } from '../../fixtures/twin.ts';

const review = '/gbp-update-management';

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Updates to review' }).getByRole('listitem');
const decide = (page: Page, name: RegExp) => page.getByRole('button', { name });

const waiting = async (twin: Twin) => (await twin.held(updates.list, { query: {} })).meta.total;
const settled = async (twin: Twin) => {
  const query = { active: false, page: { size: 1000 } };
  const { google_updates: all } = await twin.held(updates.list, { query });
  return all.map(({ resolution }) => resolution?.resolved_action);
};

onEachPlatform(() => {
  test(
    'updates are accepted, rejected and dismissed',
    { tag: ['@UPD-1', '@UPD-3'] },
    async ({ page, twin }) => {
      const before = (await settled(twin)).length;
      await page.goto(review);
      await expect(page.getByText('12 waiting in 12 locations')).toBeVisible();
      await expect(rows(page)).toHaveCount(8);
      for (const [name, left] of [
        [/^Accept/, 11],
        [/^Reject, keep/, 10],
        [/^Dismiss/, 9],
      ] as const) {
        await decide(page, name).click();
        await expect(page.getByText(`${left} waiting in ${left} locations`)).toBeVisible();
        await expect.poll(() => waiting(twin)).toBe(left);
      }
      const decided = await settled(twin);
      expect(decided).toHaveLength(before + 3);
      expect(decided).toEqual(expect.arrayContaining(['accepted', 'rejected', 'dismissed']));
      await page.goto(`${review}/archive`);
      await expect(page.getByRole('region', { name: 'Settled updates' })).toContainText('Accepted');
    },
  );

  test(
    'all that match are rejected, and no other',
    { tag: ['@UPD-5', '@UPD-4'] },
    async ({ page, twin }) => {
      const query = { change_source: 'google', page: { size: 1000 } } as const;
      const { google_updates: all } = await twin.held(updates.list, { query: {} });
      const { google_updates: matching } = await twin.held(updates.list, { query });
      const rejectable = matching.filter(({ update_actionability: can }) => can.can_be_rejected);
      expect(rejectable.length).toBeGreaterThan(0);
      expect(all.length).toBeGreaterThan(rejectable.length);
      await page.goto(`${review}?source=google`);
      await expect(rows(page).first()).toBeVisible();
      await page.getByRole('button', { name: /^Reject all \d/ }).click();
      const dialog = page.getByRole('alertdialog');
      const number = dialog.getByRole('textbox');
      if (await number.isVisible()) await number.fill(String(rejectable.length));
      await dialog.getByRole('button', { name: /^Reject/ }).click();
      await expect.poll(() => waiting(twin)).toBe(12 - rejectable.length);
    },
  );

  test(
    'an address is shown line by line',
    { tag: ['@UPD-8', '@UPD-1'] },
    async ({ page, twin }) => {
      const location = (await managedLocations(twin)).find(
        ({ has_storefront_address: has }) => has,
      );
      const address = {
        street_address_1: '14a Harbour Street',
        street_address_2: 'Rear building',
        locality: 'Bristol',
        administrative_area: null,
        postal_code: 'BS1 4RN',
        region_code: 'GB',
      };
      await twin.changeProfile({
        location_id: LocationId.parse(location?.id),
        type: 'google',
        field_name: 'storefrontAddress',
        update_value: address,
      });
      await page.goto(`${review}?locations=${location?.id}&fields=storefrontAddress`);
      await expect(rows(page).first()).toContainText(
        'changed to 14a Harbour Street, Rear building',
      );
      await expect(page.getByRole('insertion').getByText('14a Harbour Street')).toBeVisible();
    },
  );

  test('an update has a page of its own', { tag: '@UPD-7' }, async ({ page, twin }) => {
    const { google_updates: all } = await twin.held(updates.list, { query: {} });
    await page.goto(`${review}/${all[0]?.id}`);
    await expect(decide(page, /^Accept/)).toBeVisible();
    await decide(page, /^Accept/).click();
    await expect.poll(() => waiting(twin)).toBe(11);
  });
});
