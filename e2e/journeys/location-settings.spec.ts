import { locations } from '@placekeeper/contracts/endpoints/locations';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import type { Page } from '@playwright/test';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

/** Opens a location without notification settings of its own. */
async function openSettings(page: Page, twin: Twin): Promise<SentLocation> {
  const location = (await managedLocations(twin)).at(-1);
  if (!location) throw new Error('This account manages no location.');
  await page.goto(`/location/${location.id}/settings`);
  await expect(page.getByRole('form', { name: 'Settings' })).toBeVisible();
  return location;
}

const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const saved = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await expect(unsaved(page)).toHaveCount(0);
};

test(
  'a location auto-rejects by field, and has custom notifications, none, or those of the account',
  { tag: ['@LSET-1', '@LSET-2', '@NOTIF-1', '@NOTIF-2', '@NOTIF-3', '@NOTIF-4', '@NOTIF-5'] },
  async ({ page, twin }) => {
    const { id } = await openSettings(page, twin);
    const configurations = async () =>
      (await twin.call(notificationSettings.list, { query: { location_id: id } })).configurations;
    const exclusions = async () =>
      (await twin.call(notificationSettings.exclusions, { params: { locationId: id } })).exclusions;
    const emails = page.getByRole('group', { name: 'Email addresses' }).first();

    await test.step('auto-rejection by field requires at least one field', async () => {
      await expect(radio(page, 'Review every change')).toBeChecked();

      await radio(page, 'Auto-reject selected fields').click();
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('checkbox', { name: 'Business name' })).toBeFocused();
      await expect(
        page.getByRole('group', { name: 'Fields to auto-reject' }),
      ).toHaveAccessibleDescription(/Select at least one field/);
      // The group shows its error once, not at each checkbox.
      await expect(page.locator('main [aria-invalid=true]')).toHaveCount(1);

      await page.getByRole('checkbox', { name: 'Business name' }).check();
      await page.getByRole('checkbox', { name: 'Facebook' }).check();
      await page.getByRole('checkbox', { name: 'Also reject changes by owners' }).check();
      await saved(page);
      const { location } = await twin.call(locations.show, { params: { id } });
      expect(location).toMatchObject({
        google_update_behaviour: 'auto-reject-by-field',
        auto_rejection_fields: ['title', 'attributes/url_facebook'],
        allow_owner_manager_auto_reject: true,
      });
    });

    await expect(radio(page, 'Account default')).toBeChecked();

    await test.step('an exclusion turns notifications off', async () => {
      await radio(page, 'Account default').press('ArrowUp');
      await expect(radio(page, 'Off')).toBeFocused();
      await expect(radio(page, 'Account default')).toBeChecked();
      await page.keyboard.press('Space');
      await expect.poll(exclusions).toEqual(['new-gbp-update']);
      await expect(
        page.getByText('No one gets emails. Notifications are off for this location.'),
      ).toBeVisible();
      await expect(radio(page, 'Off')).toBeFocused();
    });

    await test.step('custom notifications start with the defaults, and an invalid address shows an error at its field', async () => {
      await radio(page, 'Custom').click();
      await emails.getByRole('textbox').first().fill('branch@example.com, nobody');
      await page.keyboard.press('Control+s');
      const second = emails.getByRole('textbox').nth(1);
      await expect(second).toBeFocused();
      await expect(second).toHaveAccessibleDescription(/Enter an email address/);
      await second.fill('manager@example.com');
    });

    await test.step('all settings are saved together, and the newer of two saves wins', async () => {
      // The platform holds both saves; the application must not send the older save last.
      await twin.arm({ endpoint: 'notificationSettings.update', hold: true, times: 2 });
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(request.postData() ?? '');
      });
      await page.keyboard.press('Control+s');
      await expect.poll(() => sent).toHaveLength(1);
      await page.getByText('Immediately', { exact: true }).first().click();
      await page.keyboard.press('Control+s');
      await expect.poll(() => sent.length).toBeGreaterThan(1);
      await twin.release();
      await expect(unsaved(page)).toHaveCount(0);
      expect(sent.map((body) => JSON.parse(body).period).slice(0, 2)).toEqual([
        'daily',
        'immediate',
      ]);
      await expect.poll(configurations).toMatchObject([
        {
          period: 'immediate',
          options: { emails: ['branch@example.com', 'manager@example.com'], location: id },
        },
      ]);
    });

    await test.step('restoring the defaults leaves one notification', async () => {
      await page.getByRole('button', { name: 'Add notification' }).click();
      await expect(page.getByRole('region', { name: 'Notification 2' })).toBeFocused();
      await page.getByRole('button', { name: 'Restore defaults' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Restore defaults' }).click();
      await expect(page.getByRole('region', { name: 'Notification 2' })).toHaveCount(0);
      expect(await configurations()).toMatchObject([{ period: 'daily' }]);
    });

    await test.step('using the account’s notifications deletes the custom ones, after a confirmation', async () => {
      await radio(page, 'Account default').click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Delete notifications' })
        .click();
      await expect(radio(page, 'Account default')).toBeChecked();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(radio(page, 'Account default')).toBeFocused();
      expect([await configurations(), await exclusions()]).toEqual([[], []]);
    });

    await test.step('leaving asks about unsaved changes', async () => {
      await radio(page, 'Auto-reject everything').click();
      await page.getByRole('link', { name: 'Media' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toContainText(
        'auto-reject behaviour',
      );
    });
  },
);
