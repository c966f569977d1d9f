import { locations } from '@placekeeper/contracts/endpoints/locations';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import type { Location } from '@placekeeper/contracts/model/location';
import type { Page } from '@playwright/test';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { managedLocations } from '../../fixtures/some-location.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Twin } from '../../fixtures/twin.ts';
import { openFromSidebar } from '../../fixtures/visit.ts';

const save = async (page: Page) => {
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
};
const openTab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /^Sections of/ })
    .getByRole('link', { name })
    .click();
const photos = async (twin: Twin, { id }: Pick<Location, 'id'>) =>
  (await twin.held(locations.listMedia, { params: { id }, query: { source: 'owner' } })).meta.total;
const configurations = async (twin: Twin) =>
  (await twin.held(notificationSettings.list, { query: {} })).configurations;

async function locationWithAll(twin: Twin): Promise<Location> {
  const location = (await managedLocations(twin)).find(
    ({ opening_hours: hours, structured_services: services, social_profiles: social, label }) =>
      hours !== null &&
      (services?.length ?? 0) > 0 &&
      social?.['tiktok'] !== undefined &&
      !label?.includes('ervices'),
  );
  if (!location) throw new Error('No location has hours, services and social profiles.');
  return location;
}

onEachPlatform({ leaving: ['plain', 'bare'] }, () => {
  test(
    'a user edits each section of a location, and the notifications of the account',
    {
      tag: [
        '@DET-2',
        '@DET-3',
        '@SVC-1',
        '@SVC-2',
        '@SOC-1',
        '@MEDIA-1',
        '@LSET-1',
        '@LSET-2',
        '@NOTIF-1',
        '@NOTIF-2',
        '@NOTIF-3',
        '@NOTIF-4',
      ],
    },
    async ({ page, twin }) => {
      const location = await locationWithAll(twin);
      const { id } = location;
      const held = async () => (await twin.held(locations.show, { params: { id } })).location;

      await test.step('edits the info, and the other fields keep their values', async () => {
        await page.goto(`/location/${id}/info`);
        await page.getByLabel('Label', { exact: true }).fill('Corner shop');
        await page.getByLabel('Description').fill('Beside the harbour since 1987.');
        await save(page);
        await expect.poll(held).toMatchObject({
          label: 'Corner shop',
          description: 'Beside the harbour since 1987.',
          name: location.name,
          opening_hours: location.opening_hours,
          phone_number: location.phone_number,
          primary_category: { id: location.primary_category?.id },
        });
      });

      await test.step('adds and removes a custom service', async () => {
        await openTab(page, 'Services');
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
          (await held()).free_form_services.map(({ display_name: name }) => name);
        await expect.poll(ownServices).toContain('Gift wrapping by hand');
        await remove.click();
        await expect(remove).toHaveCount(0);
        await expect.poll(ownServices).not.toContain('Gift wrapping by hand');
      });

      await test.step('adds a social profile, and the other profiles stay', async () => {
        await openTab(page, 'Social profiles');
        await page
          .getByRole('textbox', { name: 'Instagram', exact: true })
          .fill('https://www.instagram.com/harbour');
        await save(page);
        await expect
          .poll(async () => (await held()).social_profiles)
          .toEqual({ ...location.social_profiles, instagram: 'https://www.instagram.com/harbour' });
        const instagram = page.getByRole('textbox', { name: 'Instagram', exact: true });
        await expect(instagram).toHaveValue('https://www.instagram.com/harbour');
        await openTab(page, 'Info');
        await openTab(page, 'Social profiles');
        await expect(instagram).toHaveValue('https://www.instagram.com/harbour');
      });

      await test.step('removes a social profile that the platform doesn’t send', async () => {
        await page.getByRole('textbox', { name: 'TikTok', exact: true }).fill(' ');
        await expect(page.getByRole('textbox', { name: 'TikTok', exact: true })).toHaveValue('');
        await page.getByRole('button', { name: 'Remove link to TikTok' }).click();
        await expect(page.getByRole('button', { name: 'Keep link to TikTok' })).toBeFocused();
        await expect(
          page.getByRole('textbox', { name: 'TikTok', exact: true }),
        ).toHaveAccessibleDescription(/Saving removes the link to TikTok/);
        await save(page);
        await expect.poll(async () => (await held()).social_profiles).not.toHaveProperty('tiktok');
        await expect(page.getByRole('button', { name: /link to TikTok/ })).toHaveCount(0);
      });

      await test.step('deletes a photo', async () => {
        const before = await photos(twin, location);
        await openTab(page, 'Media');
        await page
          .getByRole('list', { name: 'Photos' })
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('button', { name: 'Delete photo' }).click();
        await expect.poll(() => photos(twin, location)).toBe(before - 1);
        await expect(dialog).toHaveCount(0);
      });

      await test.step('rejects updates by field, and turns notifications off', async () => {
        await openTab(page, 'Settings');
        const byField = page.getByRole('radio', {
          name: 'Auto-reject selected fields',
          exact: true,
        });
        await byField.click();
        await page.getByRole('checkbox', { name: 'Business name' }).check();
        await save(page);
        await expect.poll(held).toMatchObject({
          google_update_behaviour: 'auto-reject-by-field',
          auto_rejection_fields: ['title'],
        });
        const follows = page.getByRole('radio', { name: 'Account default', exact: true });
        await expect(follows).toBeChecked();
        await page.getByRole('radio', { name: 'Off', exact: true }).click();
        const params = { locationId: id };
        await expect
          .poll(
            async () => (await twin.held(notificationSettings.exclusions, { params })).exclusions,
          )
          .toEqual(['new-gbp-update']);
      });

      await test.step('adds, saves and restores the notifications of the account', async () => {
        const before = (await configurations(twin)).length;
        await openFromSidebar(page, 'Settings');
        await page.getByRole('button', { name: 'Add notification' }).click();
        const second = page.getByRole('region', { name: 'Notification 2', exact: true });
        await second.getByText('Immediately', { exact: true }).click();
        await second.getByRole('textbox', { name: 'Email addresses' }).fill('night@example.com');
        await page.keyboard.press('Control+s');
        await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
        await expect.poll(async () => (await configurations(twin)).length).toBe(before + 1);
        expect((await configurations(twin))[1]).toMatchObject({
          period: 'immediate',
          options: { emails: ['night@example.com'] },
        });
        await page.getByRole('button', { name: 'Restore defaults' }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: 'Restore defaults' })
          .click();
        await expect(second).toHaveCount(0);
        await expect.poll(() => configurations(twin)).toMatchObject([{ period: 'daily' }]);
      });
    },
  );
});
