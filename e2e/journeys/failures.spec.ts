import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const list = (page: Page) => page.getByRole('table');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
const phone = (page: Page) => page.getByRole('textbox', { name: /phone/i }).first();

async function changedLocation(page: Page): Promise<string> {
  await page.goto('/locations');
  await list(page).getByRole('link').first().click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Open again after the works.');
  return page.url();
}

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });

test.describe('a list that cannot be loaded', () => {
  test.use({ expectedErrors: /status of (403|404|500|503)|ERR_|ApiError/ });

  test(
    'says what failed, once and in its place, and can be tried again',
    { tag: ['@ERR-1', '@ERR-4'] },
    async ({ page, twin }) => {
      for (const [fault, sentence] of [
        [{ status: 403 }, /permission|not allowed|authorized/i],
        [{ status: 503 }, /The platform had a problem/],
        [{ body: 'malformed' }, /could not be read/],
      ] as const) {
        await test.step(JSON.stringify(fault), async () => {
          await twin.arm({ endpoint: 'locations.list', ...fault });
          await page.goto('/locations');
          const problem = page.getByRole('main').getByText(sentence);
          await expect(problem).toHaveCount(1);
          // The frame and the ways out are there.
          await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await twin.disarm();
          await retry(page).click();
          await expect(list(page)).toBeVisible();
          await expect(problem).toHaveCount(0);
          expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
        });
      }
    },
  );
});

test.describe('a row that cannot be read', () => {
  test.use({ locations: 4, expectedErrors: /does not follow the contract/ });

  test(
    'is counted in its list, and the others are there',
    { tag: ['@UPD-9', '@LOC-1'] },
    async ({ page, twin }) => {
      await twin.arm({ endpoint: 'locations.list', body: 'broken-item' });
      await page.goto('/locations');
      const unread = page.getByRole('main').getByText('1 location couldn’t be read.');
      await expect(unread).toBeVisible();
      await expect(list(page).locator('[data-row]')).toHaveCount(3);
      await twin.disarm();
      await page.reload();
      await expect(list(page).locator('[data-row]')).toHaveCount(4);
      await expect(unread).toHaveCount(0);
    },
  );

  for (const { endpoint, address, sentence } of [
    { endpoint: 'tags.list', address: '/locations/tags', sentence: '1 tag couldn’t be read.' },
    {
      endpoint: 'googleTokens.list',
      address: '/google-accounts',
      sentence: '1 account couldn’t be read.',
    },
    {
      endpoint: 'googleTokens.list',
      address: '/onboarding/connect-google-account',
      sentence: '1 account couldn’t be read.',
    },
    { endpoint: 'locations.list', address: '/bulk-edit', sentence: '1 location couldn’t be read.' },
    {
      endpoint: 'locations.list',
      address: '/bulk-edit/holidays',
      sentence: '1 location couldn’t be read.',
    },
    {
      endpoint: 'locations.list',
      address: '/locations?status=disabled',
      sentence: '1 location couldn’t be read.',
    },
  ]) {
    test(`is counted at ${address}`, { tag: ['@UPD-9'] }, async ({ page, twin }) => {
      await twin.arm({ endpoint, body: 'broken-item' });
      await page.goto(address);
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    });
  }

  test(
    'leaves no list waiting for ever where it was the only one',
    { tag: ['@UPD-9', '@UPD-1'] },
    async ({ page, twin }) => {
      await twin.arm({ endpoint: 'updates.list', body: 'broken-item' });
      await page.goto('/gbp-update-management?page=9');
      await expect(page.getByText('1 update couldn’t be read.')).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
    },
  );
});

test.describe('a page that fails as a whole', () => {
  test.use({ expectedErrors: /status of 403|ERR_|ApiError/ });

  test(
    'has the focus on what it says, and offers what can help',
    { tag: ['@ERR-4', '@SHELL-16'] },
    async ({ page, twin }) => {
      await twin.arm({ endpoint: 'currentUser.show', status: 403 });
      await page.goto('/locations');
      const failed = page.getByRole('heading', { name: 'This page could not be shown' });
      await expect(failed).toBeFocused();
      await expect(retry(page)).toHaveCount(0);
      await twin.disarm();
      await page.getByRole('main').getByRole('link', { name: 'Go to the home screen' }).click();
      await expect(page).toHaveURL('/');
      await expect(failed).toHaveCount(0);
    },
  );
});

test.describe('a step that fails', () => {
  test.use({ expectedErrors: /status of 500|ApiError/ });

  test(
    'keeps its frame, and has the focus on its name once it is there',
    { tag: ['@ERR-1', '@ONB-1', '@SHELL-16'] },
    async ({ page, twin }) => {
      await twin.arm({ endpoint: 'googleLocations.importStatus', status: 500 });
      await page.goto('/onboarding');
      await expect(retry(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Placekeeper home' })).toBeVisible();
      await twin.disarm();
      await retry(page).press('Enter');
      await expect(retry(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
});

test.describe('too many requests', () => {
  test.use({ expectedErrors: /status of 429/ });

  test('are asked again when the platform said', { tag: '@ERR-4' }, async ({ page, twin }) => {
    await twin.arm({ endpoint: 'locations.list', status: 429, retry_after: 1, times: 1 });
    await page.goto('/locations');
    await expect(list(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a save that fails', () => {
  test.use({ expectedErrors: /status of (403|404|409|422|500)|ERR_|ApiError/ });

  test(
    'says so where it was started, loses nothing, and can be tried again',
    { tag: '@ERR-4' },
    async ({ page, twin }) => {
      await changedLocation(page);
      for (const fault of [
        { status: 403 },
        { status: 409 },
        { status: 500 },
        { network: 'reset' },
      ] as const) {
        await test.step(JSON.stringify(fault), async () => {
          const text = `Open again after ${JSON.stringify(fault)}.`;
          await description(page).fill(text);
          await twin.arm({ endpoint: 'locations.update', ...fault });
          await save(page).click();
          await expect(page.getByRole('alert').filter({ hasText: 'Not saved.' })).toHaveCount(1);
          await expect(description(page)).toHaveValue(text);
          await expect(
            page.getByRole('region', { name: /notifications/i }).getByRole('listitem'),
          ).toHaveCount(0);
          await twin.disarm();
          await save(page).click();
          await expect(page.getByText('Unsaved changes')).toHaveCount(0);
          await expect(page.getByRole('alert')).toHaveCount(0);
          await expect(description(page)).toHaveValue(text);
        });
      }
    },
  );

  test(
    '422: what the platform refuses is said at its field',
    { tag: '@ERR-4' },
    async ({ page }) => {
      await changedLocation(page);
      await phone(page).fill('+44 20 12');
      await save(page).click();
      await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(phone(page)).toHaveAccessibleDescription(/./);
      await expect(description(page)).toHaveValue('Open again after the works.');
    },
  );
});

test.describe('parts of a location that cannot be loaded', () => {
  test.use({ expectedErrors: /status of 500|ApiError/ });

  test('are only logged; the rest works', { tag: '@ERR-2' }, async ({ page, twin }) => {
    await page.goto('/locations');
    await expect(list(page)).toBeVisible();
    for (const endpoint of [
      'locations.failedPatchAttempts',
      'locations.currentPatchAttempts',
      'updates.list',
    ])
      await twin.arm({ endpoint, status: 500 });
    const logged = page.waitForEvent('console', (message) => message.text().includes('[load]'));
    await list(page).getByRole('link').first().click();
    await expect(description(page)).toBeVisible();
    await logged;
    await expect(page.getByRole('alert')).toHaveCount(0);
    await description(page).fill('Still works.');
    await save(page).click();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  });
});

test.describe('a session that expires while somebody edits', () => {
  test.use({ expectedErrors: /status of (419|401)|403 .*broadcasting|ApiError/ });

  test(
    'is told once, over what was typed, and a reload leads to the log-in',
    { tag: ['@SESS-1', '@MODAL-4'] },
    async ({ page, twin }) => {
      await changedLocation(page);
      await twin.expireSessions();
      await save(page).click();
      const modal = page.getByRole('dialog', { name: 'Session expired' });
      await expect(modal).toHaveCount(1);
      // The error has reached the form as well: it no longer waits, and leaves the telling to the modal.
      await expect(page.locator('main').getByText('Not saved.')).toHaveCount(0);
      await modal.getByRole('button', { name: 'Close' }).click();
      await expect(description(page)).toHaveValue('Open again after the works.');
      await save(page).click();
      await expect(modal).toHaveCount(1);
      page.on('dialog', (question) => void question.accept());
      await modal.getByRole('button', { name: 'Refresh page' }).click();
      await expect(page).toHaveURL(/\/__mock\/sign-in\?return_to=%2Flocation/);
    },
  );

  test(
    'is told at the start too, where a fresh session does not help',
    { tag: ['@SESS-1', '@MODAL-4'] },
    async ({ page, twin }) => {
      await twin.arm({ endpoint: 'currentUser.show', status: 419 });
      await page.goto('/locations');
      await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
      await twin.disarm();
      await page.getByRole('button', { name: 'Refresh page' }).click();
      await expect(list(page)).toBeVisible();
    },
  );
});

test(
  'a platform that keeps the page waiting is waited for aloud',
  { tag: '@ERR-4' },
  async ({ page, twin }) => {
    await twin.arm({ endpoint: 'currentUser.show', hold: true });
    await page.goto('/locations');
    await expect(page.getByText('Waiting for the platform to answer')).toBeVisible();
    await twin.release();
    await expect(list(page)).toBeVisible();
  },
);
