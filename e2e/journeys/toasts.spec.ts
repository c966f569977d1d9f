import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { Page } from '@playwright/test';
import { joined } from '../fixtures/socket-joined.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

const stack = (page: Page) => page.locator('[data-sonner-toast]');
const opened = (page: Page) => page.locator('[data-sonner-toast][data-expanded=true]');

/**
 * Causes a toast for each connected Google account and returns the accounts, newest toast first. The toasts stay until
 * the test closes them.
 */
async function loseAccounts(page: Page, twin: Twin): Promise<string[]> {
  const { tokens } = await twin.call(googleTokens.list, {});
  const connected = tokens.filter(({ status }) => status !== 'lost-authorization');
  for (const { id, email } of connected) {
    await twin.loseAuthorization({ token_id: id });
    await expect(stack(page).filter({ hasText: email })).toHaveAttribute('data-mounted', 'true');
  }
  return connected.map(({ email }) => email).toReversed();
}

test(
  'toasts appear in a corner of the window, and the pointer and a hotkey open them',
  { tag: ['@TOAST-1', '@TOAST-2', '@TOAST-3', '@TOAST-4'] },
  async ({ page, twin }) => {
    const listening = joined(page);
    await page.goto('/google-accounts');
    await listening;
    await expect(page.getByText('Connected', { exact: true })).toHaveCount(2);
    const [newest = '', older = ''] = await loseAccounts(page, twin);
    const front = stack(page).nth(0);

    await test.step('the newest toast is in front, in the corner of the window', async () => {
      await expect(front).toContainText(newest);
      await expect(stack(page).nth(1)).toContainText(older);
      await expect(front).toHaveAttribute('data-type', 'warning');
      // The scrollbar's gutter is not part of the area of fixed elements.
      const width = await page.evaluate(() => document.body.clientWidth);
      await expect
        .poll(async () => {
          const { x = 0, y = 0, width: own = 0, height = 0 } = (await front.boundingBox()) ?? {};
          return { right: x + own, bottom: y + height, width: own };
        })
        .toEqual({ right: width - 32, bottom: 900 - 32, width: 356 });
    });

    await test.step('the pointer opens the stack of toasts', async () => {
      await expect(opened(page)).toHaveCount(0);
      await front.hover();
      await expect(opened(page)).toHaveCount(2);
      await page.mouse.move(400, 860);
      await expect(opened(page)).toHaveCount(0);
    });

    await test.step('the hotkey moves the focus from a dialog to the stack, and Escape moves it back', async () => {
      await page
        .getByRole('button', { name: /^Disconnect / })
        .first()
        .click();
      const dialog = page.getByRole('alertdialog');
      const confirm = dialog.locator(':focus');
      await expect(confirm).toBeVisible();
      await page.mouse.move(400, 860);
      await page.keyboard.press('Alt+t');
      await expect(front).toBeFocused();
      await expect(opened(page)).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(confirm).toBeFocused();
      await expect(opened(page)).toHaveCount(0);

      await page.keyboard.press('Alt+t');
      for (const left of [1, 0]) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'Close toast' }).first()).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(stack(page)).toHaveCount(left);
        if (left > 0) await expect(stack(page)).toBeFocused();
      }
      await expect(confirm).toBeFocused();
      await expect(dialog).toBeVisible();
    });
  },
);
