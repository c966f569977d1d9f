import { allEndpoints } from '@placekeeper/contracts/api';
import { to } from '@placekeeper/web/paths';
import { box } from '../../fixtures/bulk-edit.ts';
import { managedLocations } from '../../fixtures/some-location.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../fixtures/visit.ts';

test.use({ persona: 'agency', locations: 12, platform: 'specified' });

/** The specified calls, and the request for the list of extensions. */
const known = allEndpoints
  .filter(({ id, definition }) => definition.origin !== 'ours' || id === 'capabilities.list')
  .map(({ definition: { method, path } }) => ({
    method,
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

test(
  'the map’s selection, a bulk edit, the planner, a rule and the history send specified requests only',
  { tag: ['@LOC-7', '@LOC-8', '@BULK-1', '@BULK-2', '@LSET-1', '@DET-3'] },
  async ({ page, twin, baseURL }) => {
    const unknown: string[] = [];
    const used = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const isOurs = origin === baseURL;
      if (isOurs && !pathname.startsWith('/api')) return;
      const call = known.find(
        ({ method, path }) => isOurs && method === request.method() && path.test(pathname),
      );
      if (call) used.add(`${call.method} ${call.path.source}`);
      else unknown.push(`${request.method()} ${request.url()}`);
    });
    const selected = page.getByRole('region', { name: 'Selected locations' });
    const dialog = page.getByRole('dialog');
    const completed = page.getByText('Completed', { exact: true });

    await test.step('selects an area of the map, and tags its locations', async () => {
      await page.goto(to('locationManager', {}, { view: 'map' }));
      await page.getByRole('button', { name: 'Select area' }).click();
      const map = await page.getByRole('application').boundingBox();
      if (!map) throw new Error('The map is not visible.');
      const { x, y, width, height } = map;
      await page.mouse.move(x + 4, y + 4);
      await page.mouse.down();
      for (const [right, down] of [
        [width - 4, 4],
        [width - 4, height - 4],
        [4, height - 4],
      ] as const)
        await page.mouse.move(x + right, y + down, { steps: 3 });
      await page.mouse.up();
      await expect(selected).toContainText(/\d+ selected/);
      await selected.getByRole('button', { name: 'Add tags' }).click();
      await expect(dialog).not.toContainText('on this page');
      await box(page, 'Client A').check();
      await dialog.getByRole('button', { name: 'Add 1 tag' }).click();
      await expect(page.getByText(/^“Client A” added to \d+ locations/)).toBeVisible();
    });

    await test.step('edits them, and reloads the page of the bulk edit', async () => {
      await selected.getByRole('link', { name: 'Bulk edit' }).click();
      await box(page, 'Label').check();
      await page.getByRole('textbox', { name: 'New Label' }).fill('Autumn');
      await page.getByRole('button', { name: 'Preview changes' }).click();
      await page.getByRole('button', { name: /^Apply to \d+ locations$/ }).click();
      await expect(completed).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Label' })).toBeVisible();
      await expect(completed).toBeVisible();
    });

    await test.step('plans a holiday', async () => {
      await visit(page, to('bulk-edit.holidays', {}, { days: '2030-10-31' }));
      await page.getByRole('radio', { name: 'Closed' }).check();
      await page
        .getByRole('button', { name: /^Set at \d+ locations? on / })
        .last()
        .press('Enter');
      await page.getByRole('button', { name: 'Preview changes' }).click();
      await page.getByRole('button', { name: /^Apply to \d+ locations$/ }).click();
      await expect(completed).toBeVisible();
    });

    await test.step('tries a rule and adds it', async () => {
      await visit(page, to('gbp.updates.rules'));
      await page.getByRole('button', { name: 'Add rule' }).click();
      await box(page, 'Business hours').check();
      await dialog.getByRole('radio', { name: 'All locations' }).check();
      await dialog.getByRole('button', { name: 'Check the last 90 days' }).click();
      await expect(dialog).toContainText(/This rule would have rejected (no|\d+) changes?/);
      await dialog.getByRole('button', { name: /^Add rule at/ }).click();
      await expect(page.getByRole('table')).toContainText('Business hours');
    });

    await test.step('opens the history of a location', async () => {
      const [location] = await managedLocations(twin);
      if (!location) throw new Error('The agency manages no location.');
      await visit(page, to('location', { location: location.id }));
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Change history' }).click();
      await expect(dialog.getByRole('listitem').first()).toContainText('changed by');
    });

    expect(unknown).toEqual([]);
    expect([...used].filter((call) => call.startsWith('P')).length).toBeGreaterThan(3);
  },
);
