import { LocationId } from '@placekeeper/contracts/core/id';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Page } from '@playwright/test';
import { joined } from '../fixtures/socket-joined.ts';
import { expect, test } from '../fixtures/test.ts';
import { openFromSidebar, visit } from '../fixtures/visit.ts';

const review = '/gbp-update-management';
const archive = '/gbp-update-management/archive';

const list = (page: Page) => page.getByRole('region', { name: 'Updates to review' });
const rows = (page: Page) => list(page).getByRole('listitem');
const detail = (page: Page) => page.getByRole('heading', { level: 2 });
const selected = (page: Page) => list(page).locator('[aria-current=true]');
const decide = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function shownLocation(page: Page): Promise<LocationId> {
  const link = page.locator('main a[href^="/location/"]').first();
  return LocationId.parse(Number(/\d+/.exec((await link.getAttribute('href')) ?? '')?.[0]));
}

/** The totals of the sources: all, Google, owners and managers. */
const totals = (page: Page) =>
  page
    .getByRole('list', { name: 'Source' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Number(/\d+$/.exec(link.textContent ?? '')?.[0])));

/** The detail follows the list, and a second press on a decided update would count as one. */
async function showsDetailOfSelected(page: Page): Promise<void> {
  const link = rows(page).locator('a[aria-current=true]');
  const href = (await link.getAttribute('href')) ?? '';
  const id = new URL(href, page.url()).searchParams.get('update');
  await expect(page.getByRole('link', { name: 'Open update' })).toHaveAttribute(
    'href',
    `${review}/${id}`,
  );
}

test(
  'a user filters updates and the archive and decides every update, and the list shows the next update at once',
  { tag: ['@UPD-1', '@UPD-2', '@UPD-3', '@UPD-4', '@UPD-6', '@CARD-3'] },
  async ({ page, twin }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/');
    await page.getByRole('link', { name: 'Review updates' }).click();
    await expect(page).toHaveURL(review);
    await expect(page.getByText('12 to review at 12 locations')).toBeVisible();
    await expect(rows(page)).toHaveCount(8);
    await rows(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/update=\d+$/);
    await expect(detail(page)).toHaveText('Phone numbers changed');

    await test.step('filters by source and field', async () => {
      await page.getByRole('link', { name: 'Owner/Manager 4', exact: true }).click();
      await expect(page).toHaveURL(`${review}?source=ownerManager`);
      await expect(rows(page)).toHaveCount(4);
      await page.getByRole('button', { name: 'Field' }).click();
      await page.getByRole('menuitemcheckbox', { name: /^Social profiles/ }).click();
      await page.keyboard.press('Escape');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(/\w+ profile changed to/);
      await page.getByRole('button', { name: 'Remove Social profiles' }).click();
      await expect(page).toHaveURL(`${review}?source=ownerManager`);
    });

    await test.step('pages forward and back', async () => {
      await page.getByRole('link', { name: /^All \d/ }).click();
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(`${review}?page=2`);
      await expect(page.getByText('9–12 of 12')).toBeVisible();
      await page.goBack();
      await expect(page.getByText('1–8 of 12')).toBeVisible();
    });

    await test.step('finds a location and filters by it', async () => {
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
    });

    await test.step('filters by the locations of a tag', async () => {
      const { tags: all } = await twin.call(tags.list, {});
      const [tag] = all;
      if (!tag) throw new Error('There is no tag.');
      const { locations: members } = await twin.call(tags.allLocations, { params: { id: tag.id } });
      await page.getByRole('button', { name: 'Tag', exact: true }).click();
      await page.getByRole('menuitem', { name: tag.name, exact: true }).click();
      await expect
        .poll(() => new URL(page.url()).searchParams.getAll('locations[]').length)
        .toBe(members.length);
      await page.goBack();
      await expect(rows(page)).toHaveCount(8);
    });

    await test.step('explains why a map pin cannot be rejected', async () => {
      await page.getByRole('button', { name: 'Field' }).click();
      await page.getByRole('menuitemcheckbox', { name: /^Map pin/ }).click();
      await page.keyboard.press('Escape');
      await expect(detail(page)).toHaveText('Map pin changed');
      await expect(page.getByText('242 m north-west of your pin')).toBeVisible();
      const reject = decide(page, /^Reject(?! all)/);
      await expect(reject).toBeDisabled();
      await expect(reject).toHaveAccessibleDescription(/can only be moved in Google Maps/);
      await expect(
        page.locator('main p').filter({ hasText: 'can only be moved in Google Maps' }),
      ).toBeVisible();
      await expect(decide(page, /^Accept/)).toBeEnabled();
    });

    await test.step('filters the archive by date', async () => {
      await page.getByRole('button', { name: 'Remove Map pin' }).click();
      await page.getByRole('link', { name: 'Resolved' }).click();
      await expect(page.getByText('8 resolved at 7 locations')).toBeVisible();
      for (const outcome of ['Accepted', 'Rejected', 'Dismissed', 'Nullified'])
        await expect(page.getByText(outcome, { exact: true }).first()).toBeVisible();
      const from = page.getByRole('textbox', { name: 'Changed since', exact: true });
      const to = page.getByRole('textbox', { name: 'until', exact: true });
      await from.fill('2026-01-01');
      await expect(page).toHaveURL(`${archive}?start_date=2026-01-01`);
      await expect(page.getByText('1–4 of 4')).toBeVisible();
      await expect(to).toHaveAttribute('min', '2026-01-01');
      await to.fill('2025-12-31');
      await expect(to).toHaveAccessibleDescription('The end date is before the start date.');
      await expect(page.getByText('No updates match these filters.')).toBeVisible();
      await page.getByRole('link', { name: 'Clear filters' }).click();
      await expect(page.getByText('1–8 of 8')).toBeVisible();
      await expect(heading).toBeFocused();
    });

    await openFromSidebar(page, 'GBP updates');
    await expect(detail(page)).toHaveText('Opening date changed');
    await expect.poll(() => totals(page)).toEqual([12, 8, 4]);

    await test.step('shows the next update before the platform responds', async () => {
      await twin.arm({ endpoint: 'updates.accept', hold: true, times: 1 });
      await decide(page, /^Accept/).press('Enter');
      await expect(detail(page)).toHaveText('Phone numbers changed');
      await expect(detail(page)).toBeFocused();
      await expect(selected(page)).toContainText('Phone numbers');
      // The list is filled up again while the decision is in flight; the totals follow the response.
      await expect(rows(page).first()).toContainText('Phone numbers');
      await expect(rows(page)).toHaveCount(8);
      await twin.release();
      await expect(page.getByText('11 to review at 11 locations')).toBeVisible();
      // The decided update came from Google.
      await expect.poll(() => totals(page)).toEqual([11, 7, 4]);
      await expect(detail(page)).toHaveText('Phone numbers changed');
    });

    await test.step('decides by keyboard', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(decide(page, /^Reject(?! all)/)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(detail(page)).toHaveText(/^\w+ profile changed$/);
      await expect(detail(page)).toBeFocused();
      await expect(page.getByText('10 to review at 10 locations')).toBeVisible();
    });

    await test.step('returns to the previous page after the last decision of the last page', async () => {
      await page.goto(`${review}?page=99`);
      await expect(page).toHaveURL(`${review}?page=2`);
      await decide(page, /^Accept/).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(detail(page)).toBeFocused();
      await showsDetailOfSelected(page);
      await decide(page, /^Accept/).click();
      await expect(page).toHaveURL(review);
      await expect(rows(page)).toHaveCount(8);
      await expect(heading).toBeFocused();
    });

    await test.step('says that all updates are resolved, and opens the archive', async () => {
      for (const left of [7, 6, 5, 4, 3, 2, 1]) {
        await decide(page, /^Dismiss/).click();
        await expect(rows(page)).toHaveCount(left);
        await showsDetailOfSelected(page);
      }
      await decide(page, /^Dismiss/).click();
      await expect(page.getByText('All caught up')).toBeVisible();
      await expect(page.getByRole('search', { name: 'Filter updates' })).toHaveCount(0);
      await expect(heading).toBeFocused();
      await page.getByRole('link', { name: 'View resolved updates' }).click();
      await expect(page).toHaveURL(archive);
      const settled = page.getByRole('region', { name: 'Resolved updates' });
      for (const outcome of ['Accepted', 'Rejected', 'Dismissed'])
        await expect(settled).toContainText(outcome);
    });
  },
);

test.describe('a failing platform', () => {
  test.use({ expectedErrors: /status of (?:404|500)|^\[(?:load|write)\]/ });

  test(
    'a failed list and failed decisions show errors in place, and a retry repeats them',
    { tag: ['@UPD-3', '@UPD-7', '@UPD-12', '@ERR-1', '@SHELL-14'] },
    async ({ page, twin }) => {
      const problem = page.getByText('Something went wrong in Placekeeper.');

      await test.step('loads the list again', async () => {
        await twin.arm({ endpoint: 'updates.list', status: 500, times: 3 });
        await page.goto(review);
        await expect(page.getByText('Couldn’t load updates.')).toBeVisible();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(rows(page)).toHaveCount(8);
        await expect(list(page).getByRole('list')).toBeFocused();
      });

      await test.step('returns a failed decision to its row, and the open update keeps the focus', async () => {
        await twin.arm({ endpoint: 'updates.dismiss', status: 500, times: 1 });
        await rows(page).nth(1).getByRole('link').click();
        await expect(detail(page)).toHaveText('Phone numbers changed');
        await decide(page, /^Dismiss/).click();
        await expect(rows(page).nth(1)).toContainText('Something went wrong in Placekeeper.');
        await expect(rows(page).nth(1)).toContainText('Phone numbers');
        await expect(detail(page)).toHaveText(/^\w+ profile changed$/);
        await expect(detail(page)).toBeFocused();

        await rows(page).nth(1).getByRole('link').click();
        await expect(rows(page).nth(1)).not.toContainText('Something went wrong in Placekeeper.');
        await expect(
          page.locator('main').getByText('Something went wrong in Placekeeper.').last(),
        ).toBeVisible();
        await decide(page, /^Dismiss/).click();
        await expect(page.getByText('11 to review at 11 locations')).toBeVisible();
        await expect(problem).toHaveCount(0);
      });

      await test.step('a failed decision on the page of an update keeps the focus', async () => {
        await rows(page).first().getByRole('link').click();
        await expect(detail(page)).toHaveText('Opening date changed');
        await page.getByRole('link', { name: 'Open update' }).click();
        await expect(page).toHaveURL(/gbp-update-management\/\d+$/);
        await expect(page).toHaveTitle('Opening date · Puffin Accounting · Placekeeper');
        await expect(page.getByRole('link', { name: 'Open update' })).toHaveCount(0);
        await twin.arm({ endpoint: 'updates.accept', status: 500, times: 1, hold: true });
        await decide(page, /^Accept/).click();
        await expect(page.locator(':focus')).toContainText('Accepted');
        await twin.release();
        await expect(problem).toBeVisible();
        await expect(page.locator(':focus').getByRole('button', { name: /^Accept/ })).toBeVisible();
      });

      await test.step('a retry decides the update on its page', async () => {
        await decide(page, /^Accept/).click();
        await expect(page.getByText('Google’s value was saved to Placekeeper.')).toBeVisible();
        await expect(page.locator(':focus')).toContainText('Accepted');
        await page.getByRole('link', { name: 'All updates for this location' }).click();
        await expect(page.getByText('No updates match these filters.')).toBeVisible();
      });

      await test.step('says that an update doesn’t exist', async () => {
        for (const id of ['none', '99999999']) {
          await page.goto(`${review}/${id}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
        }
        await page.getByRole('link', { name: 'Go to GBP updates' }).click();
        await expect(rows(page)).toHaveCount(8);
      });
    },
  );
});

test(
  'the list counts new updates without moving, keeps the row of an update that is resolved elsewhere, and fits a phone',
  { tag: ['@UPD-1', '@UPD-4', '@UPD-10', '@SHELL-16'] },
  async ({ page, twin }) => {
    const listening = joined(page);
    await page.goto(review);
    await listening;
    await expect(rows(page)).toHaveCount(8);
    const before = await rows(page).allTextContents();
    const location = await shownLocation(page);
    const opened = rows(page).filter({ hasText: 'Opening date' });

    await test.step('counts two new updates and shows them on request', async () => {
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
    });

    await test.step('marks an update that a newer one replaced', async () => {
      await opened.getByRole('link').click();
      await expect(detail(page)).toHaveText('Opening date changed');
      await twin.changeProfile({
        location_id: location,
        type: 'google',
        field_name: 'openInfo.openingDate',
        update_value: '1999-09-09',
      });
      await expect(page.getByRole('button', { name: '1 new update' })).toBeVisible();
      await expect(opened).toContainText('No longer pending');
      await expect(decide(page, /^Accept/)).toHaveCount(0);
      await page.getByRole('link', { name: 'View result' }).click();
      await expect(page.getByText('Nullified')).toBeVisible();
    });

    await test.step('on a phone, a row opens its update, a decision opens the next update, and going back focuses the row', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, review);
      await expect(rows(page)).toHaveCount(8);
      const cut = await rows(page)
        .getByText(/^PUAC-\d+$/)
        .evaluateAll((codes) =>
          codes.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
        );
      expect(cut).toEqual(Array(8).fill(false));
      await expect(detail(page)).toHaveCount(0);
      await rows(page).nth(1).getByRole('link').click();
      await expect(detail(page)).toHaveText('Business name changed');
      await expect(detail(page)).toBeFocused();
      await expect(rows(page)).toHaveCount(0);
      await decide(page, /^Accept/).click();
      await expect(detail(page)).toHaveText('Phone numbers changed');
      await expect(detail(page)).toBeFocused();
      await page.getByRole('link', { name: 'All updates' }).click();
      const row = rows(page).filter({ hasText: 'Phone numbers' });
      await expect(row.getByRole('link')).toBeFocused();
    });
  },
);

test.describe('without the subscription', () => {
  test.use({ persona: 'basic' });

  test(
    'each screen explains that it is missing, links to the account and requests no updates',
    { tag: ['@UPD-11', '@CARD-3'] },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const address of [review, archive, `${review}/1`]) {
        await visit(page, address);
        await expect(page.getByRole('link', { name: 'View plans' })).toHaveAttribute(
          'href',
          /account/,
        );
      }
      await openFromSidebar(page, 'Settings');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
      expect(asked.filter((url) => url.includes('/api/google-updates'))).toEqual([]);
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GBP updates' }),
      ).toHaveCount(0);
    },
  );
});
