import { joined } from '../fixtures/socket-joined.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectForwardsOnly, watchProgress } from '../fixtures/watched-progress.ts';

test.use({ persona: 'guest' });

test(
  'an account with locations adds more, also without free slots',
  { tag: ['@ONB-3', '@ONB-4', '@ONB-5', '@ONB-7', '@IMP-3', '@CARD-5'] },
  async ({ page, twin }) => {
    await twin.createAccount({ scenario: 'no-slots-left' });
    const operation = () => new URL(page.url()).searchParams.get('operation');
    const rows = page.getByRole('table', { name: 'Profiles' }).locator('tbody tr');
    const listening = joined(page);
    await watchProgress(page);

    await test.step('the list of locations links to the accounts, one of which needs to be reconnected', async () => {
      await page.goto('/locations');
      await listening;
      await page.getByRole('link', { name: 'Add locations' }).click();
      await expect(page).toHaveURL('/onboarding/connect-google-account');
      await expect(
        page.getByRole('button', { name: 'Reconnect regional.office@example.com' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Use this account: partners@example.com' }).click();
    });

    await test.step('a group whose profiles Google does not return is named, and can be fetched again', async () => {
      const missing = page.getByText(/Couldn’t load profiles from “Partner stores abroad”/);
      await expect(page.getByText('Waiting for Google…')).toBeVisible();
      const first = operation();
      await twin.advance(10_000);
      await expect(page.getByText('Some profiles couldn’t be loaded')).toBeVisible();
      await expect(missing).toBeVisible();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByText('Waiting for Google…')).toBeVisible();
      expect(operation()).not.toBe(first);
      await twin.advance(10_000);
      await expect(missing).toBeVisible();
    });

    await test.step('a profile that is already a location cannot be selected', async () => {
      const imported = rows.filter({ hasText: 'Imported' });
      await expect(imported.first().getByRole('checkbox')).toBeDisabled();
      await imported.first().click();
      await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await page.getByRole('button', { name: /^Select all \d+$/ }).click();
      await expect(page.getByText(/^Your subscription has 0 free slots, so /)).toBeVisible();
    });

    await test.step('without free slots, profiles are imported without management', async () => {
      await page.getByRole('button', { name: /^Import \d+ profiles?$/ }).click();
      await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Add slots/ })).toBeVisible();
      await expect(page.getByText(/ will be imported without management/)).toBeVisible();
      await page.getByRole('button', { name: /^Import (\d+,|without)/ }).click();
      await expect(
        page.getByRole('heading', { name: 'Your locations are being added' }),
      ).toBeVisible();
    });

    await test.step('the home screen shows the progress, with a socket and without', async () => {
      await page.getByRole('link', { name: 'Back to locations' }).click();
      await page.getByRole('link', { name: 'Placekeeper home' }).click();
      const bar = page.getByRole('progressbar', { name: 'Importing locations' });
      await expect(bar).toHaveAttribute('aria-valuenow', '0');
      await twin.advance(250);
      await expect(bar).toHaveAttribute('aria-valuenow', '1');
      await twin.kick(4009);
      await twin.advance(250);
      await expect(bar).toHaveAttribute('aria-valuenow', '2');
      await twin.advance(60_000);
      await expect(bar).toHaveCount(0);
      await expectForwardsOnly(page);
    });
  },
);
