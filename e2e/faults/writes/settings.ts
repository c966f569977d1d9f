import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { expect, type Page } from '@playwright/test';
import { managedLocations } from '../../fixtures/some-location.ts';
import type { Twin } from '../../fixtures/twin.ts';
import { once, type Write, type Writes } from '../write.ts';

const ofAccount = async (twin: Twin) =>
  (await twin.call(notificationSettings.list, { query: {} })).configurations;

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Add notification' })).toBeVisible();
}

/** A write after a confirmation. The page changes nothing before the answer. */
const asking = (open: (page: Page) => Promise<void>, confirm: string): Write => ({
  async begin(page, twin) {
    await openSettings(page);
    await open(page);
    const pressed = page.getByRole('alertdialog').getByRole('button', { name: confirm });
    return {
      pressed,
      expectKept: () => expect(pressed).toBeEnabled(),
      countDone: async () => once((await ofAccount(twin)).length === 0),
    };
  },
});

/** LSET-2: a choice at a location saves at once. */
const choosing = (from: string | null, wanted: string, excluded: boolean): Write => ({
  async begin(page, twin) {
    const location = (await managedLocations(twin)).at(-1);
    if (!location) throw new Error('This account manages no location.');
    const exclusions = async () =>
      (await twin.call(notificationSettings.exclusions, { params: { locationId: location.id } }))
        .exclusions;
    await page.goto(`/location/${location.id}/settings`);
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    if (from !== null) {
      await radio(from).click();
      await expect(radio(from)).toBeChecked();
      await expect.poll(exclusions).not.toEqual([]);
    }
    await expect(page.getByText('Saving…')).toHaveCount(0);
    return {
      pressed: radio(wanted),
      expectKept: () => expect(radio(wanted)).not.toBeChecked(),
      countDone: async () => once((await exclusions()).length > 0 === excluded),
    };
  },
});

export const settingsWrites: Writes = {
  'notificationSettings.create': {
    repeats: 'Two notifications can be the same.',
    async begin(page, twin) {
      const before = (await ofAccount(twin)).length;
      await openSettings(page);
      await page.getByRole('button', { name: 'Add notification' }).click();
      const draft = page.getByRole('region', { name: 'Notification 2', exact: true });
      const pressed = page.getByRole('button', { name: /^Save/ });
      return {
        pressed,
        expectKept: () => expect(draft).toBeVisible(),
        countDone: async () => (await ofAccount(twin)).length - before,
      };
    },
  },
  'notificationSettings.update': {
    async begin(page, twin) {
      await openSettings(page);
      const field = page.getByRole('textbox', { name: 'Email addresses' }).first();
      await field.fill('typed@example.com');
      const pressed = page.getByRole('button', { name: /^Save/ });
      return {
        pressed,
        expectKept: () => expect(field).toHaveValue('typed@example.com'),
        countDone: async () =>
          (await ofAccount(twin)).filter(({ options }) =>
            options.emails.includes('typed@example.com'),
          ).length,
      };
    },
  },
  'notificationSettings.remove': asking(
    (page) => page.getByRole('button', { name: 'Delete notification' }).click(),
    'Delete',
  ),
  'notificationSettings.removeAll': asking(
    (page) => page.getByRole('switch', { name: 'Email me about changes on Google' }).click(),
    'Turn off',
  ),
  'notificationSettings.excludeDefaults': choosing(null, 'Off', true),
  'notificationSettings.includeDefaults': choosing('Off', 'Account default', false),
  'currentUser.setMetadata': {
    async begin(page, twin) {
      await twin.createAccount({ scenario: 'import-with-errors' });
      await page.goto('/locations');
      const pressed = page.getByRole('button', { name: 'Ok, got it!' });
      await expect(pressed).toBeVisible();
      return {
        pressed,
        expectKept: () => expect(pressed).toBeEnabled(),
        countDone: async () => {
          const { user } = await twin.call(currentUser.show, {});
          return Object.values(user.metadata).filter(Boolean).length;
        },
      };
    },
  },
};
