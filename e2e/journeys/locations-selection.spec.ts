import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags as tagCalls } from '@placekeeper/contracts/endpoints/tags';
import { to } from '@placekeeper/web/paths';
import type { Page } from '@playwright/test';
import { joined } from '../fixtures/socket-joined.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.use({ persona: 'agency', locations: 60 });

const bar = (page: Page) => page.getByRole('region', { name: 'Selected locations' });
const boxes = (page: Page) =>
  page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ });
const more = async (page: Page, item: string) => {
  await bar(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const sent = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/add-locations'));

test.describe('more than a thousand locations', () => {
  test.use({ locations: 1200 });

  test(
    'are selected across pages, exported, tagged and untagged',
    { tag: ['@LOC-7', '@LOC-4'] },
    async ({ page }) => {
      await page.goto('/locations');
      await boxes(page).nth(1).check();
      await boxes(page)
        .nth(4)
        .click({ modifiers: ['Shift'] });
      await expect(bar(page)).toContainText('4 selected');
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page.getByText('26–50 of 1,200')).toBeVisible();
      const all = page.getByRole('checkbox', { name: 'Select all on this page' });
      await all.check();
      await expect(bar(page)).toContainText('29 selected');

      await bar(page).getByRole('button', { name: 'Select all 1,200 matching' }).click();
      await expect(bar(page)).toContainText('All 1,200 selected');
      await boxes(page).nth(0).uncheck();
      await expect(bar(page)).toContainText('1,199 selected');
      await expect(all).not.toBeChecked();
      await expect(all).toHaveJSProperty('indeterminate', true);

      await test.step('the selection is exported as a spreadsheet', async () => {
        const download = page.waitForEvent('download');
        await more(page, 'Export CSV');
        expect((await download).suggestedFilename()).toMatch(/\.csv$/);
        await expect(page.getByText('1,199 selected locations exported')).toBeVisible();
      });

      await test.step('the selected locations get a tag that the dialog creates', async () => {
        await bar(page).getByRole('button', { name: 'Add tags' }).click();
        const dialog = page.getByRole('dialog', { name: 'Add tags to 1,199 locations' });
        await dialog.getByRole('searchbox').fill('Autumn campaign');
        await dialog.getByRole('button', { name: 'Create “Autumn campaign”' }).click();
        await expect(dialog.getByRole('checkbox', { name: 'Autumn campaign' })).toBeChecked();
        const request = sent(page);
        await dialog.getByRole('button', { name: 'Add 1 tag' }).click();
        // LOC-7: sends the ids of the locations that the user has confirmed.
        expect((await request).postDataJSON()).toEqual({ locations: expect.any(Array) });
        await expect(page.getByText('“Autumn campaign” added to 1,199 locations')).toBeVisible();
        await expect(page.getByRole('row').nth(2)).toContainText('Autumn campaign');
        await expect(page.getByRole('row').nth(1)).not.toContainText('Autumn campaign');
      });

      await test.step('Undo removes the tag again', async () => {
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByRole('row').nth(2)).not.toContainText('Autumn campaign');
      });

      await test.step('a bulk edit takes over the selection', async () => {
        await bar(page).getByRole('link', { name: 'Bulk edit' }).click();
        await expect(page).toHaveURL(/\/bulk-edit\?step=changes&pick=all&ids=\d+$/);
        await page.goBack();
      });

      await test.step('another filter clears a selection of all matching locations, but keeps locations selected one by one', async () => {
        await boxes(page).nth(0).check();
        await page.getByRole('searchbox').fill('street');
        await expect(page).toHaveURL(/filter=street/);
        await expect(page.getByText(/^1–25 of (?!1,200)/)).toBeVisible();
        await expect(bar(page)).toContainText('1 selected');
        await bar(page)
          .getByRole('button', { name: /^Select all .* matching$/ })
          .click();
        await page.getByRole('searchbox').fill('harbour');
        await expect(page.getByText('Selection cleared')).toBeVisible();
        await expect(bar(page)).toHaveCount(0);
      });
    },
  );
});

test.describe('without free slots', () => {
  test.use({ persona: 'guest', expectedErrors: /status of 409/ });

  test(
    'turning management on is refused, with the names of the locations without a slot',
    { tag: ['@LOC-5', '@LOC-7'] },
    async ({ page, twin }) => {
      await twin.createAccount({ scenario: 'no-slots-left' });
      await page.goto('/locations?status=disabled');
      await page
        .getByRole('button', { name: /^Actions/ })
        .first()
        .click();
      const one = page.getByRole('menuitem', { name: /^Turn on management/ });
      await expect(one).toBeDisabled();
      await expect(one).toContainText('No free slots in your subscription');
      await page.keyboard.press('Escape');
      await page.getByRole('navigation').getByRole('link', { name: 'Locations' }).click();
      await expect(page).toHaveURL('/locations');
      await expect(page.getByText('1–25 of 36')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await more(page, 'Turn on management');
      const question = page.getByRole('alertdialog');
      const turnOn = question.getByRole('button', { name: 'Turn on' });
      await expect(question).toContainText('Your subscription has no free slots.');
      await expect(turnOn).toBeDisabled();

      await page.keyboard.press('Escape');
      await more(page, 'Turn off management');
      await page.getByRole('button', { name: 'Turn off' }).click();
      await expect(page.getByText(/Management turned off for \d+ location/)).toBeVisible();
      await more(page, 'Turn on management');
      await turnOn.click();

      await page.getByRole('button', { name: 'Details' }).click();
      const answer = page.getByRole('dialog', { name: /^Turn on management for/ });
      await expect(answer.getByRole('heading', { name: /skipped$/ })).toBeVisible();
      const { data } = await twin.call(locations.list, {});
      const refused = data.filter(({ gbp_management_status: status }) => status === 'disabled');
      expect(refused.length).toBeGreaterThan(0);
      for (const { name } of refused)
        await expect(answer.getByRole('link', { name, exact: true }).first()).toBeVisible();
      await expect(answer).toContainText('Your subscription has no free slots');
    },
  );
});

test.describe('a refused change in the list', () => {
  test.use({ expectedErrors: /status of (503|422)|^\[write\]/ });

  test(
    'restores the tags, and a deletion is repeated after a temporary failure',
    { tag: ['@LOC-7', '@LOC-3', '@ERR-4'] },
    async ({ page, twin }) => {
      await page.goto('/locations');
      const row = page.getByRole('row').nth(1);
      const before = await row.textContent();
      const name = (await row.getByRole('link').first().textContent()) ?? '';

      await test.step('a refused tag disappears from the row', async () => {
        await twin.arm({ endpoint: 'tags.addLocations', status: 422 });
        await boxes(page).nth(0).check();
        await bar(page).getByRole('button', { name: 'Add tags' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('searchbox').fill('Brand new');
        await dialog.getByRole('button', { name: /^Create/ }).click();
        await dialog.getByRole('button', { name: 'Add 1 tag' }).click();
        await expect(page.getByText('Couldn’t add tags')).toBeVisible();
        await expect(row).toHaveText(before ?? '');
        await twin.disarm();
      });

      await test.step('a deletion of several locations succeeds after a temporary failure', async () => {
        await boxes(page).nth(1).check();
        await more(page, 'Delete');
        const dialog = page.getByRole('alertdialog', { name: 'Delete 2 locations?' });
        const remove = dialog.getByRole('button', { name: 'Delete 2 locations' });
        await expect(remove).toBeDisabled();
        await dialog.getByLabel('Type “delete” to confirm').fill('delete');
        // After a temporary failure, the application looks the location up and repeats the call.
        await twin.arm({ endpoint: 'locations.remove', status: 503, times: 1 });
        await remove.click();
        await expect(page.getByText('Deleted 2 locations')).toBeVisible();
        await expect(page.getByText('1–25 of 58')).toBeVisible();
        await expect(bar(page)).toHaveCount(0);
        await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
        await expect(page.locator('[data-row]').first()).toBeFocused();
      });

      await test.step('deleting the last location of a page shows the previous page', async () => {
        const next = page.getByRole('link', { name: 'Next page' });
        await next.click();
        await expect(page.getByText('26–50 of 58')).toBeVisible();
        await next.click();
        await expect(page.getByText('51–58 of 58')).toBeVisible();
        await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
        await boxes(page).nth(0).uncheck();
        await more(page, 'Delete');
        await page.getByLabel('Type “delete” to confirm').fill('delete');
        await page.getByRole('button', { name: 'Delete 7 locations' }).click();
        await expect(page.getByText('51–51 of 51')).toBeVisible();
        await expect(page.locator('[data-row]')).toBeFocused();

        await twin.arm({ endpoint: 'locations.remove', status: 503, times: 1 });
        await page.getByRole('button', { name: /^Actions for/ }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('button', { name: 'Delete location' }).click();
        await expect(dialog.getByRole('alert')).toContainText(
          'Something went wrong in Placekeeper',
        );
        await dialog.getByRole('button', { name: 'Delete location' }).click();
        await expect(page).toHaveURL('/locations?page=2');
        await expect(page.getByText('26–50 of 50')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });

      await test.step('a location that starts to match later is not deleted', async () => {
        const { data } = await twin.call(locations.list, { query: { page: { size: 5 } } });
        const [late, ...first] = data.map(({ id }) => id);
        if (!late) throw new Error('There are no locations.');
        const { tag } = await twin.call(tagCalls.create, { body: { name: 'To close' } });
        const give = (some: typeof first) =>
          twin.call(tagCalls.addLocations, { params: { id: tag.id }, body: { locations: some } });
        await give(first);
        await visit(page, to('locationManager', {}, { tags: [tag.id] }));
        await boxes(page).nth(1).check();
        await bar(page).getByRole('button', { name: 'Select all 4 matching' }).click();
        await more(page, 'Delete');
        await page.getByLabel('Type “delete” to confirm').fill('delete');
        await give([late]);
        await page.getByRole('button', { name: 'Delete 4 locations' }).click();
        await expect(page.getByText('Deleted 4 locations')).toBeVisible();
        const left = await twin.call(locations.list, { query: { only_tag_ids: [tag.id] } });
        expect(left.data.map(({ id }) => id)).toEqual([late]);
      });
    },
  );
});

test.describe('an open list', () => {
  test.use({ persona: 'owner', locations: undefined });

  test(
    'shows changes by Google and in another window',
    { tag: ['@LOC-4', '@LOC-5', '@LOC-6', '@RT-1'] },
    async ({ page, twin }) => {
      const { data } = await twin.call(locations.list, { query: { page: { size: 25 } } });
      const calm = data.find(
        ({ gbp_management_status: status, has_unresolved_updates: waits, tags }) =>
          status === 'enabled' && !waits && tags.length === 0,
      );
      if (!calm) throw new Error('No managed location is without tags and updates.');
      const other = await page.context().newPage();
      const listening = [joined(page), joined(other)];
      await Promise.all([page.goto('/locations'), other.goto('/locations')]);
      await Promise.all(listening);
      const here = page.locator(`[data-row="${calm.id}"]`);
      const there = other.locator(`[data-row="${calm.id}"]`);
      await expect(there).toBeVisible();
      const answered = (method: string, path: string) =>
        page.waitForResponse(
          (response) => response.request().method() === method && response.url().endsWith(path),
        );

      await test.step('an update to review', async () => {
        await expect(there).not.toContainText('To review');
        await twin.changeProfile({
          location_id: calm.id,
          type: 'google',
          field_name: 'profile.description',
          update_value: 'Said by somebody else.',
        });
        await expect(there).toContainText('To review');
      });

      await test.step('a new tag', async () => {
        await here.getByRole('checkbox').check();
        await bar(page).getByRole('button', { name: 'Add tags' }).click();
        const dialog = page.getByRole('dialog', { name: 'Add tags to 1 location' });
        await dialog.getByRole('searchbox').fill('A second window');
        await dialog.getByRole('button', { name: 'Create “A second window”' }).click();
        await expect(dialog.getByRole('checkbox', { name: 'A second window' })).toBeChecked();
        const answer = answered('POST', '/add-locations');
        await dialog.getByRole('button', { name: 'Add 1 tag' }).click();
        await answer;
        await expect(there).toContainText('A second window');
      });

      await test.step('the end of management, which removes the update', async () => {
        await expect(there).not.toContainText('Not managed');
        await here.getByRole('button', { name: /^Actions for/ }).click();
        const answer = answered('POST', '/gbp-management/disable');
        await page.getByRole('menuitem', { name: 'Turn off management' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
        await answer;
        await expect(there).toContainText('Not managed');
        // DET-5: a location without management has no updates to review.
        for (const row of [here, there]) await expect(row).not.toContainText('To review');
      });

      await test.step('a new label', async () => {
        await here.getByRole('link', { name: calm.name }).click();
        await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Flagship');
        const answer = answered('PATCH', `/api/locations/${calm.id}`);
        await page.getByRole('button', { name: /^Save/ }).click();
        await answer;
        await expect(there).toContainText('Flagship');
      });
    },
  );
});
