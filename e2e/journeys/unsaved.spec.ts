import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import type { Page } from '@playwright/test';
import { someLocation } from '../fixtures/some-location.ts';
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
