import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from '../fixtures/test.ts';

test.use({ persona: 'new', expectedErrors: /status of 422/ });

/** The main job from start to end, with profiles from the spreadsheet that the twin was started with. */
test(
  'a new customer connects a Google account, imports locations, edits one and accepts an update',
  {
    tag: [
      '@ONB-1',
      '@ONB-2',
      '@ONB-3',
      '@ONB-4',
      '@ONB-5',
      '@ONB-6',
      '@IMP-3',
      '@NOTIF-1',
      '@LOC-1',
      '@DET-2',
      '@DET-3',
      '@DET-4',
      '@UPD-3',
      '@BULK-1',
      '@BULK-2',
    ],
  },
  async ({ page, twin }) => {
    await test.step('finds no locations for a bulk edit', async () => {
      await page.goto('/bulk-edit/history');
      await expect(page.getByText('No bulk edits in this browser yet')).toBeVisible();
      await page.getByRole('link', { name: 'Start a bulk edit' }).click();
      await expect(page.getByText('No locations to edit yet.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Add locations' })).toHaveAttribute(
        'href',
        /^\/onboarding/,
      );
    });

    await test.step('starts at the first step', async () => {
      await page.getByRole('link', { name: 'Placekeeper home' }).click();
      await expect(
        page.getByRole('heading', { name: 'Import your business profiles' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Get started' }).click();
    });

    await test.step('connects an account on the consent page', async () => {
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await expect(page.getByRole('heading', { name: 'Placekeeper wants access' })).toBeVisible();
      await page.getByRole('radio', { name: 'nina.lindqvist@example.com' }).check();
      await page.getByRole('button', { name: 'Allow' }).click();
    });

    await test.step('waits for the profiles', async () => {
      await expect(page.getByRole('heading', { name: 'Finding your profiles' })).toBeVisible();
      await twin.advance(10_000);
      await expect(page.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
    });

    await test.step('selects some of 228 profiles', async () => {
      await page.getByRole('searchbox').fill('dental');
      await page.getByRole('button', { name: /^Select all \d+ matching/ }).click();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(page.getByText(/^\d+ selected$/)).toBeVisible();
      await page.getByRole('button', { name: /^Import \d+ profiles$/ }).click();
    });

    await test.step('buys slots on the account page', async () => {
      await expect(page.getByRole('heading', { name: 'Start your subscription' })).toBeVisible();
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'View plans' }).click();
      const account = await opened;
      await account.getByLabel('Slots').fill('100');
      await account.getByRole('button', { name: 'Start subscription' }).click();
      await expect(account.getByText('Saved.')).toBeVisible();
      await account.close();
      await page.bringToFront();
      await page.reload();
    });

    await test.step('watches the import', async () => {
      await page.getByRole('button', { name: /^Import \d+ profiles$/ }).click();
      await expect(
        page.getByRole('heading', { name: 'Your locations are being added' }),
      ).toBeVisible();
      await twin.advance(250);
      await expect(page.getByText(/^[1-9]\d*\/\d+ location\(s\) imported$/)).toBeVisible();
      await twin.advance(60_000);
      await expect(
        page.getByRole('heading', { name: 'Your locations have been added' }),
      ).toBeVisible();
      await expect(page.getByText(/ gets a daily email about changes on Google\./)).toBeVisible();
      await page.getByRole('link', { name: 'Go to your locations' }).click();
    });

    await test.step('finds a location in the list', async () => {
      await expect(page.getByRole('table', { name: 'Locations' }).getByRole('row')).toHaveCount(26);
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page.getByText('Page 2 of 2')).toBeVisible();
      await page.getByRole('searchbox').fill('HSD-001');
      await expect(page.getByText('1–1 of 1')).toBeVisible();
      await page.getByRole('link', { name: /^Harbour Street Dental/ }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: /^Harbour Street Dental/ }),
      ).toBeVisible();
    });

    const phone = page.getByLabel('Primary phone');
    const description = page.getByLabel('Description');
    const opens = page.getByLabel(/^Monday.* opens$/);
    const closes = page.getByLabel(/^Monday.* closes$/);
    const save = page.getByRole('button', { name: /^Save/ });

    await test.step('corrects invalid values at their fields', async () => {
      await phone.fill('0117 123');
      await description.fill('See www.harbour.example for more.');
      await page.getByRole('button', { name: 'Add hours on Monday' }).click();
      await opens.last().fill('12:00');
      await closes.last().fill('13:00');
      await save.click();
      await expect(description).toHaveAccessibleDescription(/doesn’t allow links/);
      await expect(
        page.getByText('These hours overlap.', {
          exact: false,
        }),
      ).toBeVisible();
      await description.fill('Gentle dentistry beside the harbour since 1987.');
      await opens.last().fill('18:30');
      await closes.last().fill('20:00');
      await save.click();
      // Only the platform checks whether a number is valid in its country.
      await expect(phone).toHaveAccessibleDescription(
        /isn’t a valid phone number in the United Kingdom/,
      );
      await expect(description).toHaveValue('Gentle dentistry beside the harbour since 1987.');
      await phone.fill('+44 117 496 0999');
    });

    await test.step('saves, and sees the edit being published', async () => {
      await save.click();
      await expect(phone).toHaveAccessibleDescription(/Publishing since/);
      await expect(description).toHaveAccessibleDescription(/Publishing since/);
      await twin.advance(10_000);
      await expect(page.getByText(/Publishing since/)).toHaveCount(0);
    });

    await test.step('accepts an update of the description', async () => {
      const id = Number(/location\/(\d+)/.exec(page.url())?.[1]);
      await twin.changeProfile({
        location_id: LocationId.parse(id),
        type: 'google',
        field_name: 'profile.description',
        update_value: 'Dentist in Bristol.',
      });
      await expect(page.getByText('New updates from Google')).toBeVisible();
      const update = page.getByRole('listitem').filter({ hasText: 'Dentist in Bristol.' });
      await update.getByRole('button', { name: 'Accept' }).click();
      await expect(update).toHaveCount(0);
      await expect(description).toHaveValue('Dentist in Bristol.');
    });
  },
);
