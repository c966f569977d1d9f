import { violationsInBothThemes } from '../fixtures/accessible.ts';
import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({ persona: 'guest' });

const modal = (page: Page) => page.getByRole('dialog');
const added = (page: Page) => page.getByRole('dialog', { name: 'Your locations have been added' });
const shownValue = async (page: Page) =>
  Number(await modal(page).getByRole('progressbar').getAttribute('aria-valuenow'));

test(
  'the first import blocks the application, and its end opens the home screen',
  { tag: ['@MODAL-1', '@MODAL-2', '@IMP-1', '@IMP-2', '@IMP-3', '@SHELL-16'] },
  async ({ page, twin }) => {
    await twin.createAccount({ scenario: 'import-running' });
    await page.goto('/locations');
    const running = page.getByRole('dialog', { name: 'Your locations are being added' });
    await expect(running).toHaveAccessibleDescription(
      'Please wait for the import to finish before using the product.',
    );
    await expect(running).toContainText('100/400 location(s) imported');
    const bar = running.getByRole('progressbar', { name: 'Importing locations' });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(bar).toHaveAttribute('aria-valuetext', '100/400 location(s) imported');

    await test.step('the dialog cannot be closed and keeps the focus', async () => {
      await expect(running.getByRole('button')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 400);
      await page.keyboard.press('Tab');
      await expect(running).toBeVisible();
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
        'the focus is in the dialog',
      ).toBe(true);
    });

    await test.step('the bar follows the number and never goes back', async () => {
      await twin.advance(1000);
      await expect(running).toContainText('140/400 location(s) imported');
      const seen: number[] = [];
      await expect
        .poll(async () => seen[seen.push(await shownValue(page)) - 1], { intervals: [20] })
        .toBe(35);
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    });

    await test.step('the number and the bar end at 100 %', async () => {
      await twin.advance(60_000);
      await expect(added(page)).toContainText('400/400 location(s) imported');
      await expect(added(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    });

    await test.step('the end is announced once, and Close has the focus', async () => {
      await expect(added(page).getByText('Your locations have been added')).toHaveCount(1);
      await expect(added(page).getByRole('status').first()).toHaveText(
        'Your locations have been added',
      );
      expect(await violationsInBothThemes(page, '[role=dialog]')).toEqual([]);
      await expect(added(page).getByRole('button')).toHaveText('Close');
      await expect(added(page).getByRole('button')).toBeFocused();
    });

    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(modal(page)).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/, Nina$/);
    await expect(heading).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'Manage locations' })).toContainText(
      '400',
    );
  },
);

test.describe('an import with errors', () => {
  test.use({ expectedErrors: /status of (419|401)|403 .*broadcasting/ });

  test(
    'shows an expired session above its dialog, and ends with advice about the errors',
    { tag: ['@MODAL-1', '@MODAL-3', '@MODAL-4', '@IMP-3'] },
    async ({ page, twin }) => {
      const { user_id } = await twin.createAccount({ scenario: 'import-running' });
      await page.goto('/');
      await expect(modal(page)).toContainText('100/400 location(s) imported');

      await test.step('the session expires, and a poll reports it', async () => {
        await twin.expireSessions();
        const refresh = page.getByRole('button', { name: 'Refresh page' });
        await expect(refresh).toBeVisible();
        await expect(modal(page)).toHaveCount(1);
        await refresh.click();
        await expect(page).toHaveURL(/\/__mock\/sign-in/);
        await twin.signIn({ user_id });
        await page.goto('/');
        await expect(modal(page)).toContainText('100/400 location(s) imported');
      });

      await test.step('the Google account loses its authorization', async () => {
        const { tokens } = await twin.call(googleTokens.list, {});
        await twin.loseAuthorization({ token_id: GoogleTokenId.parse(tokens[0]?.id) });
        await twin.advance(250);
        await expect.poll(() => shownValue(page)).toBe(28);
        await expect(modal(page)).not.toContainText('Sorry');
        await twin.advance(60_000);
        await expect(added(page)).toContainText(
          'Sorry, there was an error with your import. Some of your locations may not have imported. Please review your locations and try again if needed. If you continue to have errors, please contact support.',
        );
        await added(page).getByRole('link', { name: 'Review your locations' }).click();
        await expect(page).toHaveURL('/locations');
        await expect(modal(page)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeFocused();
      });
    },
  );
});
