import { locations } from '@placekeeper/contracts/endpoints/locations';
import { services } from '@placekeeper/contracts/endpoints/services';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import type { Page, Request } from '@playwright/test';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

/** The first one that lists services of both kinds, has several categories, and could list more. */
async function someWithServices(twin: Twin): Promise<SentLocation> {
  for (const location of await managedLocations(twin)) {
    const { structured_services: structured, free_form_services: own, label } = location;
    if (structured.length < 2 || own.length === 0 || label?.includes('ervices')) continue;
    if (location.additional_categories.length < 2) continue;
    const params = { id: location.id };
    const { suggestions } = await twin.call(services.listSuggestions, { params });
    const categories = new Set(suggestions.flatMap((one) => one.categories.map(({ id }) => id)));
    if (suggestions.length >= 4 && categories.size > 1) return location;
  }
  throw new Error('No location has enough services.');
}

async function labelled(twin: Twin, label: string): Promise<SentLocation> {
  for (const number of [1, 2, 3]) {
    const { data } = await twin.call(locations.list, { query: { page: { number } } });
    const found = data.find((location) => location.label === label);
    if (found) return found;
  }
  throw new Error(`No location is labelled ${label}.`);
}

const open = async (page: Page, { id }: Pick<SentLocation, 'id'>) => {
  await page.goto(`/location/${id}/services`);
  await expect(page.getByRole('searchbox')).toBeVisible();
};

const sectionOf = (page: Page, name: string | undefined) =>
  page.getByRole('region', { name: name ?? '', exact: true });
const panel = (page: Page) => sectionOf(page, 'Suggested by Google');
const row = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Remove ${name}`, exact: true }) });
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name}`, exact: true });
const suggestion = (page: Page, what: 'Add' | 'Added' | 'Dismiss' | 'Restore', name: string) =>
  panel(page).getByRole('button', { name: `${what} ${name}`, exact: true });

const isCall = (method: string, end: string) => (request: Request) =>
  request.method() === method && new URL(request.url()).pathname.endsWith(end);

test.describe('what is on the list', () => {
  test.use({ expectedErrors: /status of 422/ });

  test(
    'is shown by category, added in own words, and removed',
    { tag: ['@SVC-1', '@SVC-2', '@SVC-3'] },
    async ({ page, twin }) => {
      const location = await someWithServices(twin);
      const view = await twin.call(services.list, { params: { id: location.id } });
      const primary = sectionOf(page, location.primary_category?.display_name);
      const [structured] = location.structured_services;
      const [own] = location.free_form_services;
      if (!structured || !own) throw new Error('It has both kinds.');
      await open(page, location);

      await test.step('the primary category comes first, each with its services', async () => {
        await expect(page.locator('main h2').first()).toHaveText(
          location.primary_category?.display_name ?? '',
        );
        for (const { category, services: listed } of view.additional_categories)
          await expect(
            sectionOf(page, category.display_name).getByRole('button', { name: /^Remove / }),
          ).toHaveCount(listed.length);
        await expect(row(page, own.display_name)).toContainText('Own words');
        await expect(row(page, structured.display_name)).not.toContainText('Own words');
      });

      await test.step('a name that Google would not take is told at its box', async () => {
        await primary.getByRole('button', { name: /^Add a service/ }).click();
        const box = primary.getByRole('textbox');
        await expect(box).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(box).toHaveAccessibleDescription(/Enter the name of the service/);
        await box.fill('x'.repeat(141));
        await page.keyboard.press('Enter');
        await expect(box).toHaveAccessibleDescription(/can have 140 characters; this one has 141/);
        await box.fill(` ${own.display_name.toUpperCase()}`);
        await page.keyboard.press('Enter');
        await expect(box).toHaveAccessibleDescription(/already has a service of this name/);
      });

      await test.step('another is added, and the next can be typed at once', async () => {
        const box = primary.getByRole('textbox');
        const sent = page.waitForRequest(isCall('POST', '/services/add-free-form'));
        await box.fill(' Gift wrapping by hand ');
        await page.keyboard.press('Enter');
        expect((await sent).postDataJSON()).toEqual({
          category_id: location.primary_category?.id,
          display_name: 'Gift wrapping by hand',
        });
        await expect(row(page, 'Gift wrapping by hand')).toBeVisible();
        await expect(page.getByText(/^Being published/)).toBeVisible();
        await expect(box).toBeFocused();
        await expect(box).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(primary.getByRole('button', { name: /^Add a service/ })).toBeFocused();
      });

      await test.step('one of Google’s types says that it leaves, and is suggested again', async () => {
        await twin.arm({ endpoint: 'services.removeStructured', hold: true });
        const sent = page.waitForRequest(isCall('DELETE', '/services/structured-service'));
        await remove(page, structured.display_name).press('Enter');
        expect((await sent).postDataJSON()).toEqual({
          service_type_id: structured.service_type_id,
        });
        await expect(row(page, structured.display_name)).toContainText('Removing…');
        await twin.disarm();
        await twin.release();
        await expect(row(page, structured.display_name)).toHaveCount(0);
        await page.getByRole('searchbox').fill(structured.display_name);
        await expect(suggestion(page, 'Add', structured.display_name)).toBeVisible();
        await page.getByRole('searchbox').fill('');
      });

      await test.step('one in own words can be taken back', async () => {
        const sent = page.waitForRequest(isCall('DELETE', '/services/free-form-service'));
        await remove(page, own.display_name).press('Enter');
        expect((await sent).postDataJSON()).toEqual({
          category_id: own.category_id,
          display_name: own.display_name,
        });
        await expect(row(page, own.display_name)).toHaveCount(0);
        // The focus was in the row that is gone.
        await expect(page.locator('main section button:focus')).toHaveCount(1);
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(row(page, own.display_name)).toBeVisible();
      });
    },
  );
});

test(
  'a list that is sent to Google says so, also where no events come',
  { tag: ['@SVC-3', '@DET-3', '@RT-2'] },
  async ({ page, twin }) => {
    const location = await someWithServices(twin);
    await twin.arm({ endpoint: 'session.authorizeChannel', hold: true });
    await open(page, location);
    const primary = sectionOf(page, location.primary_category?.display_name);
    await primary.getByRole('button', { name: /^Add a service/ }).click();
    const box = primary.getByRole('textbox');
    await box.fill('Gift wrapping by hand');
    // Added once, however often it is pressed.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Being published/)).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(box).not.toHaveAccessibleDescription(/already has/);
  },
);

test.describe('what is suggested', () => {
  test.use({ expectedErrors: /status of 500|^\[write\]/ });

  test(
    'is found, added, dismissed and restored, and comes back when that fails',
    { tag: ['@SVC-4', '@SVC-6'] },
    async ({ page, twin }) => {
      const location = await someWithServices(twin);
      const { suggestions } = await twin.call(services.listSuggestions, {
        params: { id: location.id },
      });
      const [first, second, third] = suggestions.map(({ display_name: name }) => name);
      if (!first || !second || !third) throw new Error('There are at least four.');
      await open(page, location);

      await test.step('a failed one is loaded again and can be added still', async () => {
        await twin.arm({ endpoint: 'services.addSuggestion', status: 500, times: 1 });
        const reloaded = page.waitForResponse((answer) =>
          isCall('GET', '/suggested-services')(answer.request()),
        );
        await suggestion(page, 'Add', first).click();
        await reloaded;
        await expect(panel(page).getByRole('alert')).toContainText('Not added.');
        await suggestion(page, 'Add', first).click();
        await expect(suggestion(page, 'Added', first)).toBeFocused();
        await expect(row(page, first)).toBeVisible();
        await expect(panel(page).getByRole('alert')).toHaveCount(0);
      });

      await test.step('a decision shows before it is answered', async () => {
        await twin.arm({ endpoint: 'services.dismissSuggestion', hold: true });
        await suggestion(page, 'Dismiss', second).press('Enter');
        await expect(suggestion(page, 'Dismiss', second)).toHaveCount(0);
        await expect(panel(page).locator('button:focus')).toHaveCount(1);
        await twin.disarm();
        await twin.release();
        await panel(page).getByRole('button', { name: 'Dismissed (1)' }).click();
        await suggestion(page, 'Restore', second).click();
        await expect(suggestion(page, 'Dismiss', second)).toBeVisible();
      });

      await test.step('a refused one comes back to its place and says why', async () => {
        await twin.arm({ endpoint: 'services.dismissSuggestion', status: 500, times: 1 });
        await suggestion(page, 'Dismiss', third).click();
        await expect(panel(page).getByRole('alert')).toContainText('Not dismissed.');
        await expect(suggestion(page, 'Dismiss', third)).toBeVisible();
      });

      await test.step('by a text and by categories, in the address', async () => {
        const last = suggestions.at(-1);
        const name = last?.categories[0]?.display_name ?? '';
        await page.getByRole('button', { name: 'Category' }).click();
        await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
        await page.keyboard.press('Escape');
        await page.getByRole('searchbox').fill(last?.display_name ?? '');
        await expect(page).toHaveURL(/filter=/);
        await expect(page).toHaveURL(/categories/);
        await page.reload();
        await expect(suggestion(page, 'Add', last?.display_name ?? '')).toBeVisible();
        await page.getByRole('searchbox').fill('xylophone');
        await expect(panel(page)).toContainText('No suggestion matches.');
        await page.getByRole('button', { name: 'Clear filters' }).click();
        await expect(suggestion(page, 'Dismiss', third)).toBeVisible();
      });
    },
  );
});

test(
  'nothing is suggested until the profile is managed',
  { tag: '@SVC-5' },
  async ({ page, twin }) => {
    const { data } = await twin.call(locations.list, {
      query: { gbp_management_status: 'disabled' },
    });
    const location = data.find(({ structured_services: listed }) => listed.length > 0);
    if (!location) throw new Error('Every location with services is managed.');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isCall('GET', '/suggested-services')(request)) asked.push(request.url());
    });
    await open(page, location);
    await expect(panel(page)).toContainText('Turn on “Managed” at the top of this page');
    await expect(page.getByRole('button', { name: /^Remove / })).not.toHaveCount(0);
    expect(asked).toEqual([]);
    await page.getByRole('switch', { name: 'Managed' }).click();
    await expect(panel(page).getByRole('button', { name: /^Add / })).not.toHaveCount(0);
  },
);

test.describe('a list in trouble', () => {
  test.use({ expectedErrors: /status of (409|500)|^\[load\]/ });

  test(
    'that Google keeps closed can be opened, and what stands twice goes',
    { tag: '@SVC-7' },
    async ({ page, twin }) => {
      await test.step('closed', async () => {
        await open(page, await labelled(twin, 'Services closed'));
        const button = panel(page).getByRole('button', { name: /^Add / }).first();
        await button.click();
        await panel(page).getByRole('button', { name: 'Try to enable services again' }).click();
        await expect(page.getByText('Google lets the services be changed')).toBeVisible();
        await expect(panel(page).getByRole('alert')).toHaveCount(0);
        await button.click();
        await expect(panel(page).getByRole('button', { name: /^Added / })).toBeVisible();
      });

      await test.step('twice', async () => {
        await open(page, await labelled(twin, 'Duplicate services'));
        await page.getByRole('button', { name: 'Remove duplicates' }).click();
        await expect(page.getByText('Every service is listed once')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Remove duplicates' })).toHaveCount(0);
        await page.getByRole('button', { name: 'Service actions' }).click();
        await expect(
          page.getByRole('menuitem', { name: 'Try to enable services again' }),
        ).toBeVisible();
      });
    },
  );

  test(
    'that cannot be loaded says so; one that nobody waits for says nothing',
    { tag: ['@SVC-7', '@ERR-1', '@ERR-3'] },
    async ({ page, twin }) => {
      const { id } = await someWithServices(twin);
      await twin.arm({ endpoint: 'services.list', status: 500, times: 3 });
      await page.goto(`/location/${id}/services`);
      await expect(
        page.getByText('The services of this location could not be loaded.'),
      ).toBeVisible();
      await twin.arm({ endpoint: 'services.*', hold: true });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('link', { name: 'Info' }).click();
      await expect(page.getByRole('form', { name: 'Profile information' })).toBeVisible();
      await twin.disarm();
      await twin.release();
      await page.getByRole('link', { name: 'Services' }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
});
