import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({ persona: 'agency', locations: 120 });

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** What a tag's line says of its locations. */
const countOf = async (page: Page, name: string) =>
  Number((await row(page, name).getByRole('cell').nth(1).innerText()).replaceAll(',', ''));

async function openTag(page: Page, name: string) {
  await page.goto('/locations/tags');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function createTag(page: Page, name: string) {
  await page.goto('/locations/tags');
  await page.getByRole('button', { name: 'New tag' }).click();
  await page.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const act = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

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
    const count = await countOf(page, 'Northgate');
    expect(count).toBeGreaterThan(0);
    await row(page, 'Northgate').getByRole('link').nth(1).click();
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
    expect(await countOf(page, 'Autumn window')).toBe(52);
  },
);

test(
  'everything that matches is chosen in one go, and the addition taken back',
  { tag: ['@TAG-1', '@TAG-2'] },
  async ({ page }) => {
    await createTag(page, 'Everything');
    await page.getByRole('link', { name: 'Add locations' }).click();
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Select all 120' }).click();
    await expect(page.getByText('120 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Add 120 locations' }).click();
    await expect(page.getByText('1–10 of 120')).toBeVisible();
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
    await openTag(page, 'Northgate');
    const removals = page.getByRole('button', { name: /^Remove .* from Northgate$/ });
    const before = await page.getByRole('table').getByRole('link').allInnerTexts();
    expect(before).toHaveLength(10);
    await removals.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 location removed from “Northgate”')).toBeVisible();
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
    await page.getByRole('link', { name: 'Add locations' }).click();
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Select all 120' }).click();
    await page.getByRole('button', { name: 'Add 120 locations' }).click();
    await expect(page.getByText('1–10 of 120')).toBeVisible();

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
  const count = await countOf(page, 'Northgate');
  const actions = page.getByRole('button', { name: 'Actions for Northgate' });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Northgate & Sons');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Northgate & Sons' })).toBeFocused();
  await page.reload();
  expect(await countOf(page, 'Northgate & Sons')).toBe(count);
});

test(
  'a name that is taken is refused at the field, and the two can be merged',
  { tag: ['@TAG-1', '@TAG-2'] },
  async ({ page }) => {
    await createTag(page, 'Norhtgate');
    await page.getByRole('link', { name: 'Add locations' }).click();
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Add 50 locations' }).click();
    await expect(page.getByText('1–10 of 50')).toBeVisible();

    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name').fill(' NORTHGATE');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A tag called “Northgate” already exists.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue(' NORTHGATE');
    await expect(page.getByLabel('Name')).toBeFocused();

    await page.getByRole('button', { name: 'Merge into “Northgate”…' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      '50 locations of “Norhtgate” get the tag “Northgate”, and “Norhtgate” is deleted. This cannot be undone.',
    );
    await question.getByRole('button', { name: 'Merge tags' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Northgate' })).toBeVisible();
    await expect(page.getByText('“Norhtgate” is merged into “Northgate”')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Tags' }).click();
    await expect(page.getByRole('link', { name: 'Norhtgate', exact: true })).toHaveCount(0);
    expect(await countOf(page, 'Northgate')).toBeGreaterThanOrEqual(50);
  },
);

test('a tag is deleted once it was said what that means', { tag: '@TAG-1' }, async ({ page }) => {
  await openTag(page, 'Northgate');
  const address = page.url();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete “Northgate”?' });
  await expect(question).toContainText(/\d+ locations lose this tag and are otherwise left/);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete tag' }).click();
  await expect(page).toHaveURL('/locations/tags');
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Northgate', exact: true })).toHaveCount(0);
  expect(address).toMatch(/\d+$/);
});

test('a search finds no tag, and makes one', { tag: '@TAG-1' }, async ({ page }) => {
  await page.goto('/locations/tags');
  await page.getByRole('searchbox', { name: 'Search tags' }).fill('Riverside');
  await expect(page).toHaveURL(/filter=Riverside/);
  await page.getByRole('button', { name: 'New tag “Riverside”' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Riverside');
  await page.getByRole('button', { name: 'Create tag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside' })).toBeFocused();
});

test.describe('who has no tags', () => {
  test.use({ persona: 'basic' });

  test('is told what they are for', { tag: '@TAG-1' }, async ({ page }) => {
    await page.goto('/locations/tags');
    for (const actions of await page.getByRole('button', { name: /^Actions for/ }).all()) {
      await actions.click();
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      await page.getByRole('button', { name: 'Delete tag' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    await expect(page.getByText(/^Tags group locations/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'New tag' })).toHaveCount(1);
  });
});

test.describe('what fails', () => {
  test.use({ expectedErrors: /status of (500|404|422)|^\[(load|write)\]/ });

  test(
    'a refused removal brings the rows back, with the reason',
    { tag: ['@TAG-1', '@ERR-4'] },
    async ({ page, twin }) => {
      await openTag(page, 'Northgate');
      const names = await page.getByRole('table').getByRole('link').allInnerTexts();
      await twin.arm({ endpoint: 'tags.removeLocations', status: 500, times: 1, hold: true });
      await page.getByRole('button', { name: `Remove ${names[1]} from Northgate` }).click();
      await expect(page.getByRole('link', { name: names[1] ?? '', exact: true })).toHaveCount(0);
      await twin.release();
      await expect(page.getByRole('table').getByRole('link')).toHaveText(names);
      await expect(page.getByRole('alert')).toContainText(
        '1 location could not be removed. The platform had a problem.',
      );
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('1 location removed from “Northgate”')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test(
    'a refused name comes back to its field, and the old one to the page',
    { tag: ['@TAG-1', '@ERR-4'] },
    async ({ page, twin }) => {
      await openTag(page, 'Northgate');
      await twin.arm({ endpoint: 'tags.rename', status: 500, times: 1, hold: true });
      await page.getByRole('button', { name: 'Rename' }).click();
      await page.getByLabel('Name').fill('Southgate');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^Southgate/);
      await twin.release();
      await expect(page.getByRole('alert')).toContainText('The platform had a problem.');
      await expect(page).toHaveTitle(/^Northgate/);
      await expect(page.getByLabel('Name')).toHaveValue('Southgate');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Southgate' })).toBeVisible();
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
    await expect(page.getByRole('link', { name: 'Northgate', exact: true })).toBeVisible();

    await twin.arm({ endpoint: 'tags.locations', status: 500, times: 3 });
    await page.getByRole('link', { name: 'Northgate', exact: true }).click();
    await expect(page.getByText('The locations of this tag could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^1–10 of/)).toBeVisible();
  });

  test(
    'a tag that is not there, and somebody else’s, are not found',
    { tag: ['@PERM-1', '@SHELL-14'] },
    async ({ page, browser }) => {
      await openTag(page, 'Northgate');
      const address = page.url();
      const stranger = await browser.newContext();
      await stranger.request.post('/__mock/accounts', { data: { persona: 'basic' } });
      const other = await stranger.newPage();
      await other.goto(address);
      await expect(other.getByText('There is no tag at this address.')).toBeVisible();
      await stranger.close();

      await page.goto('/locations/tags/northgate');
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await page.goto('/locations/tags/987654/add-locations');
      await expect(page.getByText('There is no tag at this address.')).toBeVisible();
    },
  );
});

test('a page past the end leads to the last one', { tag: '@TAG-1' }, async ({ page }) => {
  await openTag(page, 'Northgate');
  await page.goto(`${page.url()}?page=99`);
  await expect(page).not.toHaveURL(/page=99/);
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1);
});
