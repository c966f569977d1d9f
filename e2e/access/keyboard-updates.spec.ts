import { expect, test } from '../fixtures/keyboard-user.ts';

test(
  'a user decides updates one by one, several together, and all at once',
  { tag: ['@UPD-3', '@UPD-4', '@UPD-5', '@UPD-12'] },
  async ({ page, keys }) => {
    const rows = page.getByRole('region', { name: 'Updates to review' }).getByRole('listitem');
    const detail = page.getByRole('heading', { level: 2 });
    await keys.open('/gbp-update-management');
    await expect(rows).toHaveCount(8);

    await test.step('accepts an update, and the next update gets the focus', async () => {
      await keys.use(rows.nth(1).getByRole('link'));
      await expect(detail).toBeFocused();
      await keys.use(page.getByRole('button', { name: /^Accept/ }));
      await expect(page.getByText('11 to review at 11 locations')).toBeVisible();
      await expect(detail).toBeFocused();
    });

    await test.step('menus return the focus when they close', async () => {
      await keys.openAndClose(page.getByRole('button', { name: 'Field', exact: true }));
      await keys.openAndClose(page.getByRole('button', { name: /^Always reject/ }));
    });

    await test.step('selects two updates and dismisses them together', async () => {
      const boxes = rows.getByRole('checkbox');
      await keys.use(boxes.nth(0), 'Space');
      await keys.use(boxes.nth(1), 'Space');
      const bar = page.getByRole('region', { name: 'Selected updates' });
      await expect(bar).toContainText('2 selected');
      await keys.use(bar.getByRole('button', { name: /^Dismiss/ }));
      await expect(bar).toHaveCount(0);
      await expect(page.getByText('9 to review at 9 locations')).toBeVisible();
    });

    await test.step('rejects all remaining updates after a confirmation', async () => {
      const all = page.getByRole('button', { name: /^Reject all/ });
      await keys.use(all);
      const dialog = page.getByRole('alertdialog', { name: 'Reject all updates?' });
      await expect(dialog).toBeVisible();
      await keys.press('Escape');
      await expect(all).toBeFocused();
      await keys.press('Enter');
      await keys.use(dialog.getByRole('button', { name: /^Reject \d+ updates/ }));
      await expect(dialog).toHaveCount(0);
      await keys.hears(/updates rejected/);
      await keys.kept('the rejection');
    });
  },
);

test(
  'a user changes settings, and adds and deletes a notification',
  { tag: ['@SHELL-13', '@NOTIF-1', '@NOTIF-3', '@SPOT-1'] },
  async ({ page, keys }) => {
    await keys.open('/settings');
    await test.step('chooses a theme', async () => {
      const themes = page.getByRole('group', { name: 'Theme' });
      await keys.to(themes.getByRole('radio', { checked: true }));
      await keys.arrowTo(themes.getByRole('radio', { name: 'Dark' }), 'ArrowLeft');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
    await test.step('turns off single-key shortcuts', async () => {
      const single = page.getByRole('switch', { name: 'Single-key shortcuts' });
      await keys.use(single, 'Space');
      await expect(single).not.toBeChecked();
    });
    await test.step('adds and deletes a notification', async () => {
      await keys.use(page.getByRole('button', { name: 'Add notification' }));
      const second = page.getByRole('region', { name: 'Notification 2' });
      const address = second.getByRole('textbox', { name: 'Email addresses' });
      await keys.write(address, 'nobody');
      await keys.press('ControlOrMeta+s');
      await expect(address).toBeFocused();
      await keys.hears(/Enter an email address/);
      await keys.write(address, 'night@example.com');
      await keys.press('ControlOrMeta+s');
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
      await keys.hears('Saved');
      await keys.use(second.getByRole('button', { name: 'Delete notification 2' }));
      await keys.use(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
      await expect(second).toHaveCount(0);
    });
    await test.step('the user menu returns the focus when it closes', async () => {
      await keys.openAndClose(page.getByRole('banner').getByRole('button', { name: /menu$/ }));
    });
  },
);
