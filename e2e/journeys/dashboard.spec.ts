import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Page } from '@playwright/test';
import { activeAccounts } from '../fixtures/google-account.ts';
import { setClock } from '../fixtures/set-clock.ts';
import { joined } from '../fixtures/socket-joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';

const attention = (page: Page) => page.getByRole('region', { name: 'Needs attention' });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test.describe('an established account', () => {
  test.use({ expectedErrors: /status of 500|Something went wrong in Placekeeper/ });

  test(
    'sees what needs attention, as it changes, with links to the screens',
    {
      tag: [
        '@CARD-1',
        '@CARD-2',
        '@CARD-3',
        '@CARD-4',
        '@CARD-5',
        '@RT-1',
        '@GACC-2',
        '@DET-3',
        '@ERR-1',
        '@LOC-1',
      ],
    },
    async ({ page, twin }) => {
      // A holiday within 30 days adds a row.
      await setClock(page, twin);
      const rows = attention(page).getByRole('listitem');
      const locationsCard = card(page, 'Locations').first();
      const listening = joined(page);
      await twin.arm({ endpoint: 'googleTokens.list', status: 500 });
      await page.goto('/');
      await listening;

      await test.step('a row that fails to load shows its error in place, and the other rows stay', async () => {
        const failed = rows.filter({ hasText: 'Couldn’t load your Google accounts.' });
        await expect(failed).toBeVisible();
        await expect(attention(page)).toContainText('12 profile updates to review');
        const again = failed.getByRole('button', { name: 'Try again' });
        await twin.disarm();
        await twin.arm({ endpoint: 'googleTokens.list', hold: true });
        await again.click();
        await expect(again).toBeFocused();
        await expect(again).toHaveAttribute('aria-busy', 'true');
        await twin.disarm();
        await expect(attention(page)).toContainText('4 locations paused');
        await expect(failed).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });

      await test.step('the home screen shows a greeting, what needs attention, and the cards', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /^Good (morning|afternoon|evening), Olivia$/,
        );
        await expect(rows).toHaveText([
          /^4 locations paused\. Placekeeper lost access to regional\.office@example\.com\. Last synced \d+ \w+ \d{4}\.Reconnect$/,
          /^Google shows 1 location as closed: .+\. In Placekeeper, it’s open\.Review$/,
          /^Google declined edits at 2 locations: .+ and .+\.View locations$/,
          /^12 profile updates to review at 12 locations, the oldest from 27 Feb 2026\.Review$/,
        ]);
        await expect(rows.getByRole('link', { name: 'Reconnect' })).toHaveAttribute(
          'href',
          '/google-accounts',
        );
        await expect(locationsCard).toContainText('36');
        await expect(locationsCard).toContainText('Add, remove & update your locations');
        await expect(card(page, 'Bulk edit locations')).toContainText(
          'Change some or all of your locations in a jif',
        );
      });

      await test.step('a new update changes the count', async () => {
        const { data } = await twin.held(locations.list, {
          query: { gbp_management_status: 'enabled', has_unresolved_updates: false },
        });
        const [untouched] = data;
        if (!untouched) throw new Error('Each location of this account has an update.');
        await twin.changeProfile({
          location_id: untouched.id,
          type: 'google',
          field_name: 'profile.description',
        });
        await expect(
          rows.filter({ hasText: '13 profile updates to review at 13 locations' }),
        ).toBeVisible();
      });

      await test.step('a card is one link and one tab stop', async () => {
        const link = locationsCard.getByRole('link');
        await expect(link).toHaveCount(1);
        await link.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect(locationsCard).toHaveCSS('outline-style', 'solid');
        // Clicks the card's upper right corner, away from the link's text.
        const box = await locationsCard.boundingBox();
        await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + 8);
        await expect(page).toHaveURL('/locations');
      });

      await test.step('an edit that Google declines changes the count, which links to the locations', async () => {
        const table = page.getByRole('table');
        const managed = await managedLocations(twin);
        const links = managed.map(({ id }) => `a[href^="/location/${id}/"]`).join(', ');
        await table.locator(links).first().click();
        await page.getByLabel('Website', { exact: true }).fill('https://bit.ly/our-shop');
        await page.getByRole('button', { name: /^Save/ }).click();
        await expect(page.getByText(/Publishing since/)).toBeVisible();
        const name = await page.getByRole('heading', { level: 1 }).innerText();
        await page.getByRole('link', { name: 'Placekeeper home' }).click();
        const refused = rows.filter({ hasText: 'Google declined edits' });
        await expect(refused).toContainText('at 2 locations');
        await twin.advance(10_000);
        await expect(refused).toContainText('at 3 locations');
        await refused.getByRole('link', { name: 'View locations' }).click();
        await expect(page).toHaveURL('/locations?refused=1');
        await expect(table.getByRole('row')).toHaveCount(4);
        await expect(table.getByRole('link', { name }).first()).toBeVisible();
        await page.getByRole('button', { name: /Declined by Google/ }).click();
        await expect(page.getByText('1–25 of 36')).toBeVisible();
      });

      await test.step('an account that loses its authorization pauses its locations', async () => {
        await page.getByRole('link', { name: 'Placekeeper home' }).click();
        await expect(rows.first()).toBeVisible();
        const account = (await activeAccounts(twin)).find(
          ({ email }) => email === 'partners@example.com',
        );
        if (!account) throw new Error('The account of the partners is not connected.');
        await twin.loseAuthorization({ token_id: account.id });
        await expect(
          rows.filter({ hasText: /locations paused\. .*partners@example\.com/ }),
        ).toBeVisible();
      });
    },
  );

  test(
    'sees the progress of another import, which does not block the application',
    { tag: ['@CARD-5', '@IMP-3', '@ONB-7'] },
    async ({ page, twin }) => {
      await page.goto('/onboarding/connect-google-account');
      await page.getByRole('link', { name: 'Use this account: olivia.hart@example.com' }).click();
      await expect(page.getByRole('heading', { name: 'Finding your profiles' })).toBeVisible();
      await twin.advance(10_000);
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check();
      await page.getByRole('button', { name: /^Import \d+ profiles?$/ }).click();
      await expect(
        page.getByRole('heading', { name: 'Your locations are being added' }),
      ).toBeVisible();

      // Only the first import of an account shows a dialog, and this account already had locations.
      await page.getByRole('link', { name: 'Placekeeper home' }).click();
      const bar = attention(page).getByRole('progressbar', { name: 'Importing locations' });
      await expect(bar).toHaveAttribute('aria-valuenow', '0');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await twin.advance(250);
      await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
      await expect(attention(page)).toContainText(/\d+\/\d+ location\(s\) imported/);
      await twin.advance(60_000);
      await expect(bar).toHaveCount(0);
      const { meta } = await twin.held(locations.list, { query: {} });
      expect(meta.total).toBeGreaterThan(36);
      await expect(card(page, 'Locations').first()).toContainText(
        new RegExp(`(?<!\\d)${meta.total}(?!\\d)`),
      );
    },
  );
});

test.describe('an unfinished onboarding', () => {
  test.use({ persona: 'new' });

  test(
    'continues from the home screen',
    { tag: ['@ONB-1', '@CARD-5', '@SHELL-5', '@SHELL-15'] },
    async ({ page, twin }) => {
      await page.goto('/onboarding/connect-google-account');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('radio', { name: 'nina.lindqvist@example.com' }).check();
      await page.getByRole('button', { name: 'Allow' }).click();
      await expect(page.getByRole('heading', { name: 'Finding your profiles' })).toBeVisible();

      await test.step('before the profiles were fetched', async () => {
        // Acts as another browser, which has not stored the last step.
        await page.evaluate(() => sessionStorage.clear());
        const listening = joined(page);
        await page.goto('/');
        await listening;
        await expect(
          page.getByRole('heading', { name: 'Import your business profiles' }),
        ).toBeVisible();
        await expect(attention(page)).toHaveCount(0);
        await page.getByRole('link', { name: 'Select profiles' }).click();
        // Waits for the start of the fetch, because advancing the clock earlier has no effect.
        await expect(page.getByText('Waiting for Google…')).toBeVisible();
        await twin.advance(10_000);
        await expect(page.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
      });

      await test.step('with selected profiles', async () => {
        await page.getByRole('searchbox').fill('dental');
        await page.getByRole('button', { name: /^Select all \d+ matching/ }).click();
        const chosen = page.getByText(/^\d+ selected$/);
        const count = Number.parseInt((await chosen.textContent()) ?? '', 10);
        expect(count).toBeGreaterThan(0);
        await page.getByRole('link', { name: 'Placekeeper home' }).click();
        await page.getByRole('link', { name: 'Continue' }).click();
        // With selected profiles, the next step is the subscription.
        await expect(page.getByRole('heading', { name: 'Start your subscription' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Import without management' })).toBeVisible();
      });
    },
  );
});

test.describe('an import with failed profiles', () => {
  test.use({ persona: 'guest' });

  test(
    'appears on the home screen, with a link to each name and reason',
    { tag: ['@CARD-5', '@IMP-3'] },
    async ({ page, twin }) => {
      await twin.createAccount({ scenario: 'import-with-errors' });
      await page.goto('/');
      const row = attention(page)
        .getByRole('listitem')
        .filter({ hasText: '10 profiles failed to import' });
      await row.getByRole('link', { name: 'View details' }).click();
      await expect(
        page.getByRole('heading', { name: '10 profiles failed to import' }),
      ).toBeVisible();

      await test.step('a dismissed message does not reappear', async () => {
        await page.goBack();
        await row.getByRole('button', { name: 'Dismiss' }).click();
        await expect(row).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.reload();
        await expect(page.getByRole('link', { name: 'Manage locations' })).toBeVisible();
        await expect(row).toHaveCount(0);
      });
    },
  );
});

test.describe('an account with 6,000 locations', () => {
  test.use({ persona: 'agency', locations: 6000 });

  test(
    'is told what home has not read, and sees it after the read',
    { tag: ['@CARD-5', '@CARD-6'] },
    async ({ page, twin }) => {
      await setClock(page, twin);
      await page.goto('/');
      const rows = attention(page).getByRole('listitem');
      await expect(rows).toHaveText([
        /^Google shows \d+ locations as closed: .+Review$/,
        /^150 profile updates to review at 150 locations, the oldest/,
      ]);
      await expect(attention(page)).toContainText(
        'Placekeeper hasn’t checked for paused locations and declined edits.',
      );
      await expect(page.getByText('Load all 6,000 locations to see')).toBeVisible();
      await attention(page).getByRole('button', { name: 'Check now' }).click();
      await expect(rows.nth(1)).toHaveText(
        /^Google declined edits at 2 locations: .+View locations$/,
      );
      await expect(attention(page)).not.toContainText('haven’t been checked');

      const panel = page.locator('section', {
        has: page.getByRole('heading', { name: '6,000 locations' }),
      });
      const counts = await Promise.all(
        (['enabled', 'disabled'] as const).map(async (gbp_management_status) => {
          const { meta } = await twin.held(locations.list, { query: { gbp_management_status } });
          return meta.total.toLocaleString('en-GB');
        }),
      );
      await expect(panel).toContainText(`Managed${counts[0]}`);
      await expect(panel).toContainText(`Not managed${counts[1]}`);
      const [managed, unmanaged] = await Promise.all(
        ['enabled', 'disabled'].map(async (part) => {
          const box = await panel.locator(`[data-part=${part}]`).boundingBox();
          return box?.width ?? 0;
        }),
      );
      const share = Number(counts[0]?.replace(',', '')) / 6000;
      expect((managed ?? 0) / ((managed ?? 0) + (unmanaged ?? 0))).toBeCloseTo(share, 2);
    },
  );
});

for (const [timezoneId, countdown] of [
  ['America/Los_Angeles', 'in 2 days'],
  ['Pacific/Auckland', 'tomorrow'],
] as const) {
  test.describe(`two days before Christmas, ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(
      'home and the planner name the holiday, and count the days in the user’s time zone',
      { tag: ['@CARD-5', '@CARD-6', '@BULK-1'] },
      async ({ page }) => {
        await page.clock.setFixedTime(`${new Date().getFullYear()}-12-23T12:00:00Z`);
        await page.goto('/');
        const row = attention(page).getByRole('listitem').last();
        await expect(row).toHaveText(
          new RegExp(
            `^Christmas Day is ${countdown}: \\d+ locations have no special hours\\.Plan$`,
          ),
        );
        await row.getByRole('link', { name: 'Plan' }).click();
        await expect(page.getByText(/^Christmas Day \(.+\) is /)).toHaveText(
          new RegExp(`is ${countdown}: .*\\d+ locations there have no special hours\\.$`),
        );
      },
    );
  });
}
