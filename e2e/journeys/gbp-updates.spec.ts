import { LocationId } from '@placekeeper/contracts/core/id';
import type { Page } from '@playwright/test';
import { joined } from '../fixtures/joined.ts';
import { expect, test } from '../fixtures/test.ts';

const review = '/gbp-update-management';
const archive = '/gbp-update-management/archive';

const list = (page: Page) => page.getByRole('region', { name: 'Updates to review' });
const rows = (page: Page) => list(page).getByRole('listitem');
const detail = (page: Page) => page.getByRole('heading', { level: 2 });
const selected = (page: Page) => list(page).locator('[aria-current=true]');
const decide = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Of the update beside the list. */
async function shownLocation(page: Page): Promise<LocationId> {
  const link = page.locator('main a[href^="/location/"]').first();
  return LocationId.parse(Number(/\d+/.exec((await link.getAttribute('href')) ?? '')?.[0]));
}

/** The numbers beside the sources: all, Google's, those of owners and managers. */
const totals = (page: Page) =>
  page
    .getByRole('list', { name: 'Source' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Number(/\d+$/.exec(link.textContent ?? '')?.[0])));

test(
  'the filters, the page and the selection are in the address',
  { tag: ['@UPD-1', '@UPD-2', '@CARD-3'] },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Review updates' }).click();
    await expect(page).toHaveURL(review);
    await expect(page.getByText('12 waiting in 12 locations')).toBeVisible();
    await expect(rows(page)).toHaveCount(8);

    await rows(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/update=\d+$/);
    await expect(detail(page)).toHaveText('Phone numbers changed');

    await page.getByRole('link', { name: 'Owner/Manager 4' }).click();
    await expect(page).toHaveURL(`${review}?source=ownerManager`);
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Field' }).click();
    await page.getByRole('menuitemcheckbox', { name: /^Social profiles/ }).click();
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Social profiles changed to');
    await page.getByRole('button', { name: 'Remove Social profiles' }).click();
    await expect(page).toHaveURL(`${review}?source=ownerManager`);

    await page.getByRole('link', { name: /^All \d/ }).click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(`${review}?page=2`);
    await expect(page.getByText('9–12 of 12')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1–8 of 12')).toBeVisible();
  },
);

test(
  'a location is found by searching, and narrows the list',
  { tag: '@UPD-2' },
  async ({ page }) => {
    await page.goto(review);
    await page.getByRole('button', { name: 'Location' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter by location' });
    await dialog.getByRole('searchbox').fill('PUAC-015');
    await expect(dialog.getByText('1 location', { exact: true })).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\?locations\[\]=\d+$/);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Remove Puffin/ }).click();
    await expect(rows(page)).toHaveCount(8);
  },
);

test(
  'a decision is shown at once, and leads to the next update',
  { tag: ['@UPD-3', '@UPD-4'] },
  async ({ page, twin }) => {
    await page.goto(review);
    await expect(detail(page)).toHaveText('Opening date changed');
    await expect.poll(() => totals(page)).toEqual([12, 8, 4]);
    await twin.arm({ endpoint: 'updates.accept', hold: true, times: 1 });
    await decide(page, /^Accept/).press('Enter');
    await expect(detail(page)).toHaveText('Phone numbers changed');
    await expect(detail(page)).toBeFocused();
    await expect(selected(page)).toContainText('Phone numbers');
    // The page fills up below while the answer is on its way; the totals follow it.
    await expect(rows(page).first()).toContainText('Phone numbers');
    await expect(rows(page)).toHaveCount(8);

    await twin.release();
    await expect(page.getByText('11 waiting in 11 locations')).toBeVisible();
    // It was one of Google's.
    await expect.poll(() => totals(page)).toEqual([11, 7, 4]);
    await expect(detail(page)).toHaveText('Phone numbers changed');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(decide(page, /^Reject, keep/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(detail(page)).toHaveText('Social profiles changed');
    await expect(detail(page)).toBeFocused();

    await page.goto(archive);
    const settled = page.getByRole('region', { name: 'Settled updates' }).getByRole('listitem');
    await expect(settled.nth(0)).toContainText('Accepted');
    await expect(settled.nth(1)).toContainText('Rejected');
  },
);

test.describe('a decision that is not carried out', () => {
  test.use({ expectedErrors: /status of 500|^\[write\]/ });

  test(
    'comes back to its place and says why',
    { tag: ['@UPD-3', '@UPD-12'] },
    async ({ page, twin }) => {
      await page.goto(review);
      await twin.arm({ endpoint: 'updates.dismiss', status: 500, times: 1 });
      await rows(page).nth(1).getByRole('link').click();
      await expect(detail(page)).toHaveText('Phone numbers changed');
      await decide(page, /^Dismiss/).click();
      await expect(rows(page).nth(1)).toContainText('The platform had a problem.');
      await expect(rows(page).nth(1)).toContainText('Phone numbers');
      // Who went on is not called back.
      await expect(detail(page)).toHaveText('Social profiles changed');
      await expect(detail(page)).toBeFocused();

      await rows(page).nth(1).getByRole('link').click();
      await expect(rows(page).nth(1)).not.toContainText('The platform had a problem.');
      await expect(
        page.locator('main').getByText('The platform had a problem.').last(),
      ).toBeVisible();
      await decide(page, /^Dismiss/).click();
      await expect(page.getByText('11 waiting in 11 locations')).toBeVisible();
      await expect(page.getByText('The platform had a problem.')).toHaveCount(0);
    },
  );

  test(
    'on the page of the update keeps the focus where it was',
    { tag: ['@UPD-3', '@UPD-7'] },
    async ({ page, twin }) => {
      await page.goto(review);
      await page.getByRole('link', { name: 'Open on its own page' }).click();
      await expect(page.getByRole('link', { name: 'Open on its own page' })).toHaveCount(0);
      await twin.arm({ endpoint: 'updates.accept', status: 500, times: 1, hold: true });
      await decide(page, /^Accept/).click();
      await expect(page.locator(':focus')).toContainText('Accepted');
      await twin.release();
      await expect(page.getByText('The platform had a problem.')).toBeVisible();
      await expect(page.locator(':focus').getByRole('button', { name: /^Accept/ })).toBeVisible();
    },
  );
});

test('what cannot be done is not offered, and says why', { tag: '@UPD-3' }, async ({ page }) => {
  await page.goto(`${review}?fields[]=latlng`);
  await expect(detail(page)).toHaveText('Map pin changed');
  await expect(page.getByText('242 m north-west of your pin')).toBeVisible();
  const reject = decide(page, /^Reject, keep/);
  await expect(reject).toBeDisabled();
  await expect(reject).toHaveAccessibleDescription(/does not let the map pin be set from outside/);
  await expect(
    page.locator('main p').filter({ hasText: 'does not let the map pin be set' }),
  ).toBeVisible();
  await expect(decide(page, /^Accept/)).toBeEnabled();
});

test(
  'what comes in is counted and does not move the list',
  { tag: '@UPD-10' },
  async ({ page, twin }) => {
    const listening = joined(page);
    await page.goto(review);
    await listening;
    await expect(rows(page)).toHaveCount(8);
    const before = await rows(page).allTextContents();
    const location = await shownLocation(page);
    for (const field_name of ['title', 'websiteUri'] as const)
      await twin.changeProfile({ location_id: location, type: 'google', field_name });

    const pill = page.getByRole('button', { name: '2 new updates' });
    await expect(pill).toBeVisible();
    await expect.poll(() => totals(page)).toEqual([14, 10, 4]);
    expect(await rows(page).allTextContents()).toEqual(before);

    await pill.click();
    await expect(rows(page).nth(0)).toContainText('Website');
    await expect(rows(page).nth(1)).toContainText('Business name');
    await expect(rows(page)).toHaveCount(8);
    await expect(rows(page).nth(0).getByRole('link')).toBeFocused();
    await expect(pill).toHaveCount(0);
  },
);

test(
  'what was settled elsewhere stays in its place until the list is loaded again',
  { tag: ['@UPD-4', '@UPD-10'] },
  async ({ page, twin }) => {
    const first = joined(page);
    await page.goto(`${review}?fields[]=openInfo.openingDate&fields[]=phoneNumbers`);
    await first;
    await expect(rows(page)).toHaveCount(3);
    const location = await shownLocation(page);
    const listening = joined(page);
    await page.reload();
    await listening;
    await twin.changeProfile({
      location_id: location,
      type: 'google',
      field_name: 'openInfo.openingDate',
      update_value: '1999-09-09',
    });
    await expect(page.getByRole('button', { name: '1 new update' })).toBeVisible();
    await expect(rows(page).nth(0)).toContainText('No longer waiting');
    await expect(decide(page, /^Accept/)).toHaveCount(0);
    await page.getByRole('link', { name: 'See what came of it' }).click();
    await expect(page.getByText('Nullified')).toBeVisible();
  },
);

test('the archive is bounded by dates', { tag: ['@UPD-2', '@UPD-6'] }, async ({ page }) => {
  await page.goto(review);
  await page.getByRole('link', { name: 'Archive' }).click();
  await expect(page.getByText('8 settled in 7 locations')).toBeVisible();
  for (const outcome of ['Accepted', 'Rejected', 'Dismissed', 'Nullified'])
    await expect(page.getByText(outcome, { exact: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'From' }).fill('2026-01-01');
  await expect(page).toHaveURL(`${archive}?start_date=2026-01-01`);
  await expect(page.getByText('1–4 of 4')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveAttribute('min', '2026-01-01');
  await page.getByRole('textbox', { name: 'To' }).fill('2025-12-31');
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
    'This is before the first day.',
  );
  await expect(page.getByText('No updates match these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByText('1–8 of 8')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'an update has a page of its own, on which it can be decided',
  { tag: ['@UPD-3', '@UPD-7'] },
  async ({ page }) => {
    await page.goto(review);
    await page.getByRole('link', { name: 'Open on its own page' }).click();
    await expect(page).toHaveURL(/gbp-update-management\/\d+$/);
    await expect(page).toHaveTitle('Opening date · Puffin Accounting · Placekeeper');
    await decide(page, /^Accept/).click();
    await expect(page.getByText('What Google shows became our value.')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Accepted');
    await page.getByRole('link', { name: 'All updates of this location' }).click();
    await expect(page.getByText('No updates match these filters.')).toBeVisible();
  },
);

test.describe('an update that is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is said to be missing', { tag: ['@UPD-7', '@SHELL-14'] }, async ({ page }) => {
    await page.goto(`${review}/99999999`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Go to GBP updates' }).click();
    await expect(rows(page)).toHaveCount(8);
    await page.goto(`${review}/none`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});

test.describe('without the subscription', () => {
  test.use({ persona: 'basic' });

  test(
    'the screens explain it and lead to the account, and nothing is asked in vain',
    { tag: ['@UPD-11', '@CARD-3'] },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const address of [review, archive, `${review}/1`]) {
        await page.goto(address);
        await expect(page.getByRole('link', { name: 'Get the subscription' })).toHaveAttribute(
          'href',
          /account/,
        );
        await page.waitForLoadState('networkidle');
      }
      expect(asked.filter((url) => url.includes('/api/google-updates'))).toEqual([]);
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GBP updates' }),
      ).toHaveCount(0);
    },
  );
});

test('nothing to decide is good news', { tag: '@UPD-1' }, async ({ page, twin }) => {
  await twin.createAccount({ scenario: 'empty-inbox' });
  await page.goto(review);
  await expect(page.getByText('All caught up')).toBeVisible();
  await page.getByRole('link', { name: 'Open the archive' }).click();
  await expect(page).toHaveURL(archive);
});

test(
  'the last decision of the last page leads to the page before, the very last to peace',
  { tag: ['@UPD-1', '@UPD-4'] },
  async ({ page }) => {
    await page.goto(`${review}?page=99`);
    await expect(page).toHaveURL(`${review}?page=2`);
    for (const left of [3, 2, 1]) {
      await decide(page, /^Accept/).click();
      await expect(rows(page)).toHaveCount(left);
      await expect(detail(page)).toBeFocused();
    }
    await decide(page, /^Accept/).click();
    await expect(page).toHaveURL(review);
    await expect(rows(page)).toHaveCount(8);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const left of [7, 6, 5, 4, 3, 2, 1]) {
      await decide(page, /^Dismiss/).click();
      await expect(rows(page)).toHaveCount(left);
    }
    await decide(page, /^Dismiss/).click();
    await expect(page.getByText('All caught up')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test.describe('a load that fails', () => {
  test.use({ expectedErrors: /status of 500|^\[load\]/ });

  test(
    'says so in its place, and can be tried again',
    { tag: '@ERR-1' },
    async ({ page, twin }) => {
      await twin.arm({ endpoint: 'updates.list', status: 500, times: 3 });
      await page.goto(review);
      await expect(page.getByText('The updates could not be loaded.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page)).toHaveCount(8);
      await expect(list(page).getByRole('list')).toBeFocused();
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'the list leads to an update, a decision to the next, and back to its row',
    { tag: ['@UPD-1', '@SHELL-16'] },
    async ({ page }) => {
      await page.goto(review);
      await expect(detail(page)).toHaveCount(0);
      await rows(page).nth(1).getByRole('link').click();
      await expect(detail(page)).toBeFocused();
      await expect(rows(page)).toHaveCount(0);
      await decide(page, /^Accept/).click();
      await expect(detail(page)).toHaveText('Social profiles changed');
      await expect(detail(page)).toBeFocused();
      await page.getByRole('link', { name: 'All updates' }).click();
      await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
      await expect(rows(page).nth(1)).toContainText('Social profiles');
    },
  );
});
