import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const grouped = '/gbp-update-management?group=change';

const groups = (page: Page) =>
  page.getByRole('region', { name: 'Groups of updates' }).getByRole('listitem');

for (const platform of ['extended', 'specified'] as const) {
  test.describe(`on home, with the ${platform} platform`, () => {
    // On a busy machine, the next key press can come after the default of six seconds.
    test.use({ platform, undoTime: '20' });

    test(
      'a group is resolved and undone by keyboard, and then sent',
      { tag: ['@CARD-6', '@UPD-3', '@UPD-5'] },
      async ({ page, twin }) => {
        await twin.createAccount({ scenario: 'same-change-everywhere', platform });
        await page.goto('/');
        const row = page
          .getByRole('region', { name: 'Updates to review' })
          .getByRole('button', { name: /\d+ locations/ })
          .first();
        const attention = page.getByRole('region', { name: 'Needs attention' });
        const [size = ''] = /\d+ locations(?= since )/.exec(await row.innerText()) ?? [];
        const count = Number.parseInt(size);
        const dialog = page.getByRole('dialog');

        await row.press('Enter');
        await expect(dialog).toContainText(`${size}. Deselect any`);
        await page.keyboard.press('Escape');
        await expect(row).toBeFocused();

        await row.press('Enter');
        await expect(dialog.getByRole('button', { name: `Reject ${count}` })).toBeEnabled();
        await page.keyboard.press('Shift+R');
        await expect(dialog).toHaveCount(0);
        await expect(attention).toContainText(`${count} resolved (you can still undo)`);
        await page.keyboard.press('u');
        await expect(row).toBeFocused();
        await expect(attention).toContainText(`${count} profile updates to review`);

        await row.press('Enter');
        await dialog.getByRole('checkbox').nth(1).uncheck();
        await page.keyboard.press('Shift+A');
        await expect(page.getByText(`${count - 1} updates accepted`)).toBeVisible();
        await page.getByRole('button', { name: 'Send now' }).click();
        await expect(attention).toContainText('1 profile update to review at 1 location');
        await expect(page).toHaveURL('/');
        const { meta } = await twin.held(updates.list, { query: { active: true } });
        expect(meta.total).toBe(1);
      },
    );
  });
}

test.describe('a group of identical updates', () => {
  // On a busy machine, the next key press can come after the default of six seconds.
  test.use({ undoTime: '20' });

  test(
    'is rejected except for one update, and undone',
    { tag: ['@UPD-3', '@UPD-5', '@UPD-12'] },
    async ({ page, twin }) => {
      await twin.createAccount({ scenario: 'same-change-everywhere' });
      await page.goto('/gbp-update-management');
      const { meta } = await twin.call(updates.list, { query: { active: true } });
      const count = meta.total;
      const dialog = page.getByRole('dialog');
      const exception = dialog
        .getByRole('list', { name: 'Locations' })
        .getByRole('checkbox')
        .nth(1);
      const held = page.getByText(`${count - 1} resolved (you can still undo)`);

      await test.step('in the list', async () => {
        const rows = page.getByRole('region', { name: 'Updates to review' }).getByRole('listitem');
        await expect(rows.first()).toContainText(`${count} identical`);
        await page.getByRole('button', { name: `Review ${count} identical updates…` }).click();
        await exception.uncheck();
        await expect(dialog.getByRole('status')).toHaveText('1 exception');
        await dialog.getByRole('button', { name: `Reject ${count - 1}` }).click();
        await expect(dialog).toHaveCount(0);
        await expect(held).toBeVisible();
        await expect(rows).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.keyboard.press('u');
        await expect(rows.first()).toContainText(`${count} identical`);
      });

      await test.step('by keyboard in the groups by change', async () => {
        await page.getByRole('button', { name: 'Group by change' }).click();
        await expect(page).toHaveURL(grouped);
        const first = groups(page).first();
        await expect(first).toContainText(`${count} locations`);
        await page.keyboard.press('Shift+R');
        await exception.uncheck();
        await page.keyboard.press('Shift+R');
        await expect(dialog).toHaveCount(0);
        await expect(first).toContainText('1 location');
        await expect(held).toBeVisible();
        await page.keyboard.press('u');
        await expect(first).toContainText(`${count} locations`);
        await expect(first.getByRole('button')).toBeFocused();
      });

      const { meta: after } = await twin.call(updates.list, { query: { active: true } });
      expect(after.total).toBe(count);
    },
  );
});

test(
  'an update that a colleague resolved leaves the groups when the list is read again',
  { tag: ['@UPD-4', '@UPD-5'] },
  async ({ page, twin }) => {
    await twin.createAccount({ scenario: 'same-change-everywhere' });
    await page.goto(grouped);
    const { google_updates: pending, meta } = await twin.call(updates.list, {
      query: { active: true },
    });
    const [first] = pending;
    if (!first) throw new Error('Nothing is pending.');
    await expect(groups(page).first()).toContainText(`${meta.total} locations`);
    await twin.call(updates.accept, { params: { id: first.id } });

    await page.keyboard.press('Shift+R');
    const dialog = page.getByRole('dialog');
    const boxes = dialog.getByRole('list', { name: 'Locations' }).getByRole('checkbox');
    for (const box of [boxes.nth(0), boxes.nth(1)]) await box.uncheck();
    await dialog.getByRole('button', { name: `Reject ${meta.total - 2}` }).click();
    await expect(page.getByText('1 to review at 1 location')).toBeVisible();
    await expect(groups(page).first()).toContainText('1 location');
  },
);
