import { allEndpoints, type EndpointId } from '@placekeeper/contracts/api';
import type { RouteName } from '@placekeeper/web/paths';
import type { Page } from '@playwright/test';
import { addressOf } from '../fixtures/places.ts';
import { box } from '../fixtures/spotlight.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';
import { canBeArmed, everyFault } from './every-fault.ts';

interface Use {
  readonly at: RouteName;
  /** What makes the screen ask, where opening it does not. */
  readonly ask?: (page: Page) => Promise<void>;
  /** How long what is then begun anew takes, in milliseconds of the account's time. */
  readonly takes?: number;
}

const searchOpened = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
};

const searched = async (page: Page) => {
  await searchOpened(page);
  await page.keyboard.type('dental');
};

const pressed = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const typedInto = (name: string) => async (page: Page) => {
  await page.getByRole('combobox', { name }).fill('bar');
};

const listOpened = (row: string, name: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^Choose all/ }).click();
  await page.getByRole('link', { name: /^Continue with/ }).click();
  await page.getByRole('checkbox', { name: row, exact: true }).check();
  await typedInto(name)(page);
};

/** Where the web application asks for it. A new call belongs here, or to those that no screen waits for. */
const uses: Partial<Record<EndpointId, Use>> = {
  'currentUser.show': { at: 'locationManager' },
  'currentUser.subscriptionMeta': { at: 'onboarding.start-subscription' },
  'googleTokens.list': { at: 'google-accounts' },
  'googleLocations.show': { at: 'onboarding.select-profiles', takes: 10_000 },
  'googleLocations.importStatus': { at: 'onboarding.creating-locations' },
  'locations.show': { at: 'location' },
  'locations.list': { at: 'locationManager' },
  'locations.failedPatchAttempts': { at: 'location.admin.germ-patch-attempts' },
  'locations.currentPatchAttempts': { at: 'location.admin.germ-patch-attempts' },
  'locations.listMedia': { at: 'location.media' },
  'services.list': { at: 'location.services' },
  'services.listSuggestions': { at: 'location.services' },
  'attributes.show': { at: 'location.attributes' },
  'updates.list': { at: 'gbp.updates' },
  'updates.meta': { at: 'gbp.updates' },
  'updates.show': { at: 'gbp.updates.show' },
  'tags.list': { at: 'tags' },
  'tags.show': { at: 'tags.show' },
  'tags.locations': { at: 'tags.show' },
  'notificationSettings.list': { at: 'location.settings' },
  'notificationSettings.exclusions': { at: 'location.settings' },
  'locations.fetchAccessToken': {
    at: 'location.admin.location-data',
    ask: pressed(/access token/i),
  },
  'updates.previewBulkAction': { at: 'gbp.updates', ask: pressed(/^Reject all/) },
  'updates.alike': { at: 'gbp.updates', ask: pressed(/^Decide all/) },
  'categories.search': { at: 'location', ask: typedInto('Add a category') },
  'places.search': { at: 'location', ask: typedInto('Add a service area') },
  'serviceTypes.search': {
    at: 'bulk-edit',
    ask: listOpened('Services', 'Add a service of Google’s'),
  },
  'attributeTypes.search': {
    at: 'bulk-edit',
    ask: listOpened('Attributes', 'Choose an attribute'),
  },
  'fieldHistory.list': { at: 'location', ask: pressed(/^History of/) },
  'spotlight.search': { at: 'settings', ask: searched },
  'spotlight.recentLocations': { at: 'settings', ask: searchOpened },
  'bulkEdits.list': { at: 'bulk-edit.history' },
  'bulkEdits.show': { at: 'bulk-edit.show' },
  'bulkEditImports.show': {
    at: 'bulk-edit.import',
    ask: (page) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'shops.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Store code,Website\nnone,https://example.com\n'),
      }),
  },
};

/** Parts of a write: what fails in them is told as the write that failed. */
const partsOfWrites = [
  'session.csrfCookie',
  'locations.checkIfManaged',
  'locations.listIds',
  'tags.allLocations',
];

test('every read has a screen that asks for it', { tag: '@ERR-1' }, () => {
  const reads = allEndpoints.filter(({ definition }) => definition.method === 'GET');
  const known = [...Object.keys(uses), ...partsOfWrites];
  expect(known.toSorted()).toEqual(reads.map(({ id }) => id).toSorted());
});

const whole = (page: Page) => page.locator('body').innerText();

/** Its text when nothing comes any more: some parts load when the rest has settled. */
async function settled(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  let before = '';
  await expect
    .poll(
      async () => {
        const last = before;
        before = await whole(page);
        return before === last;
      },
      { intervals: [500] },
    )
    .toBe(true);
  return before;
}

/** One place tells what failed: a part of the screen, or the screen as a whole. */
const told = (page: Page) =>
  page
    .getByRole('alert')
    .or(page.getByRole('heading', { level: 1, name: /could not be shown|not found|new version/ }))
    .filter({ visible: true, hasText: /\S/ });

/** A screen that begins anew what was not found has begun when it asks for it. */
async function afterwards(page: Page, twin: Twin, takes: number) {
  await page.waitForLoadState('networkidle');
  await twin.advance(takes);
}

/** Each fault is judged, whatever came of the ones before it. */
const judge = expect.configure({ soft: true, timeout: 10_000 });

test.describe('a read that fails', () => {
  test.use({
    expectedErrors: /status of \d+|ERR_|ApiError|^\[(load|write|contract)\]|broadcasting/,
  });

  for (const [id, { at, ask, takes }] of Object.entries(uses)) {
    test(
      `${id} is told once and comes back`,
      { tag: ['@ERR-1', '@ERR-2', '@ERR-4', '@SESS-1', '@SESS-2'] },
      async ({ page, twin }) => {
        test.setTimeout(300_000);
        const address = await addressOf(at, twin, page);
        const open = async () => {
          await page.goto(address);
          await ask?.(page);
        };
        await open();
        const healthy = await settled(page);

        for (const [name, { fault, ends }] of Object.entries(everyFault)) {
          if (!(await canBeArmed(twin, id, fault))) continue;
          await open();
          await ends(page, {
            whole: () => judge.poll(() => whole(page), name).toBe(healthy),
            toldOnce: () =>
              judge
                .poll(async () => {
                  const tellings = await told(page).allInnerTexts();
                  const text = await whole(page);
                  return tellings.length === 1 || text === healthy ? 'fine' : { tellings, text };
                }, name)
                .toBe('fine'),
            release: () => twin.release(),
          });
          await twin.disarm();
          const again = page.getByRole('button', { name: 'Try again' });
          if (await again.isVisible()) {
            await again.click();
            await judge(told(page), `another try after ${name}`).toHaveCount(0);
          }
          await open();
          if (takes !== undefined) await afterwards(page, twin, takes);
          await judge.poll(() => whole(page), `after ${name}`).toBe(healthy);
        }
      },
    );
  }
});
