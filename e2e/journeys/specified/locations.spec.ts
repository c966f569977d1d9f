import { locations } from '@placekeeper/contracts/endpoints/locations';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { box, part } from '../../fixtures/spotlight.ts';
import { managedLocations } from '../../fixtures/some-location.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openFromSidebar } from '../../fixtures/visit.ts';

test.use({ persona: 'agency', locations: 120 });

onEachPlatform({ leaving: ['plain', 'sparse', 'bare'] }, () => {
  test.use({ expectedErrors: /status of (419|401)|403 .*broadcasting/ });

  test(
    'a user pages and searches the list, opens a location in the search, and sees one message about an expired session',
    { tag: ['@LOC-1', '@LOC-2', '@SPOT-8', '@SPOT-9', '@SESS-1', '@MODAL-4'] },
    async ({ page, twin }) => {
      const [location] = await managedLocations(twin);
      if (!location) throw new Error('The agency manages no location.');

      await test.step('pages and searches the list', async () => {
        await page.goto('/locations');
        await expect(page.getByText('1–25 of 120')).toBeVisible();
        const table = page.getByRole('table', { name: 'Locations' });
        await expect(table.getByRole('row')).toHaveCount(26);
        await page.getByRole('link', { name: 'Next page' }).click();
        await expect(page.getByText('26–50 of 120')).toBeVisible();
        await page.getByRole('searchbox').fill('street');
        await expect(page).toHaveURL('/locations?filter=street');
        await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
        await expect(page.getByText('1–25 of 120')).toHaveCount(0);
        await page.getByRole('searchbox').fill('zzzz');
        await expect(page.getByText(/match/).first()).toBeVisible();
      });

      await test.step('finds and opens a location in the search', async () => {
        await page.getByRole('searchbox').blur();
        await page.keyboard.press('/');
        await expect(box(page)).toBeFocused();
        await box(page).fill(location.store_code ?? location.name);
        await expect(part(page, 'Locations').getByRole('link').first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/location\/\d+/);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
      });

      await test.step('shows one message about an expired session', async () => {
        await openFromSidebar(page, 'Locations');
        await expect(page.getByText('1–25 of 120')).toBeVisible();
        const unread = page.getByRole('link', { name: 'GBP updates', includeHidden: true });
        await twin.expireSessions();
        // Dispatches the click, because a late read may have opened the dialog over the link.
        await unread.dispatchEvent('click');
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await expect(page.getByRole('dialog')).toContainText('Your session has expired.');
        await page.getByRole('button', { name: 'Refresh page' }).click();
        await expect(page).toHaveURL(/\/__mock\/sign-in/);
      });
    },
  );
});

test.describe('a platform that does not say where Google declined edits', () => {
  test.use({
    persona: 'owner',
    locations: undefined,
    platform: 'specified',
    // The platform sends only the reason as the error of a failed attempt.
    expectedErrors: /does not follow the contract[^]*call: locations.failedPatchAttempts/,
  });

  test(
    'gets a request for each location, and the list says that it is incomplete until then',
    { tag: ['@LOC-1', '@DET-3', '@CARD-5'] },
    async ({ page, twin }) => {
      const { meta } = await twin.held(locations.list, {
        query: { has_failed_patch_attempts: true },
      });
      await page.goto('/locations?refused=1');
      const unknown = page.getByText(
        /^Placekeeper doesn’t know whether Google declined edits at \d+ locations/,
      );
      await expect(unknown).toBeVisible();
      await expect(
        page.getByText('Placekeeper found no declined edits at these locations.'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Check now' }).click();
      await expect(unknown).toHaveCount(0);
      await expect(page.locator('[data-row]')).toHaveCount(meta.total);
      await page.getByRole('link', { name: 'Placekeeper home' }).click();
      await expect(
        page.getByText(`Google declined edits at ${meta.total} locations`),
      ).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
        .toContain('placekeeper.declined');
      await page.goto('/locations?refused=1');
      await expect(page.locator('[data-row]')).toHaveCount(meta.total);
    },
  );
});
