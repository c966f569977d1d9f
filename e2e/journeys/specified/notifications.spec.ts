import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { managedLocations } from '../../fixtures/some-location.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Twin } from '../../fixtures/twin.ts';

const configurations = async (twin: Twin) =>
  (await twin.held(notificationSettings.list, { query: {} })).configurations;

onEachPlatform(() => {
  test(
    'those of the account are added, saved, deleted and restored',
    { tag: ['@NOTIF-1', '@NOTIF-2', '@NOTIF-3'] },
    async ({ page, twin }) => {
      const before = (await configurations(twin)).length;
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Add notification' }).click();
      const second = page.getByRole('region', { name: 'Notification 2', exact: true });
      await second.getByText('At once', { exact: true }).click();
      await second.getByRole('textbox', { name: 'E-mail addresses' }).fill('night@example.com');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
      await expect.poll(async () => (await configurations(twin)).length).toBe(before + 1);
      expect((await configurations(twin))[1]).toMatchObject({
        period: 'immediate',
        options: { emails: ['night@example.com'] },
      });
      await page.getByRole('button', { name: 'Restore defaults' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Restore defaults' }).click();
      await expect(second).toHaveCount(0);
      await expect.poll(() => configurations(twin)).toMatchObject([{ period: 'daily' }]);
    },
  );

  test(
    'a location that follows the account can be excepted',
    { tag: ['@LSET-2', '@NOTIF-4'] },
    async ({ page, twin }) => {
      const location = (await managedLocations(twin)).at(-1);
      if (!location) throw new Error('The owner manages no location.');
      await page.goto(`/location/${location.id}/settings`);
      await expect(page.getByRole('radio', { name: 'As the account', exact: true })).toBeChecked();
      await page.getByRole('radio', { name: 'Nobody', exact: true }).click();
      const params = { locationId: location.id };
      await expect
        .poll(async () => (await twin.held(notificationSettings.exclusions, { params })).exclusions)
        .toEqual(['new-gbp-update']);
      await expect(page.getByRole('radio', { name: 'Nobody', exact: true })).toBeChecked();
    },
  );
});
