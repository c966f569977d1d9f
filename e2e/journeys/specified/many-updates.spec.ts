import { locations } from '@placekeeper/contracts/endpoints/locations';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { to } from '@placekeeper/web/paths';
import { countWrites, heldAfter, untilHeld } from '../../fixtures/counted-writes.ts';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Twin } from '../../fixtures/twin.ts';

const review = to('gbp.updates');

const waiting = async (twin: Twin) =>
  (await twin.held(updates.list, { query: { active: true } })).meta.total;

const rejected = async (twin: Twin) => {
  const query = { active: false, page: { size: 1000 } };
  const { google_updates: all } = await twin.held(updates.list, { query });
  return all.filter(({ resolution }) => resolution?.resolved_action === 'rejected').length;
};

/** How many locations auto-reject changes of their hours. */
async function withRule(twin: Twin): Promise<number> {
  const { data } = await twin.held(locations.list, { query: { page: { size: 100 } } });
  return data.filter(({ auto_rejection_fields: fields }) =>
    fields.some((field) => field === 'regularHours'),
  ).length;
}

onEachPlatform({ leaving: ['plain', 'text', 'bare'] }, () => {
  test(
    'jobs add a rule and reject identical updates once each, although the dialog closes and the page reloads',
    { tag: ['@LSET-1', '@UPD-3', '@UPD-5', '@ERR-4'] },
    async ({ page, twin, platform, dialects }) => {
      await twin.createAccount({ scenario: 'same-change-everywhere', platform, dialects });
      const identical = await waiting(twin);
      const identicalRejected = await rejected(twin);
      const ruled = await withRule(twin);
      const rules = await countWrites(twin, 'locations.autoRejection', ...heldAfter(6));
      await page.goto(review);

      await test.step('the dialog closes while the rule is added', async () => {
        await page.getByRole('button', { name: 'Always reject…' }).click();
        await page.getByRole('menuitem', { name: 'All locations…' }).click();
        const dialog = page.getByRole('dialog', {
          name: 'Always reject changes to business hours?',
        });
        const add = dialog.getByRole('button', { name: /^Always reject at \d+ locations$/ });
        const count = Number(/\d+/.exec(await add.innerText())?.[0]);
        await add.click();
        await untilHeld(twin);
        await dialog.getByRole('button', { name: 'Close' }).last().click();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText('Runs in this browser', { exact: false })).toBeVisible();
        await twin.release();
        await expect(
          page.getByText(`Auto-reject rule for business hours added at ${count} locations.`),
        ).toBeVisible();
        expect(await withRule(twin)).toBe(ruled + count);
        expect(await rules()).toBe(count);
      });

      await test.step('the page reloads while updates are rejected', async () => {
        const writes = await countWrites(twin, 'updates.reject', ...heldAfter(6));
        await page.getByRole('button', { name: `Review ${identical} identical updates…` }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: `Reject ${identical}` })
          .click();
        await untilHeld(twin);
        page.once('dialog', (question) => void question.accept());
        await page.reload();
        await expect(page.getByText(`${identical} updates rejected.`)).toBeVisible();
        expect(await rejected(twin)).toBe(identicalRejected + identical);
        expect(await waiting(twin)).toBe(0);
        expect(await writes()).toBe(identical);
      });
    },
  );
});
