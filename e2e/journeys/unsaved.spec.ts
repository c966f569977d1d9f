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
      await page.keyboard.press('Escape');
      await expect(label).toHaveValue('Not saved yet');
    });
  },
);
