import type { Page } from '@playwright/test';
import { someLocation } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const list = (page: Page) => page.getByRole('table');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const shellButtons = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Search$| menu$/ });

test.describe('a list that fails to load', () => {
  test.use({ expectedErrors: /status of (403|429|500)|ApiError/ });

  test(
    'shows one error in its place, until a retry loads it',
    { tag: ['@ERR-1', '@ERR-4'] },
    async ({ page, twin }) => {
      const sentences = {
        forbidden: /permission|not allowed|authorized/i,
        server: /Something went wrong in Placekeeper/,
        malformed: /Something went wrong in Placekeeper/,
      };
      const problem = (of: RegExp) => page.getByRole('main').getByText(of);

      await twin.arm({ endpoint: 'locations.list', status: 403 });
      await page.goto('/locations');
      await expect(problem(sentences.forbidden)).toHaveCount(1);
      // The failed screen keeps the frame and its links.
      await expect(heading(page)).toHaveText('Locations');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // Another attempt would be refused as well.
      await expect(retry(page)).toHaveCount(0);

      const reload = () => page.reload();
      const tryAgain = () => retry(page).click();
      for (const [fault, sentence, load] of [
        [{ status: 500 }, sentences.server, reload],
        [{ body: 'malformed' }, sentences.malformed, tryAgain],
      ] as const) {
        await twin.disarm();
        await twin.arm({ endpoint: 'locations.list', ...fault });
        await load();
        await expect
          .poll(async () => (await twin.faults()).every(({ hits }) => hits > 0))
          .toBe(true);
        await expect(problem(sentence)).toHaveCount(1);
      }

      await test.step('a rate-limited list loads again when the platform allows it', async () => {
        await twin.disarm();
        await twin.arm({ endpoint: 'locations.list', status: 429, retry_after: 1, times: 1 });
        await retry(page).click();
        await expect(list(page)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect((await twin.faults()).map(({ hits }) => hits)).toEqual([1]);
        expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
      });
    },
  );
});

test.describe('an unreadable item', () => {
  test.use({ locations: 4, expectedErrors: /does not follow the contract/ });

  test(
    'is counted in each list, and the other items are shown',
    { tag: ['@UPD-1', '@UPD-9', '@LOC-1'] },
    async ({ page, twin }) => {
      const main = page.getByRole('main');
      for (const [endpoint, at] of [
        ['locations.list', '/data/*'],
        ['tags.list', '/tags/*'],
        ['googleTokens.list', '/tokens/*'],
        ['updates.list', '/google_updates/*'],
      ] as const)
        await twin.arm({ endpoint, body: 'broken-item', at });
      for (const [address, thing] of [
        ['/locations', 'location'],
        ['/locations?status=disabled', 'location'],
        ['/bulk-edit', 'location'],
        ['/bulk-edit/holidays', 'location'],
        ['/locations/tags', 'tag'],
        ['/google-accounts', 'account'],
        ['/onboarding/connect-google-account', 'account'],
        // Page 9 has only one update.
        ['/gbp-update-management?page=9', 'update'],
      ] as const) {
        await test.step(address, async () => {
          await visit(page, address);
          await expect(main.getByText(`1 ${thing} couldn’t be read.`)).toBeVisible();
          if (address === '/locations')
            await expect(list(page).locator('[data-row]')).toHaveCount(3);
        });
      }
      await expect(page.getByText(/^Loading/)).toHaveCount(0);

      await twin.disarm();
      await page.goto('/locations');
      await expect(list(page).locator('[data-row]')).toHaveCount(4);
      await expect(main.getByText('couldn’t be read')).toHaveCount(0);
    },
  );
});

test.describe('a page whose user is unknown', () => {
  test.use({ expectedErrors: /status of (403|419|500)|ApiError/ });

  test(
    'explains the failure and offers a way to continue',
    { tag: ['@ERR-1', '@ERR-4', '@SHELL-7', '@SHELL-16', '@SESS-1', '@MODAL-4', '@ONB-1'] },
    async ({ page, twin }) => {
      const failed = page.getByRole('heading', { name: 'This page couldn’t load' });

      await test.step('a slow platform', async () => {
        await twin.arm({ endpoint: 'currentUser.show', hold: true });
        await page.goto('/locations');
        await expect(page.getByText('Loading Placekeeper')).toBeVisible();
        await twin.release();
        await expect(list(page)).toBeVisible();
      });

      await test.step('while the platform fails, there is a retry, but no search and no menu', async () => {
        await twin.disarm();
        await twin.arm({ endpoint: 'currentUser.show', status: 500 });
        await page.reload();
        await expect(failed).toBeFocused();
        await expect(page.getByRole('link', { name: 'Placekeeper home' })).toBeVisible();
        await expect(shellButtons(page)).toHaveCount(0);
        await page.keyboard.press('/');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await twin.disarm();
        await retry(page).click();
        await expect(heading(page)).toHaveText('Locations');
        await expect(shellButtons(page).filter({ hasText: 'Search' })).toBeVisible();
      });

      await test.step('a forbidden page: a link to the home screen, but no retry', async () => {
        await twin.arm({ endpoint: 'currentUser.show', status: 403 });
        await page.reload();
        await expect(failed).toBeFocused();
        await expect(retry(page)).toHaveCount(0);
        await twin.disarm();
        await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
        await expect(page).toHaveURL('/');
        await expect(failed).toHaveCount(0);
      });

      await test.step('a response that reports an expired session', async () => {
        await twin.arm({ endpoint: 'currentUser.show', status: 419 });
        await page.goto('/locations');
        await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
        await twin.disarm();
        await page.getByRole('button', { name: 'Refresh page' }).click();
        await expect(list(page)).toBeVisible();
      });

      await test.step('a failing step of the onboarding keeps its frame', async () => {
        await twin.arm({ endpoint: 'googleLocations.importStatus', status: 500 });
        await page.goto('/onboarding');
        await expect(retry(page)).toBeVisible();
        await expect(page.getByRole('link', { name: 'Placekeeper home' })).toBeVisible();
        await twin.disarm();
        await retry(page).press('Enter');
        await expect(retry(page)).toHaveCount(0);
        await expect(heading(page)).toBeFocused();
      });
    },
  );
});

test.describe('a location whose calls fail', () => {
  test.use({ expectedErrors: /status of (401|403|409|419|422|500)|ERR_|ApiError|\[load\]/ });

  test(
    'keeps the typed text',
    { tag: ['@ERR-2', '@ERR-4', '@SESS-1', '@SESS-2', '@MODAL-4'] },
    async ({ page, twin }) => {
      const unsaved = page.getByText('Unsaved changes');
      const alert = page.getByRole('alert').filter({ hasText: /\S/ });
      const saveAnd = async () => {
        await save(page).click();
        await expect(unsaved).toHaveCount(0);
      };

      await test.step('optional parts that fail to load are only logged', async () => {
        for (const endpoint of [
          'locations.failedPatchAttempts',
          'locations.currentPatchAttempts',
          'updates.list',
        ])
          await twin.arm({ endpoint, status: 500 });
        const logged = page.waitForEvent('console', (message) => message.text().includes('[load]'));
        await page.goto(`${await someLocation(twin)}/info`);
        await expect(description(page)).toBeVisible();
        await logged;
        await expect(alert).toHaveCount(0);
        await description(page).fill('Still works.');
        await saveAnd();
      });

      await test.step('a failed save shows its error in the save bar', async () => {
        const text = 'Open again after the failures.';
        await description(page).fill(text);
        for (const [fault, sentence] of [
          [{ status: 403 }, /Couldn’t save.*You don’t have permission/],
          [{ status: 409 }, /Couldn’t save.*The data changed in the meantime/],
          [{ status: 500 }, /Couldn’t save.*Something went wrong in Placekeeper/],
          [{ network: 'reset' }, /Couldn’t save.*Can’t reach Placekeeper/],
        ] as const) {
          await twin.disarm();
          await twin.arm({ endpoint: 'locations.update', ...fault });
          await save(page).click();
          await expect(alert).toHaveText(sentence);
          await expect(description(page)).toHaveValue(text);
        }
        const toasts = page.getByRole('region', { name: /notifications/i });
        await expect(toasts.getByRole('listitem')).toHaveCount(0);
        await twin.disarm();
        await saveAnd();
        await expect(alert).toHaveCount(0);
        await expect(description(page)).toHaveValue(text);
      });

      await test.step('a refused value is explained at its field', async () => {
        const phone = page.getByRole('textbox', { name: /phone/i }).first();
        const before = await phone.inputValue();
        await description(page).fill('Open again after the works.');
        await phone.fill('+44 20 12');
        await save(page).click();
        await expect(phone).toHaveAttribute('aria-invalid', 'true');
        await expect(phone).toHaveAccessibleDescription(/./);
        await expect(description(page)).toHaveValue('Open again after the works.');
        await phone.fill(before);
        await saveAnd();
      });

      await test.step('a log-out in another window', async () => {
        await description(page).fill('Typed before the log-out.');
        await twin.arm({ endpoint: 'locations.update', status: 401, times: 1 });
        await save(page).click();
        const told = page.getByRole('dialog', { name: 'You’re logged out' });
        await expect(told).toContainText('Your unsaved changes are still here.');
        await expect(told.getByRole('link', { name: 'Log in (new tab)' })).toHaveAttribute(
          'href',
          /sign-in\?return_to=%2Flocation/,
        );
        await page.keyboard.press('Escape');
        await expect(told).toHaveCount(0);
        await expect(description(page)).toHaveValue('Typed before the log-out.');
        await saveAnd();
        await expect(description(page)).toHaveValue('Typed before the log-out.');
      });

      await test.step('an expired session, until the page is reloaded', async () => {
        // Reloads, because the page remembers a log-out.
        await page.reload();
        await description(page).fill('Typed before the expiry.');
        await twin.expireSessions();
        const modal = page.getByRole('dialog', { name: 'Session expired' });
        // Dispatches the click, because another call may already have opened the modal.
        const hidden = { includeHidden: true };
        const typed = page.getByRole('textbox', { name: 'Description', ...hidden });
        const anotherSave = page.getByRole('button', { name: /^Save/, ...hidden });
        await anotherSave.dispatchEvent('click');
        await expect(modal).toHaveCount(1);
        // Only the modal explains the failure.
        await expect(page.locator('main').getByText('Couldn’t save')).toHaveCount(0);
        await expect(typed).toHaveValue('Typed before the expiry.');
        page.on('dialog', (question) => void question.accept());
        await modal.getByRole('button', { name: 'Refresh page' }).click();
        await expect(page).toHaveURL(/\/__mock\/sign-in\?return_to=%2Flocation/);
      });
    },
  );
});
