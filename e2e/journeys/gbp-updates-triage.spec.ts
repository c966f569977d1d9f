import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openFromSidebar } from '../fixtures/visit.ts';

const review = '/gbp-update-management';

const list = (page: Page) => page.getByRole('region', { name: 'Updates to review' });
const rows = (page: Page) => list(page).getByRole('listitem');
const selected = (page: Page) => list(page).locator('[aria-current=true]');
const detail = (page: Page) => page.getByRole('heading', { level: 2 });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected updates' });

test(
  'keys and checkboxes select and decide updates, and the keys can be turned off',
  { tag: ['@UPD-3', '@UPD-4', '@UPD-5', '@UPD-12'] },
  async ({ page }) => {
    await page.goto(review);
    await expect(detail(page)).toHaveText('Opening date changed');

    await test.step('J and K move through the list', async () => {
      await page.keyboard.press('j');
      await expect(detail(page)).toHaveText('Phone numbers changed');
      await expect(detail(page)).toBeFocused();
      await page.keyboard.press('j');
      await expect(detail(page)).toHaveText(/^\w+ profile changed$/);
      await page.keyboard.press('k');
      await expect(selected(page)).toContainText('Phone numbers');
    });

    await test.step('A accepts the update, and the next update opens', async () => {
      await page.keyboard.press('a');
      await expect(detail(page)).toHaveText(/^\w+ profile changed$/);
      await expect(detail(page)).toBeFocused();
      await expect(page.getByText('11 to review at 11 locations')).toBeVisible();
      await expect(rows(page)).toHaveCount(8);
    });

    await test.step('D dismisses all selected updates', async () => {
      await page.keyboard.press('x');
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('Shift+X');
      await expect(bar(page)).toContainText('3 selected');
      await page.keyboard.press('d');
      await expect(page.getByText('8 to review at 8 locations')).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      await expect(detail(page)).toBeFocused();
    });

    await test.step('rejects the selected updates that can be rejected, and explains the others', async () => {
      await page.goto(`${review}?fields[]=latlng&fields[]=title&fields[]=phoneNumbers`);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await expect(rows(page)).toHaveCount(3);
      await expect(bar(page)).toContainText('3 selected');
      const pin = page.getByRole('checkbox', { name: /^Select map pin/ });
      await pin.uncheck();
      await expect(bar(page)).toContainText('2 selected');
      await expect(bar(page)).not.toContainText('can’t be');
      await pin.check();
      await expect(bar(page)).toContainText('1 can’t be rejected');
      await bar(page).getByRole('button', { name: 'Reject 2' }).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(detail(page)).toHaveText('Map pin changed');
      await expect(bar(page)).toContainText('1 selected');
      await expect(page.getByText('1 update can’t be rejected')).toBeVisible();
      // Moves the pointer, because Escape first closes a tooltip under it.
      await detail(page).hover();
      await page.keyboard.press('Escape');
      await expect(bar(page)).toHaveCount(0);
      await page.keyboard.press('r');
      await expect(page.getByText('This update can’t be rejected')).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
    });

    await test.step('? lists the keys and links to their setting', async () => {
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(keys.getByText('Reject', { exact: true })).toBeVisible();
      await keys.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
      await openFromSidebar(page, 'GBP updates');
      await expect(rows(page)).toHaveCount(6);
      const before = await detail(page).textContent();
      await page.keyboard.press('a');
      await page.keyboard.press('j');
      await page.getByRole('button', { name: 'Shortcuts' }).click();
      await expect(keys).toContainText('Single-key shortcuts are off.');
      await page.keyboard.press('Escape');
      await expect(keys).toHaveCount(0);
      await expect(detail(page)).toHaveText(before ?? '');
      await expect(page.getByText('6 to review at 6 locations')).toBeVisible();
    });

    await test.step('rejects all updates after a preview, and moves the focus to the heading', async () => {
      await page.getByRole('button', { name: /^Reject all 6/ }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Reject all updates?' });
      await expect(dialog.getByRole('list', { name: 'Updates to reject' })).toBeVisible();
      await expect(dialog).toContainText('1 update can’t be rejected and stays pending.');
      await dialog.getByRole('button', { name: 'Reject 5 updates' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('5 updates rejected.')).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  },
);

test.describe('forty decisions in fast succession', () => {
  test.use({ expectedErrors: /status of 500|^\[write\]/ });

  test(
    'are neither lost nor sent twice, and failed updates return to the list',
    { tag: ['@UPD-12', '@UPD-4'] },
    async ({ page, twin }) => {
      await twin.createAccount({ scenario: 'many-updates' });
      // Holds fewer calls than the browser's six connections, so that other requests continue.
      await twin.arm({ endpoint: 'updates.dismiss', hold: true, times: 3 });
      await twin.arm({ endpoint: 'updates.accept', delay_ms: 400, probability: 0.4, seed: 5 });
      await twin.arm({ endpoint: 'updates.reject', status: 500, probability: 0.2, seed: 7 });
      const asked: string[] = [];
      const answered: string[] = [];
      const failed = new Set<string>();
      const twice: string[] = [];
      const decided = (url: string) =>
        /google-updates\/(\d+)\/(?:accept|reject|dismiss)$/.exec(url)?.[1];
      page.on('request', (request) => {
        const id = decided(request.url());
        if (!id) return;
        // With an empty list, the next key decides a failed update again.
        if (asked.includes(id) && !failed.has(id)) twice.push(id);
        asked.push(id);
      });
      page.on('response', (response) => {
        const id = decided(response.url());
        if (!id) return;
        answered.push(id);
        if (response.ok()) failed.delete(id);
        else failed.add(id);
      });

      // The platform accepts and rejects updates of these fields.
      const fields = ['title', 'phoneNumbers', 'profile.description', 'websiteUri', 'regularHours'];
      await page.goto(`${review}?${fields.map((field) => `fields[]=${field}`).join('&')}`);
      await expect(rows(page)).toHaveCount(8);
      const total = async () => {
        const answer = await twin.call(updates.list, {
          query: { field_names: fields, active: true },
        });
        return answer.meta.total;
      };
      const before = await total();

      for (let turn = 0; asked.length < 40; turn += 1) {
        await page.keyboard.press('adr'.charAt(turn % 3));
        // The list reacts before the platform answers. When the list is empty, the next updates load.
        await expect(page.locator('h1:focus, h2:focus')).toHaveCount(1);
        await expect(detail(page)).toBeVisible();
      }
      await twin.release();
      await expect.poll(() => answered.length).toBe(asked.length);
      expect(twice).toEqual([]);
      expect(failed.size).toBeGreaterThan(0);
      const left = before - new Set(asked).size + failed.size;
      await expect.poll(total).toBe(left);

      await expect(page.getByText(`${left} to review`)).toBeVisible();
      // Failed updates reappear in the list, each with the reason.
      await expect(
        rows(page).filter({ hasText: 'Something went wrong in Placekeeper.' }),
      ).toHaveCount(failed.size);
    },
  );
});
