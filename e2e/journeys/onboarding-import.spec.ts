import type { Page } from '@playwright/test';
import { chooseOption } from '../fixtures/choose-option.ts';
import { connectAccount } from '../fixtures/google-account.ts';
import { expect, test } from '../fixtures/test.ts';
import { twinFor } from '../fixtures/twin.ts';
import { visit } from '../fixtures/visit.ts';

test.use({ persona: 'new', locations: 60 });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const importButton = (page: Page, name = /^Import \d+ profiles?$/) =>
  page.getByRole('button', { name });

async function chooseFrom(page: Page): Promise<void> {
  await connectAccount(page, 'nina.lindqvist@example.com');
  await expect(heading(page, 'Finding your profiles')).toBeVisible();
  await twinFor(page.request).advance(10_000);
  await expect(heading(page, 'Select profiles')).toBeVisible();
}

test.use({ expectedErrors: /status of (409|422)|ERR_/ });

test(
  'an import is refused, started, watched and completed, and each step survives a reload',
  { tag: ['@ONB-1', '@ONB-5', '@ONB-6', '@ONB-7', '@IMP-2', '@IMP-3', '@ERR-4'] },
  async ({ page, twin }) => {
    await chooseFrom(page);
    const at = (step: string) => page.url().replace(/\/onboarding\/[\w-]+/, `/onboarding/${step}`);

    await test.step('without selected profiles, the import does not start', async () => {
      await importButton(page, /^Import profiles$/).click();
      await expect(page.getByRole('alert')).toHaveText('Select at least one profile.');
    });

    await test.step('Back and a reload keep the selection', async () => {
      await page.getByRole('button', { name: 'Select all 60' }).click();
      await importButton(page).click();
      await expect(heading(page, 'Start your subscription')).toBeVisible();
      await page.goBack();
      await expect(page.getByText('60 selected')).toBeVisible();
      await visit(page, at('finish'));
      await expect(heading(page, 'Start your subscription')).toBeVisible();
    });

    await test.step('profiles that another window imported are refused by name', async () => {
      const address = new URL(page.url()).searchParams;
      const fetched = await page.request.get(`/api/google/locations/${address.get('operation')}`);
      const { locations } = (await fetched.json()) as {
        locations: { id: string; account: string; title: string }[];
      };
      const cookies = await page.context().cookies();
      const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
      const two = locations.slice(0, 2);
      // Drops the events of the other import, because with them the page would leave out these two profiles.
      await twin.changeSocketFaults({ drop_events: true });
      const sent = await page.request.post('/api/google/locations/import', {
        data: {
          google_account: Number(address.get('google_account')),
          locations: two.map(({ id, account }) => ({ id, account })),
        },
        headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
      });
      await expect(sent).toBeOK();
      await twin.advance(60_000);
      await page.getByRole('button', { name: /^Import (60,|without)/ }).click();
      const refusal = page.getByRole('alert');
      await expect(refusal).toContainText('2 profiles can’t be imported');
      await expect(refusal).toContainText('is already imported.');
      for (const { title } of two) await expect(refusal).toContainText(title);
      await twin.changeSocketFaults({ drop_events: false });
    });

    await test.step('an import whose response is lost is shown as running', async () => {
      await twin.arm({ endpoint: 'googleLocations.import', network: 'lost-answer', times: 1 });
      await page.getByRole('button', { name: /^Import (58,|without)/ }).click();
      await expect(heading(page, 'Your locations are being added')).toBeVisible();
      await expect(page.getByText('0/58 location(s) imported')).toBeVisible();
    });

    await test.step('the import shows its progress', async () => {
      await twin.advance(250);
      await expect(page.getByText('2/58 location(s) imported')).toBeVisible();
    });

    await test.step('a second tab with its own selection opens the running import', async () => {
      const other = await page.context().newPage();
      await other.goto(page.url().replace('creating-locations', 'select-profiles'));
      await other
        .getByRole('row')
        .getByRole('checkbox')
        .and(other.locator(':enabled'))
        .first()
        .check();
      await importButton(other).click();
      await other.getByRole('button', { name: /^Import (1,|without)/ }).click();
      await expect(other.getByRole('alert')).toContainText('An import is already running');
      await other.getByRole('link', { name: 'View running import' }).click();
      await expect(heading(other, 'Your locations are being added')).toBeVisible();
      await other.goto('/onboarding');
      await expect(heading(other, 'Your locations are being added')).toBeVisible();
      await other.close();
    });

    const failed = page.getByRole('region', { name: '1 profile failed to import' });
    const again = page.getByRole('link', { name: 'Retry 1 profile' });
    const name = await test.step('the profile that failed is named', async () => {
      await twin.advance(60_000);
      await expect(heading(page, 'Your locations have been added')).toBeVisible();
      await expect(page.getByText('57 locations are ready to edit and tag.')).toBeVisible();
      await expect(page.getByText('Sorry, there was an error with your import.')).toBeVisible();
      await expect(page.getByText('None of your locations are managed yet.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Change notifications' })).toHaveCount(0);
      await expect(failed.getByRole('listitem')).toHaveCount(1);
      return failed.getByRole('listitem').locator('p').first().textContent();
    });

    const chosen = async () => {
      await expect(page.getByText('1 selected')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
    };
    await test.step('only the failed profile can be selected again', async () => {
      await again.click();
      await chosen();
      await expect(page.getByText(/59 already imported/)).toBeVisible();
    });

    await test.step('another browser offers the failed profile on the home screen', async () => {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/');
      await page
        .getByRole('listitem')
        .filter({ hasText: '1 profile failed to import' })
        .getByRole('link', { name: 'View details' })
        .click();
      await again.click();
      await page.getByRole('link', { name: /^Use this account: nina/ }).click();
      await expect(heading(page, 'Finding your profiles')).toBeVisible();
      await twin.advance(10_000);
      await chosen();
      await importButton(page).click();
      await page.getByRole('button', { name: /^Import (1,|without)/ }).click();
      await expect(heading(page, 'Your locations are being added')).toBeVisible();
      await twin.advance(60_000);
      await expect(heading(page, 'No locations added')).toBeVisible();
      await expect(page.getByText(/ready to edit and tag|are managed/)).toHaveCount(0);
      await expect(failed).toContainText(name ?? '');
    });
  },
);

test.describe('1,200 profiles', () => {
  test.use({ locations: 1200 });

  test(
    'are searched, filtered and selected together, and imported through the chosen account',
    { tag: ['@ONB-4', '@ONB-6'] },
    async ({ page }) => {
      await chooseFrom(page);
      const rows = page.getByRole('table', { name: 'Profiles' }).locator('tbody tr');

      await test.step('the profiles are shown in pages', async () => {
        await expect(page.getByText('1,200 profiles found.')).toBeVisible();
        await expect(rows).toHaveCount(25);
      });

      await test.step('all profiles of a group and all matching profiles are selected', async () => {
        await page.getByRole('combobox', { name: 'Account or group' }).click();
        await chooseOption(page, /^Service teams/);
        const all = page.getByRole('button', { name: /^Select all [\d,]+ matching$/ });
        await all.click();
        await expect(page).toHaveURL(/[?&]group=/);
        await expect(page.getByText(/^[\d,]+ selected$/)).toBeVisible();
        await page.getByRole('button', { name: 'Clear' }).click();
        await page.getByRole('combobox', { name: 'Account or group' }).click();
        await chooseOption(page, 'All accounts and groups');

        await page.getByRole('searchbox').fill('service area business');
        await expect(rows.first()).toContainText('Service area business');
        await all.click();
        await page.getByRole('button', { name: 'Clear search' }).click();
        await expect(page.getByRole('button', { name: 'Select all 1,200' })).toBeVisible();
        await page.getByRole('button', { name: 'Clear', exact: true }).click();
        await expect(page.getByText(/^[\d,]+ selected$/)).toHaveCount(0);
      });

      await test.step('a profile of two groups is imported through the other group', async () => {
        const row = rows
          .filter({ has: page.getByRole('button', { name: /^Account for/ }) })
          .first();
        const account = row.getByRole('button', { name: /^Account for/ });
        const before = (await account.textContent()) ?? '';
        await account.click();
        await page.getByRole('menuitemradio').and(page.locator('[aria-checked=false]')).click();
        await expect(account).not.toHaveText(before);
        const after = (await account.textContent()) ?? '';
        await row.getByRole('checkbox').check();
        await page.reload();
        await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
        await expect(account).toHaveText(after);

        await importButton(page).click();
        const sent = page.waitForRequest('**/api/google/locations/import');
        await page.getByRole('button', { name: /^Import (1,|without)/ }).click();
        const { locations } = (await sent).postDataJSON() as { locations: unknown[] };
        expect(locations).toEqual([{ id: expect.any(String), account: expect.any(String) }]);
      });
    },
  );
});

test(
  'slots bought before the subscription step count there',
  { tag: '@ONB-5' },
  async ({ page }) => {
    await chooseFrom(page);
    await page.getByRole('button', { name: 'Select all 60' }).click();
    await expect(page.getByText('Profile management requires one.')).toBeVisible();
    const account = await page.context().newPage();
    await account.goto('/__mock/account?slots=10');
    await account.getByRole('button', { name: 'Start subscription' }).click();
    await expect(account.getByText('Your subscription has 10 slots')).toBeVisible();
    await account.close();
    await importButton(page).click();
    await expect(heading(page, 'Your subscription')).toBeVisible();
    await expect(page.getByText('10 profiles will be managed.')).toBeVisible();
  },
);
