import { locations } from '@placekeeper/contracts/endpoints/locations';
import { services } from '@placekeeper/contracts/endpoints/services';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import type { Page, Request } from '@playwright/test';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';
import { visit } from '../fixtures/visit.ts';

/** The first managed location with services of both kinds, several categories and enough suggestions. */
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
  await visit(page, `/location/${id}/services`);
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

test.use({ expectedErrors: /status of (409|422|500)|^\[(load|write)\]/ });

test(
  'a user adds and removes services, and adds and dismisses suggestions',
  {
    tag: ['@SVC-1', '@SVC-2', '@SVC-3', '@SVC-4', '@SVC-6', '@DET-3', '@RT-2'],
  },
  async ({ page, twin }) => {
    const location = await someWithServices(twin);
    const view = await twin.call(services.list, { params: { id: location.id } });
    const primary = sectionOf(page, location.primary_category?.display_name);
    const [structured] = location.structured_services;
    const [own] = location.free_form_services;
    if (!structured || !own) throw new Error('It has both kinds.');
    await twin.arm({ endpoint: 'session.authorizeChannel', hold: true });
    await open(page, location);

    await test.step('the primary category comes first, and each category lists its services', async () => {
      await expect(page.locator('main h2').first()).toHaveText(
        location.primary_category?.display_name ?? '',
      );
      for (const { category, services: listed } of view.additional_categories)
        await expect(
          sectionOf(page, category.display_name).getByRole('button', { name: /^Remove / }),
        ).toHaveCount(listed.length);
      await expect(row(page, own.display_name)).toContainText('Custom');
      await expect(row(page, structured.display_name)).not.toContainText('Custom');
    });

    await test.step('a name that Google would refuse shows an error at its field', async () => {
      await primary.getByRole('button', { name: /^Add a service/ }).click();
      const box = primary.getByRole('textbox');
      await expect(box).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(box).toHaveAccessibleDescription(/Enter a service name/);
      await box.fill('x'.repeat(141));
      await page.keyboard.press('Enter');
      await expect(box).toHaveAccessibleDescription(/can have up to 140 characters \(now 141\)/);
      await box.fill(` ${own.display_name.toUpperCase()}`);
      await page.keyboard.press('Enter');
      await expect(box).toHaveAccessibleDescription(/already has a service with this name/);
    });

    await test.step('a service is added once, even if Enter is pressed repeatedly, and is published without events', async () => {
      const box = primary.getByRole('textbox');
      const sent = page.waitForRequest(isCall('POST', '/services/add-free-form'));
      await box.fill(' Gift wrapping by hand ');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      expect((await sent).postDataJSON()).toEqual({
        category_id: location.primary_category?.id,
        display_name: 'Gift wrapping by hand',
      });
      await expect(row(page, 'Gift wrapping by hand')).toHaveCount(1);
      await expect(page.getByText(/^Publishing/)).toBeVisible();
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('');
      await expect(box).not.toHaveAccessibleDescription(/already has/);
      await twin.disarm();
      await twin.release();
      await page.keyboard.press('Escape');
      await expect(primary.getByRole('button', { name: /^Add a service/ })).toBeFocused();
    });

    await test.step('a removed service of Google’s types becomes a suggestion again', async () => {
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

    await test.step('the removal of a custom service can be undone', async () => {
      const sent = page.waitForRequest(isCall('DELETE', '/services/free-form-service'));
      await remove(page, own.display_name).press('Enter');
      expect((await sent).postDataJSON()).toEqual({
        category_id: own.category_id,
        display_name: own.display_name,
      });
      await expect(row(page, own.display_name)).toHaveCount(0);
      // The removed row had the focus, which stays in the section.
      await expect(page.locator('main section button:focus')).toHaveCount(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row(page, own.display_name)).toBeVisible();
    });

    const { suggestions } = await twin.call(services.listSuggestions, {
      params: { id: location.id },
    });
    const [first, second, third] = suggestions.map(({ display_name: name }) => name);
    if (!first || !second || !third) throw new Error('There are at least four.');

    await test.step('a failed addition loads the suggestions again, and the next try adds it', async () => {
      await twin.arm({ endpoint: 'services.addSuggestion', status: 500, times: 1 });
      const reloaded = page.waitForResponse((answer) =>
        isCall('GET', '/suggested-services')(answer.request()),
      );
      await suggestion(page, 'Add', first).click();
      await reloaded;
      await expect(panel(page).getByRole('alert')).toContainText('Couldn’t add the service.');
      await suggestion(page, 'Add', first).click();
      await expect(suggestion(page, 'Added', first)).toBeFocused();
      await expect(row(page, first)).toBeVisible();
      await expect(panel(page).getByRole('alert')).toHaveCount(0);
    });

    await test.step('a dismissal appears before the response, and can be undone', async () => {
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

    await test.step('a refused dismissal returns the suggestion with the reason', async () => {
      await twin.arm({ endpoint: 'services.dismissSuggestion', status: 500, times: 1 });
      await suggestion(page, 'Dismiss', third).click();
      await expect(panel(page).getByRole('alert')).toContainText(
        'Couldn’t dismiss the suggestion.',
      );
      await expect(suggestion(page, 'Dismiss', third)).toBeVisible();
    });

    await test.step('filters by text and category are in the address', async () => {
      const last = suggestions.at(-1);
      const name = last?.categories[0]?.display_name ?? '';
      await page.getByRole('button', { name: 'Category' }).click();
      await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').fill(last?.display_name ?? '');
      await expect(page).toHaveURL(/filter=/);
      await expect(page).toHaveURL(/categories/);
      await page.getByRole('link', { name: 'Info' }).click();
      await expect(page.getByRole('form', { name: 'Profile information' })).toBeVisible();
      await page.goBack();
      await expect(suggestion(page, 'Add', last?.display_name ?? '')).toBeVisible();
      await page.getByRole('searchbox').fill('xylophone');
      await expect(panel(page)).toContainText('No suggestions match.');
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(suggestion(page, 'Dismiss', third)).toBeVisible();
    });
  },
);

test(
  'a services page loads again, enables services, removes duplicates, and suggests services only with management',
  { tag: ['@SVC-5', '@SVC-7', '@ERR-1', '@ERR-3'] },
  async ({ page, twin }) => {
    await test.step('a failed load can be retried, and shows no message on another page', async () => {
      const { id } = await labelled(twin, 'Services closed');
      await twin.arm({ endpoint: 'services.list', status: 500, times: 3 });
      await page.goto(`/location/${id}/services`);
      await expect(page.getByText('Couldn’t load services.')).toBeVisible();
      await twin.arm({ endpoint: 'services.*', hold: true });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('link', { name: 'Info' }).click();
      await expect(page.getByRole('form', { name: 'Profile information' })).toBeVisible();
      await twin.disarm();
      await twin.release();
      await page.getByRole('link', { name: 'Services' }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await test.step('services that Google disabled are enabled', async () => {
      const button = panel(page).getByRole('button', { name: /^Add / }).first();
      await button.click();
      await panel(page).getByRole('button', { name: 'Retry enabling services' }).click();
      await expect(page.getByText('Services enabled')).toBeVisible();
      await expect(panel(page).getByRole('alert')).toHaveCount(0);
      await button.click();
      await expect(panel(page).getByRole('button', { name: /^Added / })).toBeVisible();
    });

    await test.step('a user removes duplicates', async () => {
      await open(page, await labelled(twin, 'Duplicate services'));
      await page.getByRole('button', { name: 'Remove duplicates' }).click();
      await expect(page.getByText('No duplicates left')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove duplicates' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Service actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Retry enabling services' })).toBeVisible();
    });

    await test.step('without management, suggestions are neither shown nor requested', async () => {
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
      await expect(panel(page)).toContainText('Turn on management to see them');
      await expect(page.getByRole('button', { name: /^Remove / })).not.toHaveCount(0);
      expect(asked).toEqual([]);
      await page.getByRole('switch', { name: 'Managed' }).click();
      await expect(panel(page).getByRole('button', { name: /^Add / })).not.toHaveCount(0);
    });
  },
);
