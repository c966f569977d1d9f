import { expect, test } from '../fixtures/keyboard-user.ts';

test.describe('onboarding', () => {
  test.use({ persona: 'new', locations: 60 });

  test(
    'a new user imports locations and opens the list',
    { tag: ['@ONB-1', '@ONB-2', '@ONB-3', '@ONB-4', '@ONB-6', '@SHELL-16'] },
    async ({ page, keys, twin }) => {
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      await keys.open('/');
      await keys.use(page.getByRole('link', { name: 'Get started' }));
      await expect(heading('Add locations').or(heading('Connect a Google account'))).toBeFocused();

      await test.step('grants access on the consent page', async () => {
        await keys.use(page.getByRole('button', { name: 'Continue with Google' }));
        await expect(page.getByRole('heading', { name: 'Placekeeper wants access' })).toBeVisible();
        await keys.to(page.getByRole('radio').first());
        await keys.arrowTo(page.getByRole('radio', { name: 'nina.lindqvist@example.com' }));
        await keys.use(page.getByRole('button', { name: 'Allow' }));
      });

      await test.step('waits for the profiles', async () => {
        await expect(heading('Finding your profiles')).toBeVisible();
        await twin.advance(10_000);
        await expect(heading('Select profiles')).toBeVisible();
      });

      await test.step('searches and selects profiles', async () => {
        await keys.write(page.getByRole('searchbox'), 'street');
        const all = page.getByRole('button', { name: /^Select all \d+ matching$/ });
        await keys.use(all);
        await expect(page.getByText(/^[1-9]\d* selected$/)).toBeVisible();
        await keys.hears(/selected/);
        await keys.use(page.getByRole('button', { name: 'Clear search' }));
        const row = page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ });
        await keys.use(row.nth(1), 'Space');
        await keys.use(page.getByRole('button', { name: /^Import \d+ profiles$/ }));
        await expect(heading('Start your subscription')).toBeFocused();
      });

      await test.step('imports the profiles, and hears the progress', async () => {
        await keys.use(page.getByRole('button', { name: /^Import (\d+,|without)/ }));
        await expect(heading('Your locations are being added')).toBeFocused();
        await twin.advance(4000);
        await keys.hears('At least 50% imported');
        await twin.advance(60_000);
        await expect(heading('Your locations have been added')).toBeVisible();
        await keys.use(page.getByRole('link', { name: 'Go to your locations' }));
        await expect(heading('Locations')).toBeFocused();
      });
    },
  );
});

test(
  'a user reconnects a Google account and disconnects another',
  { tag: ['@GACC-1', '@GACC-2'] },
  async ({ page, keys }) => {
    await keys.open('/google-accounts');
    await keys.use(page.getByRole('button', { name: /^Reconnect/ }).first());
    await keys.use(page.getByRole('button', { name: 'Allow' }));
    await expect(page.getByText('Reconnect needed')).toHaveCount(0);

    const leave = page.getByRole('button', { name: /^Disconnect partners/ });
    const dialog = page.getByRole('alertdialog');
    await keys.use(leave);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keys.press('Escape');
    await expect(leave).toBeFocused();
    await keys.press('Enter');
    await keys.use(dialog.getByRole('button', { name: 'Disconnect account' }));
    await expect(leave).toHaveCount(0);
    await keys.hears(/@.+ disconnected/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
