import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({ persona: 'agency', locations: 120 });

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

/** What a tag's line says of its locations. */
const countOf = async (page: Page, name: string) =>
  Number((await row(page, name).getByRole('cell').nth(1).innerText()).replaceAll(',', ''));

async function openTag(page: Page, name: string) {
  await page.goto('/locations/tags');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
}

async function createTag(page: Page, name: string) {
  await page.goto('/locations/tags');
  await page.getByRole('button', { name: 'New tag' }).click();
  await nameField(page).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** From a tag's screen: those on the first page of what it could get, or every one. */
async function addLocations(page: Page, count: number, { all = false } = {}) {
  await page.getByRole('link', { name: 'Add locations' }).click();
  await page.getByLabel('Select all on this page').check();
  if (all) await page.getByRole('button', { name: `Select all ${count}` }).click();
  await expect(page.getByText(`${count} selected`)).toBeVisible();
  await page.getByRole('button', { name: `Add ${count} locations` }).click();
  await expect(page.getByText(`1–10 of ${count}`)).toBeVisible();
}

test(
  'the list of locations leads to the tags, and a tag back to its locations',
  { tag: ['@TAG-1', '@LOC-3'] },
  async ({ page }) => {
    await page.goto('/locations');
    await page.getByRole('main').getByRole('link', { name: 'Tags' }).click();
    await expect(page).toHaveURL('/locations/tags');
    await expect(page.getByRole('link', { name: 'Locations' }).first()).toHaveAttribute(
      'aria-current',
      'page',
    );
    const count = await countOf(page, 'Client A');
    expect(count).toBeGreaterThan(0);

    await test.step('Back asks before it takes along what is typed in a dialog', async () => {
      await page.getByRole('button', { name: 'New tag' }).click();
      await nameField(page).fill('Half a na');
      await page.evaluate(() => history.back());
      const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toHaveCount(0);
      await expect(nameField(page)).toHaveValue('Half a na');
      await expect(page).toHaveURL('/locations/tags');
      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(page).toHaveURL('/locations');
      await expect(nameField(page)).toHaveCount(0);
      await page.goForward();
    });
    await row(page, 'Client A').getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/locations\?tags/);
    await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
  },
);

test(
  'a new tag is made, filled over pages and searches, and shown ten at a time',
  { tag: ['@TAG-1', '@TAG-2'] },
  async ({ page }) => {
    await createTag(page, 'Autumn window');
    await expect(page.getByText('No location has this tag yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Add locations' }).click();
    await expect(page).toHaveURL(/\/add-locations$/);
    await expect(page.getByText('1–50 of 120')).toBeVisible();

    await page.getByRole('button', { name: 'Add locations' }).click();
    await expect(page.getByRole('alert')).toHaveText('Select at least one location.');

    const boxes = page.getByRole('table').getByRole('checkbox');
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

    // Those that are in are not offered again.
    await page.getByRole('link', { name: 'Add locations' }).click();
    await expect(page.getByText('1–50 of 68')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Tags' }).click();
    await expect.poll(() => countOf(page, 'Autumn window')).toBe(52);
  },
);

test(
  'everything that matches is chosen in one go, and the addition taken back',
  { tag: ['@TAG-1', '@TAG-2'] },
  async ({ page }) => {
    await createTag(page, 'Everything');
    await addLocations(page, 120, { all: true });
    await page.getByRole('link', { name: 'Add locations' }).click();
    await expect(page.getByText('All of your locations have this tag.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the tag' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No location has this tag yet.')).toBeVisible();
  },
);

test(
  'one is removed by key and put back, and the focus stays in the list',
  { tag: ['@TAG-1', '@TAG-2'] },
  async ({ page }) => {
    await openTag(page, 'Client A');
    const removals = page.getByRole('button', { name: /^Remove .* from Client A$/ });
    await expect(removals).toHaveCount(10);
    const before = await page.getByRole('table').getByRole('link').allInnerTexts();
    await removals.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 location removed from “Client A”')).toBeVisible();
    await expect(page.getByRole('link', { name: before[0] ?? '', exact: true })).toHaveCount(0);
    await expect(removals.first()).toBeFocused();
    await expect(removals).toHaveCount(10);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('table').getByRole('link')).toHaveText(before);
  },
);

test(
  'all that a search finds are removed in one go',
  { tag: ['@TAG-1', '@TAG-2'] },
  async ({ page }) => {
    await createTag(page, 'Everything');
    await addLocations(page, 120, { all: true });

    await page.getByRole('searchbox').fill('street');
    await expect(page).toHaveURL(/filter=street/);
    await expect(page.getByText('1–10 of 120')).toHaveCount(0);
    await page.getByLabel('Select all on this page').check();
    const all = page.getByRole('button', { name: /^Select all \d+ matching$/ });
    const found = Number((await all.innerText()).match(/\d+/)?.[0]);
    expect(found).toBeGreaterThan(10);
    await all.click();
    await page.getByRole('button', { name: `Remove ${found} locations` }).click();
    await expect(page.getByText('No locations with this tag match your search.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(page.getByText(`1–10 of ${120 - found}`)).toBeVisible();
  },
);

test('a tag is renamed from the list, with keys alone', { tag: '@TAG-1' }, async ({ page }) => {
  await page.goto('/locations/tags');
  const count = await countOf(page, 'Client A');
  const actions = page.getByRole('button', { name: 'Actions for Client A' });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type('Client A & Sons');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Client A & Sons' })).toBeFocused();
  await page.reload();
  expect(await countOf(page, 'Client A & Sons')).toBe(count);
});

test.describe('a name that is taken', () => {
  test.use({ expectedErrors: /status of 422/ });
  test(
    'is refused at the field, and the two tags can be merged',
    { tag: ['@TAG-1', '@TAG-2'] },
    async ({ page }) => {
      await createTag(page, 'Cleint A');
      await addLocations(page, 50);

      await page.getByRole('button', { name: 'Rename' }).click();
      await nameField(page).fill(' CLIENT A');
      await page.keyboard.press('Enter');
      await expect(page.getByText('A tag called “Client A” already exists.')).toBeVisible();
      await expect(nameField(page)).toHaveValue(' CLIENT A');
      await expect(nameField(page)).toBeFocused();

      await page.getByRole('button', { name: 'Merge into “Client A”…' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(
        '50 locations of “Cleint A” get the tag “Client A”, and “Cleint A” is deleted. This cannot be undone.',
      );
      await question.getByRole('button', { name: 'Merge tags' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Client A' })).toBeVisible();
      await expect(page.getByText('“Cleint A” is merged into “Client A”')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Tags' }).click();
      await expect(page.getByRole('link', { name: 'Cleint A', exact: true })).toHaveCount(0);
      expect(await countOf(page, 'Client A')).toBeGreaterThanOrEqual(50);
    },
  );
});

test('a tag is deleted once it was said what that means', { tag: '@TAG-1' }, async ({ page }) => {
  await openTag(page, 'Client A');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete “Client A”?' });
  await expect(question).toContainText(/\d+ locations lose this tag and are otherwise left/);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete tag' }).click();
  await expect(page).toHaveURL('/locations/tags');
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Client A', exact: true })).toHaveCount(0);
});

test('a search finds no tag, and makes one', { tag: '@TAG-1' }, async ({ page }) => {
  await page.goto('/locations/tags');
  await page.getByRole('searchbox', { name: 'Search tags' }).fill('Riverside');
  await expect(page).toHaveURL(/filter=Riverside/);
  await page.getByRole('button', { name: 'New tag “Riverside”' }).click();
  await expect(nameField(page)).toHaveValue('Riverside');
  await page.getByRole('button', { name: 'Create tag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside' })).toBeFocused();
});

test.describe('who has no tags', () => {
  test.use({ persona: 'new', locations: undefined });

  test('is told what they are for', { tag: '@TAG-1' }, async ({ page }) => {
    await page.goto('/locations/tags');
    await expect(page.getByText(/^Tags group locations/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'New tag' })).toHaveCount(1);
  });
});

test.describe('what fails', () => {
  test.use({ expectedErrors: /status of (500|404)|^\[(load|write)\]/ });

  test(
    'a refused removal brings the rows back, with the reason',
    { tag: ['@TAG-1', '@ERR-4'] },
    async ({ page, twin }) => {
      await openTag(page, 'Client A');
      const names = await page.getByRole('table').getByRole('link').allInnerTexts();
      await twin.arm({ endpoint: 'tags.removeLocations', status: 500, times: 1, hold: true });
      await page.getByRole('button', { name: `Remove ${names[1]} from Client A` }).click();
      await expect(page.getByRole('link', { name: names[1] ?? '', exact: true })).toHaveCount(0);
      await twin.release();
      await expect(page.getByRole('table').getByRole('link')).toHaveText(names);
      await expect(page.getByRole('alert')).toContainText(
        '1 location could not be removed. The platform had a problem.',
      );
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('1 location removed from “Client A”')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test(
    'a refused name comes back to its field, and the old one to the page',
    { tag: ['@TAG-1', '@ERR-4'] },
    async ({ page, twin }) => {
      await openTag(page, 'Client A');
      await twin.arm({ endpoint: 'tags.rename', status: 500, times: 1, hold: true });
      await page.getByRole('button', { name: 'Rename' }).click();
      await nameField(page).fill('Client Z');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^Client Z/);
      await twin.release();
      await expect(page.getByRole('alert')).toContainText('The platform had a problem.');
      await expect(page).toHaveTitle(/^Client A/);
      await expect(nameField(page)).toHaveValue('Client Z');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Client Z' })).toBeVisible();
    },
  );

  test('an addition that fails keeps the choice', { tag: '@TAG-2' }, async ({ page, twin }) => {
    await createTag(page, 'Autumn window');
    await page.getByRole('link', { name: 'Add locations' }).click();
    await page.getByLabel('Select all on this page').check();
    await twin.arm({ endpoint: 'tags.addLocations', status: 500, times: 1 });
    await page.getByRole('button', { name: 'Add 50 locations' }).click();
    await expect(page.getByText('50 locations could not be added.')).toBeVisible();
    await page.getByRole('button', { name: 'Add 50 locations' }).click();
    await expect(page.getByText('1–10 of 50')).toBeVisible();
  });

  test('a list that fails says so in its place', { tag: '@ERR-1' }, async ({ page, twin }) => {
    await twin.arm({ endpoint: 'tags.list', status: 500, times: 3 });
    await page.goto('/locations/tags');
    await expect(page.getByText('Your tags could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Client A', exact: true })).toBeVisible();

    await twin.arm({ endpoint: 'tags.locations', status: 500, times: 3 });
    await page.getByRole('link', { name: 'Client A', exact: true }).click();
    await expect(page.getByText('The locations of this tag could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^1–10 of/)).toBeVisible();
  });

  test(
    'a tag that is not there, and somebody else’s, are not found',
    { tag: ['@PERM-1', '@SHELL-14'] },
    async ({ page, browser }) => {
      await openTag(page, 'Client A');
      const address = page.url();
      const stranger = await browser.newContext();
      await stranger.request.post('/__mock/accounts', { data: { persona: 'basic' } });
      const other = await stranger.newPage();
      await other.goto(address);
      await expect(other.getByText('There is no tag at this address.')).toBeVisible();
      await stranger.close();

      await page.goto('/locations/tags/client-a');
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await page.goto('/locations/tags/987654/add-locations');
      await expect(page.getByText('There is no tag at this address.')).toBeVisible();
    },
  );
});

test('a page past the end leads to the last one', { tag: '@TAG-1' }, async ({ page }) => {
  await openTag(page, 'Client A');
  await page.goto(`${page.url()}?page=99`);
  await expect(page).not.toHaveURL(/page=99/);
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1);
});
