import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.use({
  persona: 'agency',
  locations: 120,
  expectedErrors: /status of (403|404|422|500)|^\[(load|write)\]/,
});

const table = (page: Page) => page.getByRole('table');
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const goToTags = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Tags' }).click();

const countOf = async (page: Page, name: string) =>
  Number((await row(page, name).getByRole('cell').nth(1).innerText()).replaceAll(',', ''));

test(
  'a tag is created, renamed, merged and deleted, and it filters the list of locations',
  { tag: ['@TAG-1', '@TAG-2', '@LOC-3', '@ERR-1', '@ERR-4', '@PERM-1', '@SHELL-14'] },
  async ({ page, twin }) => {
    const clientA = page.getByRole('link', { name: 'Client A', exact: true });

    await test.step('the list of tags fails to load, and a retry loads it', async () => {
      await twin.arm({ endpoint: 'tags.list', status: 500, times: 3 });
      await page.goto('/locations/tags');
      await expect(page.getByText('Couldn’t load your tags.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(clientA).toBeVisible();
    });

    await test.step('the count of a tag links to its locations', async () => {
      const count = await countOf(page, 'Client A');
      expect(count).toBeGreaterThan(0);
      await row(page, 'Client A').getByRole('link').nth(1).click();
      await expect(page).toHaveURL(/\/locations\?tags/);
      await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
      await goToTags(page);
      await expect(page).toHaveURL('/locations/tags');
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tags' }),
      ).toHaveAttribute('aria-current', 'page');
    });

    await test.step('Back asks before it discards a typed name', async () => {
      await page.getByRole('button', { name: 'New tag' }).click();
      await nameField(page).fill('Half a na');
      await page.evaluate(() => history.back());
      const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toHaveCount(0);
      await expect(nameField(page)).toHaveValue('Half a na');
      await expect(page).toHaveURL('/locations/tags');
      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(page).toHaveURL(/\/locations\?tags/);
      await expect(nameField(page)).toHaveCount(0);
      await page.goForward();
    });

    await test.step('a search without results offers to create the tag', async () => {
      await page.getByRole('searchbox', { name: 'Search tags' }).fill('Cleint A');
      await expect(page).toHaveURL(/filter=Cleint/);
      await page.getByRole('button', { name: 'New tag “Cleint A”' }).click();
      await expect(nameField(page)).toHaveValue('Cleint A');
      await page.getByRole('button', { name: 'Create tag' }).click();
      await expect(heading(page, 'Cleint A')).toBeFocused();
    });

    await test.step('a failed addition keeps the selection', async () => {
      await page.getByRole('link', { name: 'Add locations' }).click();
      await page.getByLabel('Select all on this page').check();
      await twin.arm({ endpoint: 'tags.addLocations', status: 500, times: 1 });
      await page.getByRole('button', { name: 'Add 50 locations' }).click();
      await expect(page.getByText('Couldn’t add 50 locations')).toBeVisible();
      await page.getByRole('button', { name: 'Add 50 locations' }).click();
      await expect(page.getByText('1–10 of 50')).toBeVisible();
    });

    await test.step('a failed renaming restores the old name, and keeps the new name in its field', async () => {
      await twin.arm({ endpoint: 'tags.rename', status: 500, times: 1, hold: true });
      await page.getByRole('button', { name: 'Rename' }).click();
      await nameField(page).fill('Client Z');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^Client Z/);
      await twin.release();
      await expect(page.getByRole('alert')).toContainText('Something went wrong in Placekeeper.');
      await expect(page).toHaveTitle(/^Cleint A/);
      await expect(nameField(page)).toHaveValue('Client Z');
    });

    await test.step('a tag is merged into another tag that already has the name', async () => {
      await nameField(page).fill(' CLIENT A');
      await page.keyboard.press('Enter');
      await expect(page.getByText('A tag called “Client A” already exists.')).toBeVisible();
      await expect(nameField(page)).toHaveValue(' CLIENT A');
      await expect(nameField(page)).toBeFocused();
      await page.getByRole('button', { name: 'Merge into “Client A”…' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(
        'Moves 50 locations from “Cleint A” to “Client A” and deletes “Cleint A”. You can’t undo this.',
      );
      await question.getByRole('button', { name: 'Merge tags' }).click();
      await expect(heading(page, 'Client A')).toBeVisible();
      await expect(page.getByText('“Cleint A” merged into “Client A”')).toBeVisible();
      await goToTags(page);
      await expect(clientA).toBeVisible();
      await expect(row(page, 'Cleint A')).toHaveCount(0);
      expect(await countOf(page, 'Client A')).toBeGreaterThanOrEqual(50);
    });

    await test.step('the keyboard renames a tag in the list', async () => {
      await page.getByRole('button', { name: 'Actions for Client A' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(nameField(page)).toBeFocused();
      await page.keyboard.type('Client A & Sons');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Actions for Client A & Sons' })).toBeFocused();
      const { tags: held } = await twin.held(tags.list, {});
      expect(held.map(({ name }) => name)).toContain('Client A & Sons');
    });

    await test.step('the dialog before a deletion explains its effects', async () => {
      await page.getByRole('link', { name: 'Client A & Sons', exact: true }).click();
      const remove = page.getByRole('button', { name: 'Delete', exact: true });
      await remove.click();
      const question = page.getByRole('alertdialog', { name: 'Delete “Client A & Sons”?' });
      await expect(question).toContainText(/This removes the tag from \d+ locations\./);
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(remove).toBeFocused();
      await page.keyboard.press('Enter');
      await question.getByRole('button', { name: 'Delete tag' }).click();
      await expect(page).toHaveURL('/locations/tags');
      await expect(heading(page, 'Tags')).toBeFocused();
      await expect(row(page, 'Client A & Sons')).toHaveCount(0);
    });

    await test.step('the address of a deleted tag shows that the tag doesn’t exist', async () => {
      await page.goBack();
      await expect(row(page, 'Client B')).toBeVisible();
      await page.goBack();
      await expect(page.getByText('“Client A & Sons” no longer exists')).toBeVisible();
    });

    await test.step('another account sees no tag at that address, and has no tags', async () => {
      const { tags: held } = await twin.held(tags.list, {});
      // Leaves the page, because it would join the channel of the new account.
      await page.goto('about:blank');
      await twin.createAccount({ persona: 'new' });
      await page.goto(`/locations/tags/${held[0]?.id}/add-locations`);
      await expect(page.getByText('This tag doesn’t exist')).toBeVisible();
      await page.getByRole('link', { name: 'Go to tags' }).click();
      await expect(page.getByText(/^Use tags to group locations/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'New tag' })).toHaveCount(1);
    });
  },
);

test(
  'locations are added to a tag and removed from it, one by one and in bulk',
  { tag: ['@TAG-1', '@TAG-2', '@ERR-1', '@ERR-4'] },
  async ({ page, twin }) => {
    const addLocations = page.getByRole('link', { name: 'Add locations' });
    const undo = page.getByRole('button', { name: 'Undo' }).first();

    await test.step('a new tag has no locations', async () => {
      await page.goto('/locations/tags');
      await page.getByRole('button', { name: 'New tag' }).click();
      await nameField(page).fill('Autumn window');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Autumn window')).toBeVisible();
      await expect(page.getByText('No locations have this tag yet.')).toBeVisible();
    });

    await test.step('locations are selected across pages and searches', async () => {
      await addLocations.click();
      await expect(page).toHaveURL(/\/add-locations$/);
      await expect(page.getByText('1–50 of 120')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add locations' })).toBeDisabled();

      const boxes = table(page).getByRole('cell').getByRole('checkbox');
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page.getByText('51–100 of 120')).toBeVisible();
      await page.getByLabel('Select all on this page').check();
      await expect(page.getByText('52 selected')).toBeVisible();
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText(/match your search/)).toBeVisible();
      await expect(page.getByText('52 selected')).toBeVisible();

      await page.getByRole('button', { name: 'Add 52 locations' }).click();
      await expect(page.getByText('52 locations added to “Autumn window”')).toBeVisible();
      await expect(page.getByText('1–10 of 52')).toBeVisible();
      await expect(page.getByRole('link', { name: '52 locations' })).toBeVisible();
    });

    await test.step('all other locations are added together, and Undo removes them', async () => {
      await addLocations.click();
      // The list does not offer locations that already have the tag.
      await expect(page.getByText('1–50 of 68')).toBeVisible();
      await page.getByLabel('Select all on this page').check();
      await page.getByRole('button', { name: 'Select all 68' }).click();
      await page.getByRole('button', { name: 'Add 68 locations' }).click();
      await expect(page.getByText('1–10 of 120')).toBeVisible();
      await addLocations.click();
      await expect(page.getByText('All your locations already have this tag.')).toBeVisible();
      await undo.click();
      await expect(page.getByText('1–50 of 68')).toBeVisible();
      await page.goBack();
      await expect(page.getByText('1–10 of 52')).toBeVisible();
    });

    const removals = page.getByRole('button', { name: /^Remove .* from Autumn window$/ });
    const links = table(page).getByRole('link');

    await test.step('a key removes a location, the focus stays in the list, and Undo restores the location', async () => {
      await expect(removals).toHaveCount(10);
      const before = await links.allInnerTexts();
      await removals.first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 location removed from “Autumn window”')).toBeVisible();
      await expect(page.getByRole('link', { name: before[0] ?? '', exact: true })).toHaveCount(0);
      await expect(removals.first()).toBeFocused();
      await expect(removals).toHaveCount(10);
      await undo.click();
      await expect(links).toHaveText(before);
    });

    await test.step('a refused removal restores the row and shows the reason', async () => {
      const names = await links.allInnerTexts();
      await twin.arm({ endpoint: 'tags.removeLocations', status: 500, times: 1, hold: true });
      await removals.nth(1).click();
      await expect(page.getByRole('link', { name: names[1] ?? '', exact: true })).toHaveCount(0);
      await twin.release();
      await expect(links).toHaveText(names);
      await expect(page.getByRole('alert')).toContainText(
        'Couldn’t remove 1 location Something went wrong in Placekeeper.',
      );
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('1–10 of 51')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await test.step('a forbidden removal offers no retry', async () => {
      await twin.arm({ endpoint: 'tags.removeLocations', status: 403, times: 1 });
      await removals.first().click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Couldn’t remove 1 location');
      await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await alert.getByRole('button', { name: 'Dismiss' }).click();
      await expect(alert).toHaveCount(0);
    });

    await test.step('all locations that a search finds are removed together', async () => {
      await page.getByRole('searchbox').fill('street');
      await expect(page).toHaveURL(/filter=street/);
      await expect(page.getByText('1–10 of 51')).toHaveCount(0);
      await page.getByLabel('Select all on this page').check();
      const all = page.getByRole('button', { name: /^Select all \d+ matching$/ });
      const found = Number((await all.innerText()).match(/\d+/)?.[0]);
      expect(found).toBeGreaterThan(10);
      await all.click();
      await page.getByRole('button', { name: `Remove ${found} locations` }).click();
      await expect(page.getByText('No locations with this tag match your search.')).toBeVisible();
      await expect(heading(page, 'Autumn window')).toBeFocused();
      await page.getByRole('link', { name: 'Clear search' }).click();
      await expect(page.getByText(`1–10 of ${51 - found}`)).toBeVisible();
    });

    await test.step('a page past the end fails to load, and a retry shows the last page', async () => {
      await twin.arm({ endpoint: 'tags.locations', status: 500 });
      await visit(page, `${page.url()}?page=99`);
      await expect(page.getByText('Couldn’t load tagged locations.')).toBeVisible();
      await twin.disarm();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).not.toHaveURL(/page=99/);
      await expect(links.first()).toBeVisible();
    });
  },
);
