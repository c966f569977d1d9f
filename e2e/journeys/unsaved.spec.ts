import { LocationId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Page } from '@playwright/test';
import { someLocation } from '../fixtures/some-location.ts';
import { joined } from '../fixtures/socket-joined.ts';
import { expect, test } from '../fixtures/test.ts';

/** A change in a form with a save bar, and in a form without. */
const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Info: (page) => page.getByRole('textbox', { name: 'Label', exact: true }).fill('Not saved yet'),
  Services: async (page) => {
    await page
      .getByRole('button', { name: /^Add a service to/ })
      .first()
      .click();
    await page.getByLabel('Service name').fill('Not saved yet');
  },
};

test.use({ expectedErrors: /status of 419|403 .*broadcasting/ });

test(
  'closing, leaving or refreshing a page asks about unsaved changes',
  { tag: ['@DET-2', '@SESS-1'] },
  async ({ page, twin }) => {
    const { user } = await twin.call(currentUser.show, {});
    const label = page.getByRole('textbox', { name: 'Label', exact: true });
    const openTab = (tab: string) =>
      page.getByRole('main').getByRole('link', { name: tab, exact: true }).click();
    const discard = page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Discard and leave' });
    await page.goto(`${await someLocation(twin)}/info`);

    for (const [tab, change] of Object.entries(changes)) {
      await test.step(`${tab}: the browser asks before it closes the page`, async () => {
        await openTab(tab);
        if (tab !== 'Info') await discard.click();
        await change(page);
        const asked = page.waitForEvent('dialog');
        const closing = page.close({ runBeforeUnload: true });
        const question = await asked;
        expect(question.type()).toBe('beforeunload');
        await question.dismiss();
        await closing;
      });
    }

    await test.step('with an expired session, the browser also asks, and the page offers a log-in in another tab', async () => {
      await openTab('Info');
      await discard.click();
      await label.fill('Not saved yet');
      await twin.expireSessions();
      await page.keyboard.press('ControlOrMeta+s');
      page.once('dialog', (question) => void question.dismiss());
      await page.getByRole('button', { name: 'Refresh page' }).click();
      const told = page.getByRole('dialog', { name: 'Session expired' });
      await expect(told).toContainText('Your unsaved changes are still here.');
      await expect(told.getByRole('link', { name: 'Log in (new tab)' })).toHaveAttribute(
        'target',
        '_blank',
      );
    });

    await test.step('after a log-in in another tab, the changes are still there and are saved', async () => {
      await twin.signIn({ user_id: user.id });
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(label).toHaveValue('Not saved yet');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
      await expect(label).toHaveValue('Not saved yet');
    });
  },
);

test(
  'the save bar of a short form is at the bottom of the window',
  { tag: '@DET-2' },
  async ({ page, twin }) => {
    await page.goto(`${await someLocation(twin)}/manage-website`);
    await page.getByRole('textbox', { name: 'URL slug' }).fill('not-saved-yet');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    for (const size of [
      { width: 1440, height: 900 },
      // The form is 843 px high at this width.
      { width: 390, height: 1000 },
    ]) {
      await page.setViewportSize(size);
      await expect
        .poll(async () => {
          const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
          return Math.round(y + height);
        })
        .toBe(size.height);
      const scrollHeight = () => document.documentElement.scrollHeight;
      await expect.poll(() => page.evaluate(scrollHeight)).toBe(size.height);
    }
  },
);

test.describe('a location that is deleted in another window', () => {
  test.use({ expectedErrors: /status of 404/ });

  test(
    'is reported on its screen, which keeps typed values until the user leaves',
    { tag: ['@DET-2', '@LOC-3', '@ERR-2'] },
    async ({ page, twin }) => {
      const address = await someLocation(twin);
      const told = page.getByRole('alert').filter({ hasText: 'This location no longer exists' });
      const label = page.getByRole('textbox', { name: 'Label', exact: true });
      const listening = joined(page);
      await page.goto('/locations');
      await listening;
      const row = page.locator(`a[href^="${address}"]`);
      await row.first().click();
      await label.fill('Not saved yet');

      await test.step('another window deletes it', async () => {
        const other = await page.context().newPage();
        const otherListening = joined(other);
        await other.goto(`${address}/info`);
        // A window announces its writes only while it listens, and this window closes right after the deletion.
        await otherListening;
        await other.getByRole('button', { name: 'More actions' }).click();
        await other.getByRole('menuitem', { name: /^Delete/ }).click();
        await other
          .getByRole('alertdialog')
          .getByRole('button', { name: 'Delete location' })
          .click();
        await expect(other).toHaveURL('/locations');
        await other.close();
      });

      await expect(told).toHaveCount(1);
      await expect(label).toHaveValue('Not saved yet');
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'More actions' })).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);

      await test.step('the save bar says why it saves nothing', async () => {
        const bar = page.getByRole('region', { name: 'Unsaved changes' });
        await expect(bar).toContainText('This location no longer exists.');
        await expect(bar.getByRole('button', { name: /^Save/ })).toBeDisabled();
        await page.keyboard.press('ControlOrMeta+s');
        await expect(bar).toBeVisible();
        await expect(page.getByText('Couldn’t save')).toHaveCount(0);
        await expect(label).toHaveValue('Not saved yet');
      });

      await test.step('leaving asks, and the list no longer has it', async () => {
        await told.getByRole('link', { name: 'Go to locations' }).click();
        await page
          .getByRole('alertdialog', { name: 'Leave without saving?' })
          .getByRole('button', { name: 'Discard and leave' })
          .click();
        await expect(page).toHaveURL('/locations');
        await expect(page.getByRole('table')).toBeVisible();
        await expect(row).toHaveCount(0);
      });

      await test.step('its address shows that it is missing', async () => {
        await page.goto(`${address}/info`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Location not found');
      });
    },
  );

  test(
    'is reported by a save, if nothing has announced the deletion',
    { tag: ['@DET-2', '@LOC-3'] },
    async ({ page, twin }) => {
      const address = await someLocation(twin);
      const label = page.getByRole('textbox', { name: 'Label', exact: true });
      await page.goto(`${address}/info`);
      await label.fill('Not saved yet');
      await twin.call(locations.remove, {
        params: { id: LocationId.parse(Number(address.split('/').at(-1))) },
      });
      await page.keyboard.press('ControlOrMeta+s');
      const told = page.getByRole('alert').filter({ hasText: 'This location no longer exists' });
      await expect(told).toHaveCount(1);
      await expect(label).toHaveValue('Not saved yet');
      await expect(
        page
          .getByRole('region', { name: 'Unsaved changes' })
          .getByRole('button', { name: /^Save/ }),
      ).toBeDisabled();
    },
  );
});
