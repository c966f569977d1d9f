import { connectAccount } from '../fixtures/google-consent.ts';
import { joined } from '../fixtures/joined.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectForwardsOnly, watchProgress } from '../fixtures/watched-progress.ts';

test.describe('where no socket is let in', () => {
  test.use({
    persona: 'new',
    locations: 60,
    expectedErrors: /WebSocket connection to|status of 503|The platform had a problem/,
  });

  test(
    'fetching and importing move on by asking, and only forwards',
    { tag: ['@ONB-3', '@ONB-6', '@IMP-3', '@RT-2'] },
    async ({ page, twin }) => {
      await twin.moodOfSockets({ refuse_upgrades: { status: 503, times: null } });
      await watchProgress(page);
      await connectAccount(page, 'nina.lindqvist@example.com');
      const found = page.getByText(/^\d+ profiles found so far$/);

      await test.step('the fetch', async () => {
        await expect(page.getByText('Waiting for Google…')).toBeVisible();
        await twin.advance(500);
        const first = (await found.textContent()) ?? '';
        await twin.advance(500);
        await expect(found).not.toHaveText(first);
      });

      await test.step('nobody answers for a while', async () => {
        await twin.arm({ endpoint: 'googleLocations.show', status: 503 });
        await expect(
          page.getByText('The connection to the platform is interrupted.'),
        ).toBeVisible();
        await twin.disarm();
        await expect(page.getByText('The connection to the platform is interrupted.')).toHaveCount(
          0,
        );
        await expectForwardsOnly(page);
        await twin.advance(10_000);
        await expect(page.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
      });

      await test.step('the import', async () => {
        await page.getByRole('button', { name: 'Select all 60' }).click();
        await page.getByRole('button', { name: 'Import 60 profiles' }).click();
        await page.getByRole('button', { name: /^Import \d+ profiles[ ,]/ }).click();
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

test.describe('where the socket is unruly', () => {
  test.use({ persona: 'guest' });

  test(
    'events twice, late, overtaken and cut off move an import only forwards',
    { tag: ['@IMP-3', '@MODAL-2', '@RT-2'] },
    async ({ page, twin }) => {
      await twin.createAccount({ scenario: 'import-running' });
      await twin.moodOfSockets({ duplicate_events: true, reorder_events: true });
      await watchProgress(page);
      const imported = (count: number) =>
        page.getByText(`${count}/400 location(s) imported`).last();

      for (const place of ['/onboarding/creating-locations', '/']) {
        await test.step(`at ${place}`, async () => {
          const before = place === '/' ? 160 : 100;
          const listening = joined(page);
          await page.goto(place);
          await listening;
          await expect(imported(before)).toBeVisible();
          await twin.advance(500);
          await twin.advance(500);
          await expect(imported(before + 40)).toBeVisible();
          // By this code a client is told not to come back.
          await twin.kick(4009);
          await twin.advance(500);
          await expect(imported(before + 60)).toBeVisible();
          await expectForwardsOnly(page);
        });
      }

      await test.step('it ends', async () => {
        await twin.advance(60_000);
        await expect(
          page.getByRole('dialog', { name: 'Your locations have been added' }),
        ).toContainText('400/400 location(s) imported');
        await expectForwardsOnly(page);
      });
    },
  );
});
