import type { LocationId } from '@placekeeper/contracts/core/id';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import type { Page } from '@playwright/test';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';
import { visit } from '../fixtures/visit.ts';

const day = 24 * 60 * 60 * 1000;

const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const notification = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

const configurations = async (twin: Twin) =>
  (await twin.call(notificationSettings.list, { query: {} })).configurations;

test.describe('the account’s notifications', () => {
  test.use({ expectedErrors: /status of 500|^\[write\]/ });

  test(
    'are added, saved, deleted, restored and turned off',
    { tag: ['@NOTIF-1', '@NOTIF-2', '@NOTIF-3', '@NOTIF-4', '@NOTIF-5'] },
    async ({ page, twin }) => {
      await page.goto('/settings');
      const on = page.getByRole('switch', { name: 'Email me about changes on Google' });
      const first = notification(page, 'Notification 1');
      const second = notification(page, 'Notification 2');
      await expect(page.getByText(/^olivia\.hart@example\.com gets a daily email/)).toBeVisible();

      await test.step('a notification is added, with its recipients and its content', async () => {
        // A double press adds only one.
        await page.getByRole('button', { name: 'Add notification' }).dblclick();
        const address = second.getByRole('textbox', { name: 'Email addresses' });
        await address.fill('nobody');
        await expect(notification(page, 'Notification 3')).toHaveCount(0);
        await second.getByText('Immediately', { exact: true }).click();
        await second.getByRole('checkbox', { name: 'Google', exact: true }).uncheck();
        await second.getByText('Selected fields', { exact: true }).click();
        await second.getByRole('checkbox', { name: 'Business name' }).check();
        await second.getByRole('checkbox', { name: 'Verification changes' }).uncheck();
        await page.keyboard.press('Control+s');
        await expect(address).toBeFocused();
        await expect(address).toHaveAccessibleDescription(/Enter an email address/);
        await address.fill('night@example.com');
        await page.keyboard.press('Control+s');
        await expect(unsaved(page)).toHaveCount(0);
        expect((await configurations(twin))[1]).toMatchObject({
          period: 'immediate',
          options: {
            emails: ['night@example.com'],
            fields: ['title'],
            sources: ['ownerManager'],
            verification_status: false,
            location: null,
          },
        });
        await expect(page.getByText(/get immediate or daily emails/)).toBeVisible();
      });

      await test.step('leaving asks about unsaved changes', async () => {
        await second.getByText('Daily summary', { exact: true }).click();
        await page.getByRole('link', { name: 'Manage Google accounts' }).click();
        await expect(page.getByRole('alertdialog')).toContainText('notification 2');
        await answer(page, 'Keep editing');
        await unsaved(page).getByRole('button', { name: 'Discard' }).click();
      });

      await test.step('a notification is deleted', async () => {
        await first.getByRole('button', { name: 'Delete notification 1' }).click();
        await answer(page, 'Delete');
        await expect(second).toHaveCount(0);
        await expect(notification(page, 'Notification')).toBeVisible();
        expect(await configurations(twin)).toMatchObject([{ period: 'immediate' }]);
      });

      await test.step('the defaults are restored, and a failed try loses nothing', async () => {
        await twin.arm({ endpoint: 'notificationSettings.create', status: 500, times: 1 });
        await page.getByRole('button', { name: 'Restore defaults' }).click();
        await answer(page, 'Restore defaults');
        await expect(page.getByText('Couldn’t restore defaults')).toBeVisible();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(on).toBeChecked();
        expect(await configurations(twin)).toMatchObject([{ period: 'immediate' }]);
        await page.getByRole('button', { name: 'Restore defaults' }).click();
        await answer(page, 'Restore defaults');
        await expect
          .poll(() => configurations(twin))
          .toMatchObject([{ period: 'daily', options: { fields: [], verification_status: true } }]);
      });

      await test.step('a newer save aborts the request of an older one', async () => {
        // Never carried out: the simulator may notice the abort only after the newer save.
        const hold = { hold: true, network: 'reset', times: 1 } as const;
        await twin.arm({ endpoint: 'notificationSettings.update', ...hold });
        const only = notification(page, 'Notification');
        const address = only.getByRole('textbox', { name: 'Email addresses' });
        const sent = page.waitForRequest((request) => request.method() === 'PUT');
        await address.fill('first@example.com');
        await page.keyboard.press('Control+s');
        const older = await sent;
        const aborted = page.waitForEvent('requestfailed', (request) => request === older);
        await address.fill('second@example.com');
        await page.keyboard.press('Control+s');
        expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
        await expect(unsaved(page)).toHaveCount(0);
        await twin.release();
        expect(await configurations(twin)).toMatchObject([
          { options: { emails: ['second@example.com'] } },
        ]);
      });

      await test.step('the notifications are turned off', async () => {
        await on.click();
        await answer(page, 'Turn off');
        await expect(page.getByText(/^No one gets emails when profiles change/)).toBeVisible();
        await expect(on).not.toBeChecked();
        expect(await configurations(twin)).toEqual([]);
      });
    },
  );
});

test(
  'a notification that another device has changed is deleted only after another confirmation',
  { tag: ['@NOTIF-2', '@NOTIF-3', '@DET-3', '@LSET-2'] },
  async ({ page, twin }) => {
    await page.goto('/settings');
    const dialog = page.getByRole('alertdialog');
    const question = dialog.getByRole('alert');
    const tellElsewhere = async (emails: readonly string[]) => {
      const [first] = await configurations(twin);
      if (!first) throw new Error('This account has no notification.');
      const { id } = first;
      const options = {
        fields: [],
        sources: ['google' as const],
        emails: [...emails],
        verification_status: true,
        location: null,
      };
      const body = { period: 'daily' as const, type: 'new-gbp-update' as const, options };
      await twin.call(notificationSettings.update, { params: { id }, body });
    };

    await test.step('restoring the defaults', async () => {
      await expect(page.getByText(/gets a daily email/)).toBeVisible();
      await tellElsewhere(['late@example.com']);
      await page.getByRole('button', { name: 'Restore defaults' }).click();
      await answer(page, 'Restore defaults');
      await expect(question).toContainText(
        'Nothing was done, because the details changed elsewhere',
      );
      await answer(page, 'Cancel');
      expect(await configurations(twin)).toMatchObject([
        { options: { emails: ['late@example.com'] } },
      ]);
      await expect(page.getByText(/^late@example\.com gets a daily email/)).toBeVisible();
    });

    await test.step('turning them off', async () => {
      await tellElsewhere(['later@example.com']);
      await page.getByRole('switch', { name: 'Email me about changes on Google' }).click();
      await answer(page, 'Turn off');
      await expect(question).toContainText(
        'Nothing was done, because the details changed elsewhere',
      );
      await answer(page, 'Cancel');
    });

    await test.step('deleting one, which the second confirmation does', async () => {
      await tellElsewhere(['later@example.com', 'latest@example.com']);
      await page.getByRole('button', { name: 'Delete notification' }).click();
      await expect(dialog).toContainText('later@example.com will stop getting these emails.');
      await answer(page, 'Delete');
      await expect(question).toContainText(
        'Nothing was done, because the details changed elsewhere',
      );
      await expect(dialog).toContainText('later@example.com and latest@example.com will stop');
      await answer(page, 'Delete');
      await expect(dialog).toHaveCount(0);
      expect(await configurations(twin)).toEqual([]);
    });

    await test.step('choosing the account’s for a location that another device has given its own', async () => {
      const [location] = await managedLocations(twin);
      if (!location) throw new Error('This account manages no location.');
      const query = { location_id: location.id };
      const own = async () =>
        (await twin.call(notificationSettings.list, { query })).configurations;
      await page.goto(`/location/${location.id}/settings`);
      const off = page.getByRole('radio', { name: 'Off', exact: true });
      await expect(off).not.toBeChecked();
      await twin.call(notificationSettings.create, { query });
      await off.click();
      await expect(dialog).toContainText('This deletes 1 notification for this location.');
      await expect(question).toContainText(
        'Nothing was done, because the details changed elsewhere',
      );
      expect(await own()).toHaveLength(1);
      await answer(page, 'Delete notifications');
      await expect(off).toBeChecked();
      expect(await own()).toEqual([]);
    });
  },
);

test.describe('notification emails', () => {
  test.use({ locations: 4 });

  test(
    'arrive once at the configured addresses, and link to the update',
    { tag: ['@NOTIF-1', '@NOTIF-4', '@NOTIF-5', '@LSET-2'] },
    async ({ page, twin }) => {
      const { branch, others } = await locationsOf(twin);
      const [one, two] = others;
      let read = (await twin.inbox()).length;
      /** Returns the emails since its last call, as `recipient: subject`. */
      const arrived = async () => {
        const emails = await twin.inbox();
        const fresh = emails.slice(0, emails.length - read).toReversed();
        read = emails.length;
        return fresh.map(({ recipient, subject }) => `${recipient}: ${subject}`);
      };
      const change = (location_id: LocationId, field_name: 'title' | 'latlng' | 'regularHours') =>
        twin.changeProfile({ location_id, type: 'google', field_name });

      await test.step('a digest on the first day, no email on the second', async () => {
        await change(one.id, 'title');
        await change(one.id, 'regularHours');
        await change(two.id, 'title');
        expect(await arrived()).toEqual([]);
        await twin.advance(day);
        expect(await arrived()).toEqual([
          'olivia.hart@example.com: 3 profile updates to review at 2 locations',
        ]);
        await twin.advance(day);
        expect(await arrived()).toEqual([]);
      });

      await test.step('the digest links to the update', async () => {
        await page.goto('/__mock/mail');
        await page
          .getByRole('link', { name: /3 profile updates to review at 2 locations/ })
          .click();
        const popup = page.waitForEvent('popup');
        await page.frameLocator('iframe').getByRole('link', { name: 'Review' }).first().click();
        const update = await popup;
        await expect(update).toHaveURL(/\/gbp-update-management\/\d+$/);
        await expect(update.getByRole('heading', { level: 1 })).toBeVisible();
        await update.close();
      });

      await test.step('a location with custom notifications emails at once, a location without notifications sends nothing', async () => {
        await page.goto(`/location/${two.id}/settings`);
        await page.getByRole('radio', { name: 'Off', exact: true }).click();
        await expect(page.getByText(/^No one gets emails\. Notifications are off/)).toBeVisible();
        await visit(page, `/location/${branch.id}/settings`);
        await expect(
          page.getByText(
            'branch.manager@example.com gets an email immediately. This location has custom notifications.',
          ),
        ).toBeVisible();
        await change(branch.id, 'latlng');
        await change(two.id, 'latlng');
        expect(await arrived()).toEqual([
          expect.stringMatching(/^branch\.manager@example\.com: Google changed the map pin of /),
        ]);
        await twin.changeStanding({ location_id: branch.id, standing: 'suspended' });
        await twin.changeStanding({ location_id: two.id, standing: 'suspended' });
        expect(await arrived()).toEqual([
          expect.stringMatching(/^branch\.manager@example\.com: .* was suspended by Google$/),
        ]);
        await twin.advance(day);
        expect(await arrived()).toEqual([]);
      });
    },
  );
});

/** Returns a location with settings of its own, and two that use the account's. */
async function locationsOf(twin: Twin) {
  const all = await managedLocations(twin);
  const own = await Promise.all(
    all.map(({ id }) => twin.call(notificationSettings.list, { query: { location_id: id } })),
  );
  const hasOwn = (at: number) => own[at]?.configurations.length !== 0;
  const branch = all.find((_, at) => hasOwn(at));
  const [one, two] = all.filter((_, at) => !hasOwn(at));
  if (!branch || !one || !two) throw new Error('This account manages too few locations.');
  return { branch, others: [one, two] as const };
}
