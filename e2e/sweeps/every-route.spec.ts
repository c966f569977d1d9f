import { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { paths, to, type RouteName } from '@placekeeper/web/paths';
import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../fixtures/axe.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

type Place = string | ((twin: Twin, page: Page) => Promise<string>);

const location =
  (name: RouteName & `location${string}`): Place =>
  async (twin) =>
    to(name, { location: first(await managedLocations(twin)).id });

const tag =
  (name: 'tags.show' | 'tags.add-locations'): Place =>
  async (twin) =>
    to(name, { tagId: first((await twin.call(tags.list, {})).tags).id });

/** A fetch that goes on for as long as the account's time stands still. */
const fetching = async (twin: Twin, page: Page) => {
  await twin.createAccount({ persona: 'basic' });
  const { id } = first((await twin.call(googleTokens.list, {})).tokens);
  await page.goto(to('onboarding.fetching-profiles', {}, { google_account: id }));
  await expect(page.getByText('Waiting for Google…')).toBeVisible();
  return page.url();
};

const selecting = async (twin: Twin, page: Page) => {
  await fetching(twin, page);
  await twin.advance(10_000);
  await expect(page.getByRole('heading', { name: 'Select profiles' })).toBeVisible();
  return page.url();
};

const subscribing: Place = async (twin, page) => {
  await selecting(twin, page);
  await page.getByRole('button', { name: /^Select all \d+$/ }).click();
  await page.getByRole('button', { name: /^Import \d+ profiles$/ }).click();
  await expect(page.getByRole('heading', { name: 'Start your subscription' })).toBeVisible();
  return page.url();
};

const inScenario =
  (name: RouteName, scenario: 'import-running' | 'import-with-errors'): Place =>
  async (twin) => {
    await twin.createAccount({ scenario });
    return paths[name];
  };

/** Where a screen shows its content; the others lead on. */
const places: Partial<Record<RouteName, Place>> = {
  dashboard: to('dashboard'),
  onboarding: to('onboarding'),
  'onboarding.connect-google-account': to('onboarding.connect-google-account'),
  'onboarding.fetching-profiles': fetching,
  'onboarding.select-profiles': selecting,
  'onboarding.start-subscription': subscribing,
  'onboarding.creating-locations': inScenario('onboarding.creating-locations', 'import-running'),
  'onboarding.finish': inScenario('onboarding.finish', 'import-with-errors'),
  locationManager: to('locationManager'),
  tags: to('tags'),
  'tags.show': tag('tags.show'),
  'tags.add-locations': tag('tags.add-locations'),
  location: location('location'),
  'location.services': location('location.services'),
  'location.attributes': location('location.attributes'),
  'location.social-profiles': location('location.social-profiles'),
  'location.media': location('location.media'),
  'location.settings': location('location.settings'),
  'location.manage-website': location('location.manage-website'),
  'location.admin.location-data': location('location.admin.location-data'),
  'location.admin.germ-patch-attempts': location('location.admin.germ-patch-attempts'),
  'gbp.updates': to('gbp.updates'),
  'gbp.updates.archive': to('gbp.updates.archive'),
  'gbp.updates.show': async (twin) => {
    const { google_updates } = await twin.call(updates.list, { query: { active: true } });
    return to('gbp.updates.show', { updateId: first(google_updates).id });
  },
  'bulk-edit': to('bulk-edit'),
  'bulk-edit.import': to('bulk-edit.import'),
  'bulk-edit.history': to('bulk-edit.history'),
  'bulk-edit.show': async (twin) =>
    to('bulk-edit.show', { bulkEdit: first((await twin.call(bulkEdits.list, {})).bulk_edits).id }),
  'google-accounts': to('google-accounts'),
  settings: to('settings'),
};

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('This account has none.');
  return item;
}

test('every screen of the application is swept, or leads on', () => {
  const ledOn = Object.keys(paths).filter((name) => !(name in places));
  expect(ledOn).toEqual(['location.admin']);
});

for (const [name, place] of Object.entries(places)) {
  test(
    `${name} is whole and accessible`,
    { tag: ['@SHELL-13', '@SHELL-16'] },
    async ({ page, twin }) => {
      if (name.startsWith('location.admin')) await twin.createAccount({ persona: 'admin' });
      const address = typeof place === 'string' ? place : await place(twin, page);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(page.url(), 'it led on').toBe(new URL(address, page.url()).href);
        await expect(page).toHaveTitle(/ · Placekeeper$/);
        expect(await overflowOf(page), `sideways scrolling at ${width}px`).toBeLessThanOrEqual(0);
        expect(await violationsInBothThemes(page), `${width}px wide`).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      }
    },
  );
}
