import { connectAccount } from '../fixtures/google-account.ts';
import { joined } from '../fixtures/socket-joined.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectForwardsOnly, watchProgress } from '../fixtures/watched-progress.ts';

test.describe('without a socket', () => {
  test.use({
    persona: 'new',
    locations: 60,
    dialects: ['no-socket'],
    expectedErrors: /WebSocket connection to|status of 503|Something went wrong in Placekeeper/,
  });

  test(
    'a fetch and an import progress by polling, and never go backwards',
    { tag: ['@ONB-3', '@ONB-6', '@IMP-3', '@RT-2'] },
    async ({ page, twin }) => {
      await watchProgress(page);
      await connectAccount(page, 'nina.lindqvist@example.com');
      const found = page.getByText(/^\d+ profiles found so far$/);

      await test.step('the fetch progresses', async () => {
        await expect(page.getByText('Waiting for Google…')).toBeVisible();
        await twin.advance(500);
        const first = (await found.textContent()) ?? '';
        await twin.advance(500);
        await expect(found).not.toHaveText(first);
      });

      await test.step('the platform fails for a while', async () => {
        await twin.arm({ endpoint: 'googleLocations.show', status: 503 });
        await expect(page.getByText('Progress isn’t available right now')).toBeVisible();
        await twin.disarm();
        await expect(page.getByText('Progress isn’t available right now')).toHaveCount(0);
        await expectForwardsOnly(page);
        await twin.advance(10_000);
        await expect(page.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
      });

      await test.step('the import progresses', async () => {
        await page.getByRole('button', { name: 'Select all 60' }).click();
        await page.getByRole('button', { name: 'Import 60 profiles' }).click();
        await page.getByRole('button', { name: /^Import (\d+,|without)/ }).click();
        const imported = (count: number) => page.getByText(`${count}/60 location(s) imported`);
        await expect(imported(0)).toBeVisible();
        await twin.advance(1000);
        await expect(imported(8)).toBeVisible();
        await twin.advance(1000);
        await expect(imported(16)).toBeVisible();
        await twin.advance(60_000);
        await expect(
          page.getByRole('heading', { name: 'Your locations have been added' }),
        ).toBeVisible();
        await expectForwardsOnly(page);
      });
    },
  );
});

test.describe('with an unreliable socket', () => {
  test.use({ persona: 'guest' });

  test(
    'duplicate, late, reordered and lost events never move an import backwards, in its step and in the dialog',
    { tag: ['@IMP-3', '@MODAL-1', '@MODAL-2', '@RT-2'] },
    async ({ page, twin }) => {
      await twin.createAccount({ scenario: 'import-running' });
      await twin.changeSocketFaults({ duplicate_events: true, reorder_events: true });
      await watchProgress(page);
      const dialog = page.getByRole('dialog');
      const imported = (count: number) =>
        page.getByText(`${count}/400 location(s) imported`).last();

      const moveOn = async (before: number) => {
        await expect(imported(before)).toBeVisible();
        await twin.advance(500);
        await twin.advance(500);
        await expect(imported(before + 40)).toBeVisible();
        await expectForwardsOnly(page);
      };

      await test.step('the onboarding step shows the progress without a dialog', async () => {
        const listening = joined(page);
        await page.goto('/onboarding/creating-locations');
        await listening;
        await moveOn(100);
        await expect(dialog).toHaveCount(0);
        await page.getByRole('link', { name: 'Back to locations' }).click();
        await expect(dialog).toContainText('Your locations are being added');
      });

      await test.step('every other screen shows the import in a dialog, also after the socket is closed', async () => {
        await moveOn(140);
        // After the close code 4009, pusher-js does not reconnect.
        await twin.kick(4009);
        await twin.advance(500);
        await expect(imported(200)).toBeVisible();
        await expectForwardsOnly(page);
      });

      await test.step('the closed dialog does not reappear', async () => {
        await twin.advance(60_000);
        const added = page.getByRole('dialog', { name: 'Your locations have been added' });
        await expect(added).toContainText('400/400 location(s) imported');
        await expectForwardsOnly(page);
        await added.getByRole('button', { name: 'Close' }).click();
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeFocused();
        await page.reload();
        await expect(heading).toBeVisible();
        await expect(dialog).toHaveCount(0);
      });
    },
  );
});
