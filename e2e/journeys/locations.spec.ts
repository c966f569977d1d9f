import { tags } from '@placekeeper/contracts/endpoints/tags';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.use({ persona: 'agency', locations: 120 });

const shows = (page: Page, rows: string) => expect(page.getByText(rows)).toBeVisible();

test.describe('the list', () => {
  test.use({ expectedErrors: /status of 500|^\[load\]/ });

  test(
    'keeps its page, its search and its filters in the address',
    { tag: ['@LOC-1', '@LOC-2', '@ERR-1', '@SHELL-4'] },
    async ({ page, twin }) => {
      const search = page.getByRole('searchbox');
      const filter = page.getByRole('button', { name: 'Filter', exact: true });
      await page.request.get('/sanctum/csrf-cookie');
      for (const name of ['Region 1', 'Region 2', 'Region 3'])
        await twin.call(tags.create, { body: { name } });

      await test.step('a page past the end fails to load, and a retry shows the last page', async () => {
        await twin.arm({ endpoint: 'locations.list', status: 500, times: 3 });
        await page.goto('/locations?page=99');
        await shows(page, 'Couldn’t load your locations.');
        await page.getByRole('button', { name: 'Try again' }).click();
        await shows(page, 'Page 5 of 5');
        await expect(page).toHaveURL('/locations?page=5');
      });

      await test.step('the rows stay while another page loads', async () => {
        await twin.arm({ endpoint: 'locations.list', hold: true, times: 1 });
        await page.getByRole('link', { name: 'Previous page' }).click();
        await shows(page, '101–120 of 120');
        await expect(page.locator('[aria-busy=true]')).toBeVisible();
        await twin.release();
        await shows(page, '76–100 of 120');
        await expect(page).toHaveURL('/locations?page=4');
      });

      await test.step('a search starts at the first page, and Back returns to the previous page', async () => {
        await search.fill('street');
        await expect(page).toHaveURL('/locations?filter=street');
        await expect(page.getByText(/of 120$/)).toHaveCount(0);
        await page.goBack();
        await shows(page, '76–100 of 120');
      });

      await test.step('a search without results offers to clear it', async () => {
        await search.fill('zzzzzz');
        await shows(page, 'No locations match “zzzzzz”.');
        await page.getByRole('link', { name: 'Clear search and filters' }).click();
        await shows(page, '1–25 of 120');
      });

      await test.step('a user who leaves while typing does not return to the list', async () => {
        await search.pressSequentially('street');
        await page.getByRole('link', { name: 'Google accounts' }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: 'Google accounts' }),
        ).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(/\/locations/);
        await page.goForward();
        await expect(page).toHaveURL('/google-accounts');
      });

      await test.step('a filter by a deleted tag can be removed', async () => {
        await visit(page, '/locations?tags[]=999999');
        await shows(page, 'This filter uses a deleted tag');
        await page.getByRole('button', { name: 'Remove filter' }).click();
        await expect(page).toHaveURL('/locations');
        await shows(page, '1–25 of 120');
      });

      await test.step('a search finds a tag among many, and the tag filters the list', async () => {
        await filter.click();
        await page.getByRole('menuitem', { name: 'Tags…' }).press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Filter by tag' });
        await dialog.getByRole('searchbox').fill('client a');
        await dialog.getByRole('checkbox', { name: 'Client A' }).check();
        await expect(dialog).toContainText('1 tag selected.');
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(/tags/);
        await expect(filter).toBeFocused();
      });

      await test.step('the printed list shows the filter as text, and no controls', async () => {
        await page.emulateMedia({ media: 'print' });
        await shows(page, 'tag Client A');
        await expect(page.getByRole('main').getByRole('button', { name: 'Filter' })).toBeHidden();
        await expect(search).toBeHidden();
        await expect(page.getByRole('link', { name: 'Next page' })).toBeHidden();
      });
    },
  );
});

test(
  'columns fit the window, keys move between rows, and the display settings are remembered',
  { tag: ['@LOC-6', '@LOC-7', '@SHELL-4', '@CONST-1'] },
  async ({ page, twin }) => {
    const row = (index: number) => page.locator('tr[data-row]').nth(index);
    const view = page.getByRole('button', { name: 'Display' });
    const column = (name: string) => page.getByRole('menuitemcheckbox', { name });
    const bar = page.getByRole('region', { name: 'Selected locations' });
    const label = 'A label that somebody pasted without a thought for the column it stands in';

    await test.step('a long label leaves the name and the address readable', async () => {
      await page.request.get('/sanctum/csrf-cookie');
      const { data } = await twin.call(locations.list, {});
      for (const { id } of data.slice(0, 1))
        await twin.call(locations.update, { params: { id }, body: { label } });
      await page.goto('/locations');
      const name = await row(0).getByRole('link').first().boundingBox();
      const chip = await row(0).getByText(label).boundingBox();
      const address = await row(0).getByRole('cell').nth(3).boundingBox();
      expect(name?.width).toBeGreaterThan(60);
      expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeLessThanOrEqual(address?.x ?? 0);
      for (const width of [1280, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => outsideTheirCells(page), `at ${width} px`).toEqual([]);
      }
    });

    await test.step('keys move between rows, select them and open a location', async () => {
      await page.keyboard.press('j');
      await expect(row(0)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(row(2)).toBeFocused();
      await expect(page.getByRole('status').getByText('2 selected')).toBeAttached();
      await page.keyboard.press('x');
      await expect(bar).toContainText('1 selected');
      await page.keyboard.press('ControlOrMeta+a');
      await expect(bar).toContainText('25 selected');
      await page.keyboard.press('Escape');
      await expect(bar).toHaveCount(0);
      await expect(row(2)).toBeFocused();
      await page.keyboard.press('k');
      const name = (await row(1).getByRole('link').first().textContent()) ?? '';
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
    });

    await test.step('with all columns, the menu of a row stays in view', async () => {
      await view.click();
      for (const name of ['Status', 'Imported']) await column(name).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      const actions = row(0).getByRole('button', { name: /^Actions for/ });
      await expect(page.getByRole('columnheader', { name: 'Imported' })).toBeAttached();
      await expect(actions).toBeInViewport({ ratio: 1 });
      await actions.click();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    });

    await test.step('columns and density are remembered, and the address contains sort and page', async () => {
      await view.click();
      await column('Tags').click();
      await page.getByRole('menuitemradio', { name: 'Compact' }).click();
      await page.getByRole('menuitemradio', { name: '50 per page' }).click();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/locations?size=50');
      await shows(page, '1–50 of 120');
      await page.getByRole('button', { name: 'Store code' }).click();
      await expect(page).toHaveURL('/locations?sort=store_code&size=50');
      await page.reload();
      const header = page.getByRole('columnheader', { name: 'Store code' });
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await expect(page.getByRole('columnheader', { name: 'Tags' })).toHaveCount(0);
      expect((await row(0).boundingBox())?.height).toBeLessThan(40);
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL('/locations?sort=store_code&page=2&size=50');
    });

    await test.step('all locations are exported as a spreadsheet', async () => {
      await view.click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Export all (CSV)' }).click();
      expect((await download).suggestedFilename()).toMatch(/^locations-\d{4}-\d\d-\d\d\.csv$/);
    });
  },
);

/** Returns elements that overlap another column or that the table's edge cuts off. */
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
