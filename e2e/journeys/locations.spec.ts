import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({ persona: 'agency', locations: 120 });

test('the state of the list is its address', { tag: ['@LOC-1', '@LOC-2'] }, async ({ page }) => {
  await page.goto('/locations');
  await expect(page.getByText('1–25 of 120')).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('26–50 of 120')).toBeVisible();

  await page.getByRole('searchbox').fill('street');
  await expect(page).toHaveURL('/locations?filter=street');
  await expect(page.getByText('1–25 of 120')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('26–50 of 120')).toBeVisible();
});

test('what was typed does not call back whoever went on', { tag: '@LOC-1' }, async ({ page }) => {
  await page.goto('/locations');
  await page.getByRole('searchbox').pressSequentially('street');
  await page.getByRole('link', { name: 'Google accounts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Google accounts' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/locations/);
  await page.goForward();
  await expect(page).toHaveURL('/google-accounts');
});

test('a page past the end leads to the last one', { tag: '@LOC-2' }, async ({ page }) => {
  await page.goto('/locations?page=99');
  await expect(page.getByText('Page 5 of 5')).toBeVisible();
  await expect(page).toHaveURL('/locations?page=5');
});

test(
  'a label as long as can be leaves the name and the address readable',
  { tag: '@LOC-6' },
  async ({ page }) => {
    await page.goto('/locations');
    const row = page.getByRole('row').nth(1);
    await row.getByRole('link').click();
    await page
      .getByLabel('Label', { exact: true })
      .fill('A label that somebody pasted without a thought for the column it stands in');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    await page.goto('/locations');

    const name = await row.getByRole('link').boundingBox();
    const chip = await row.getByText('A label that somebody').boundingBox();
    const address = await row.getByRole('cell').nth(2).boundingBox();
    expect(name?.width).toBeGreaterThan(60);
    expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeLessThanOrEqual(address?.x ?? 0);
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => outsideTheirCells(page), `at ${width} px`).toEqual([]);
    }
  },
);

test(
  'however many columns are chosen, the menu of a row is in sight',
  { tag: '@LOC-7' },
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'placekeeper.location-columns',
        'store-code address status management updates tags imported',
      ),
    );
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/locations');
    const row = page.getByRole('row').nth(1);
    await expect(page.getByRole('region', { name: 'Locations' })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Actions for/ })).toBeInViewport({ ratio: 1 });
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
);

test('of many tags one is searched for', { tag: ['@LOC-1', '@SHELL-4'] }, async ({ page }) => {
  await page.goto('/locations');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
  for (const name of ['Region 1', 'Region 2', 'Region 3'])
    await expect(await page.request.post('/api/tags', { data: { name }, headers })).toBeOK();
  await page.reload();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tags…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filter by tag' });
  await dialog.getByRole('searchbox').fill('client a');
  await dialog.getByRole('checkbox', { name: 'Client A' }).check();
  await expect(dialog).toContainText('1 tag chosen.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/tags/);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();

  await test.step('and paper says so in words, without anything to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('tag Client A')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Filter' })).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Next page' })).toBeHidden();
  });
});

test('a tag that is deleted can leave the address', { tag: '@LOC-1' }, async ({ page }) => {
  await page.goto('/locations?tags[]=999999');
  await expect(page.getByText('A tag of this filter is deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter' }).click();
  await expect(page).toHaveURL('/locations');
  await expect(page.getByText('1–25 of 120')).toBeVisible();
});

test('no match offers the way back', { tag: '@LOC-1' }, async ({ page }) => {
  await page.goto('/locations?filter=zzzzzz');
  await expect(page.getByText('No locations match your search.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page.getByText('1–25 of 120')).toBeVisible();
});

test.describe('a load that fails', () => {
  test.use({ expectedErrors: /status of 500|^\[load\]/ });

  test(
    'says so in its place, and can be tried again',
    { tag: '@ERR-1' },
    async ({ page, twin }) => {
      await twin.arm({ endpoint: 'locations.list', status: 500, times: 3 });
      await page.goto('/locations');
      await expect(page.getByText('Your locations could not be loaded.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('1–25 of 120')).toBeVisible();
    },
  );
});

test(
  'what is still loading keeps the list as it was',
  { tag: '@LOC-1' },
  async ({ page, twin }) => {
    await page.goto('/locations');
    await expect(page.getByText('1–25 of 120')).toBeVisible();
    await twin.arm({ endpoint: 'locations.list', hold: true, times: 1 });
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByText('1–25 of 120')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toBeVisible();
    await twin.release();
    await expect(page.getByText('26–50 of 120')).toBeVisible();
  },
);

/** What stands over another column, or where a table that does not scroll hides it. */
const outsideTheirCells = (page: Page): Promise<readonly string[]> =>
  page.getByRole('table', { name: 'Locations' }).evaluate((table) => {
    const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    return [...table.querySelectorAll('th, td, td *')]
      .filter(
        (element) =>
          rightOf(element) > rightOf(element.closest('th, td')) + 1 ||
          rightOf(element) > rightOf(table.parentElement) + 1,
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });
