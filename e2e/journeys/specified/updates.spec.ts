import { LocationId } from '@placekeeper/contracts/core/id';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { Page } from '@playwright/test';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { managedLocations } from '../../fixtures/some-location.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Twin } from '../../fixtures/twin.ts';
import { openFromSidebar } from '../../fixtures/visit.ts';

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

onEachPlatform({ leaving: ['plain', 'text'] }, () => {
  test(
    'a user decides updates one by one, and rejects all matching updates',
    { tag: ['@UPD-1', '@UPD-3', '@UPD-4', '@UPD-5', '@UPD-7', '@UPD-8'] },
    async ({ page, twin }) => {
      const before = (await settled(twin)).length;

      await test.step('shows an address line by line', async () => {
        const managed = await managedLocations(twin);
        const location = managed.find(({ has_storefront_address: has }) => has);
        await twin.changeProfile({
          location_id: LocationId.parse(location?.id),
          type: 'google',
          field_name: 'storefrontAddress',
          update_value: {
            street_address_1: '14a Harbour Street',
            street_address_2: 'Rear building',
            locality: 'Bristol',
            administrative_area: null,
            postal_code: 'BS1 4RN',
            region_code: 'GB',
          },
        });
        await page.goto(`${review}?locations=${location?.id}&fields=storefrontAddress`);
        await expect(rows(page).first()).toContainText(
          'changed to 14a Harbour Street, Rear building',
        );
        await expect(page.getByRole('insertion').getByText('14a Harbour Street')).toBeVisible();
      });

      await test.step('accepts the address, and rejects and dismisses other updates', async () => {
        await decide(page, /^Accept/).click();
        await expect.poll(() => waiting(twin)).toBe(12);
        await page.getByRole('link', { name: 'Clear filters' }).click();
        await expect(page.getByText('12 to review at 12 locations')).toBeVisible();
        await expect(rows(page)).toHaveCount(8);
        for (const [name, left] of [
          [/^Reject(?! all)/, 11],
          [/^Dismiss/, 10],
        ] as const) {
          await decide(page, name).click();
          await expect(page.getByText(`${left} to review at ${left} locations`)).toBeVisible();
          await expect.poll(() => waiting(twin)).toBe(left);
        }
        const decided = await settled(twin);
        expect(decided).toHaveLength(before + 3);
        expect(decided).toEqual(expect.arrayContaining(['accepted', 'rejected', 'dismissed']));
        await page.getByRole('link', { name: 'Resolved' }).click();
        await expect(page.getByRole('region', { name: 'Resolved updates' })).toContainText(
          'Accepted',
        );
      });

      await test.step('accepts an update on its page', async () => {
        const { google_updates: left } = await twin.held(updates.list, { query: {} });
        await page.goto(`${review}/${left[0]?.id}`);
        await decide(page, /^Accept/).click();
        await expect.poll(() => waiting(twin)).toBe(9);
      });

      await test.step('rejects all matching updates, and no other updates', async () => {
        const query = { change_source: 'google', page: { size: 1000 } } as const;
        const { google_updates: matching } = await twin.held(updates.list, { query });
        const { length: count } = matching.filter(
          ({ update_actionability: can }) => can.can_be_rejected,
        );
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThan(9);
        await openFromSidebar(page, 'GBP updates');
        await page
          .getByRole('list', { name: 'Source' })
          .getByRole('link', { name: /^Google/ })
          .click();
        await page.getByRole('button', { name: /^Reject all \d/ }).click();
        const dialog = page.getByRole('alertdialog');
        const number = dialog.getByRole('textbox');
        if (await number.isVisible()) await number.fill(String(count));
        await dialog.getByRole('button', { name: /^Reject(?! all)/ }).click();
        await expect.poll(() => waiting(twin)).toBe(9 - count);
      });
    },
  );
});
