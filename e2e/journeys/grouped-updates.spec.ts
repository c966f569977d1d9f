import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const grouped = '/gbp-update-management?group=change';

const groups = (page: Page) =>
  page.getByRole('region', { name: 'Groups of updates' }).getByRole('listitem');

test.describe('a thousand mixed updates', () => {
  test(
    'are at most 75 groups of two keys each, the largest first',
    { tag: ['@UPD-5', '@UPD-12'] },
    async ({ page, twin }) => {
      await twin.createAccount({ scenario: 'many-updates' });
      await page.goto(grouped);
      await expect(page.getByText(/^1,000 updates in \d+ groups$/)).toBeVisible();
      const texts = await groups(page).allTextContents();
      const sizes = texts.map((text) => Number(/([\d,]+) updates? at/.exec(text)?.[1]));
      expect(sizes.length).toBeLessThanOrEqual(75);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1000);
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));

      await page.goto(`${grouped}&fields[]=openInfo.status&fields[]=title`);
      await expect(page.getByText(/^\d+ updates in \d+ groups?$/)).toBeVisible();
      const total = await groups(page).count();
      const dialog = page.getByRole('dialog');
      for (let left = total; left > 0; left -= 1) {
        await page.keyboard.press('Shift+A');
        await expect(dialog.getByRole('button', { name: /^Accept/ })).toBeEnabled();
        await page.keyboard.press('Shift+A');
        await expect(dialog).toHaveCount(0);
        await expect(groups(page)).toHaveCount(left - 1);
      }
      await expect(page.getByText('No updates to review match these filters.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
});

test.describe('a group', () => {
  test.use({ undoTime: '6' });

  test(
    'is resolved with exceptions, and undone',
    { tag: ['@UPD-3', '@UPD-5'] },
    async ({ page, twin }) => {
      await twin.createAccount({ scenario: 'same-change-everywhere' });
      await page.goto('/gbp-update-management');
      await page.getByRole('button', { name: 'Group by change' }).click();
      await expect(page).toHaveURL(grouped);
      const { meta } = await twin.call(updates.list, { query: { active: true } });
      const first = groups(page).first();
      await expect(first).toContainText(`${meta.total} updates at ${meta.total} locations`);
      await page.keyboard.press('Shift+R');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('list', { name: 'Locations' }).getByRole('checkbox').nth(1).uncheck();
      await page.keyboard.press('Shift+R');
      await expect(dialog).toHaveCount(0);
      await expect(first).toContainText('1 update at 1 location');
      await expect(page.getByText(`${meta.total - 1} resolved but not sent yet`)).toBeVisible();
      await page.keyboard.press('u');
      await expect(first).toContainText(`${meta.total} updates at`);
      await expect(first.getByRole('button')).toBeFocused();
      const { meta: after } = await twin.call(updates.list, { query: { active: true } });
      expect(after.total).toBe(meta.total);
    },
  );
});
