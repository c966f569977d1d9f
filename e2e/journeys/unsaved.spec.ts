import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import type { Page } from '@playwright/test';
import { someLocation } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';

/** What somebody changes on each tab of a location, and does not save. */
const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  info: (page) => page.getByRole('textbox', { name: 'Label', exact: true }).fill('Not saved yet'),
  services: async (page) => {
    await page
      .getByRole('button', { name: /^Add a service to/ })
      .first()
      .click();
    await page.getByLabel('Name of the service').fill('Not saved yet');
  },
  attributes: (page) => page.getByRole('radio', { name: 'Yes' }).first().press(' '),
  'social-profiles': (page) =>
    page.getByRole('textbox', { name: 'Pinterest', exact: true }).fill('Not saved yet'),
  settings: (page) => page.getByRole('radio', { checked: false }).first().press(' '),
};

test.use({ expectedErrors: /status of 419|403 .*broadcasting/ });

test(
  'closing a page asks about what is not saved, and so does refreshing it for a new session',
  { tag: ['@DET-2', '@SESS-1'] },
  async ({ page, twin }) => {
    const location = await someLocation(twin);
    const { user } = await twin.call(currentUser.show, {});
    for (const [tab, change] of Object.entries(changes)) {
      await test.step(tab, async () => {
        const own = await page.context().newPage();
        await own.goto(`${location}/${tab}`);
        await change(own);
        const asked = own.waitForEvent('dialog');
        const closing = own.close({ runBeforeUnload: true });
        const question = await asked;
        expect(question.type()).toBe('beforeunload');
        await question.dismiss();
        await closing;
        await own.close();
      });
    }

    await test.step('an expired session', async () => {
      await page.goto(`${location}/info`);
      const label = page.getByRole('textbox', { name: 'Label', exact: true });
      await label.fill('Not saved yet');
      await twin.expireSessions();
      await page.keyboard.press('ControlOrMeta+s');
      page.once('dialog', (question) => void question.dismiss());
      await page.getByRole('button', { name: 'Refresh page' }).click();
      const told = page.getByRole('dialog', { name: 'Session expired' });
      await expect(told).toContainText('What you typed is still here.');
      await expect(told.getByRole('link', { name: 'Log in in a new tab' })).toHaveAttribute(
        'target',
        '_blank',
      );
    });

    await test.step('who logs in beside the page goes on where they were', async () => {
      await twin.signIn({ user_id: user.id });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const label = page.getByRole('textbox', { name: 'Label', exact: true });
      await expect(label).toHaveValue('Not saved yet');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
      await expect(label).toHaveValue('Not saved yet');
    });
  },
);
