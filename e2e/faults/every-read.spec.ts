import { allEndpoints, type EndpointId } from '@placekeeper/contracts/api';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { LocationPatch } from '@placekeeper/contracts/model/location';
import type { RouteName } from '@placekeeper/web/paths';
import type { Page } from '@playwright/test';
import { addressOf } from '../fixtures/places.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { box } from '../fixtures/spotlight.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';
import { isReadByPost } from './read-by-post.ts';
import {
  canBeArmed,
  ended,
  expectHit,
  expired,
  failures,
  type Fault,
  lostAnswers,
  malformed,
  missingField,
  never,
  slow,
  unknownValue,
} from './every-fault.ts';

interface Use {
  readonly at: RouteName;
  /** The search of the address. */
  readonly search?: string;
  /** The action that causes the read. Absent if opening the screen causes it. */
  readonly ask?: (page: Page) => Promise<void>;
  /** In milliseconds of the account's clock: the duration of the operation that the screen starts. */
  readonly takes?: number;
  /** ERR-2: why the screen shows no error if this read fails. */
  readonly quiet?: string;
  /** Why this read does not report the end of the session. */
  readonly keepsSession?: string;
  readonly scenario?: NonNullable<Parameters<Twin['createAccount']>[0]['scenario']>;
  readonly first?: (page: Page, address: string, twin: Twin) => Promise<void>;
  /** The text of the failure, if it is not in an alert. */
  readonly failureText?: RegExp;
}

const searchOpened = async (page: Page) => {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await box(page).waitFor();
};

const searched = async (page: Page) => {
  await searchOpened(page);
  await box(page).pressSequentially('dental');
};

const pressed = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const typedInto = (name: string) => async (page: Page) => {
  await page.getByRole('combobox', { name }).fill('bar');
};

const listOpened = (row: string, name: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^Select all \d/ }).click();
  await page.getByRole('link', { name: /^Continue with/ }).click();
  await page.getByRole('checkbox', { name: row, exact: true }).check();
  await typedInto(name)(page);
};

const searchFailed = /^Search failed\./;

/** Turns off the emails of the location, because a location of a new account has no exclusion to read. */
const excluded = async (page: Page, address: string) => {
  await page.goto(address);
  const nobody = page.getByRole('radio', { name: 'Off', exact: true });
  await nobody.click();
  await expect(nobody).toBeChecked();
  await expect(page.getByText(/^No one gets emails/)).toBeVisible();
};

/** Creates edits that the platform is publishing or that Google has declined. */
const edited =
  (patch: LocationPatch, afterwards = 0) =>
  async (page: Page, address: string, twin: Twin) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { id } of (await managedLocations(twin)).slice(0, 1))
      await twin.call(locations.update, { params: { id }, body: patch });
    if (afterwards > 0) await twin.advance(afterwards);
  };

/** Where the application makes each read. Add each new read here or to `partsOfWrites`. */
const uses: Partial<Record<EndpointId, Use>> = {
  'currentUser.show': { at: 'locationManager' },
  'capabilities.list': {
    at: 'locationManager',
    quiet: 'A platform without extensions may answer anything.',
    keepsSession: 'A platform without extensions may answer an unknown address with 401 or 419.',
  },
  'currentUser.subscriptionMeta': { at: 'onboarding.start-subscription' },
  'googleTokens.list': { at: 'google-accounts' },
  'googleLocations.show': { at: 'onboarding.select-profiles', takes: 10_000 },
  'googleLocations.importStatus': { at: 'onboarding.creating-locations' },
  'locations.show': { at: 'location' },
  'locations.list': { at: 'locationManager' },
  'locations.listByIds': {
    at: 'locationManager',
    // The platform lacks this sort order, so the application reads the rows of each page by their ids.
    search: '?sort=store_code',
  },
  'locations.failedPatchAttempts': {
    at: 'location.admin.germ-patch-attempts',
    first: edited({ name: 'The best shop in town' }, 60_000),
  },
  'locations.currentPatchAttempts': {
    at: 'location.admin.germ-patch-attempts',
    first: edited({ name: 'Another name' }),
  },
  'locations.listMedia': { at: 'location.media' },
  'services.list': { at: 'location.services' },
  'services.listSuggestions': { at: 'location.services' },
  'attributes.show': { at: 'location.attributes' },
  'updates.list': { at: 'gbp.updates' },
  'updates.meta': { at: 'gbp.updates', quiet: 'The totals beside the filters: the list is there.' },
  'updates.show': { at: 'gbp.updates.show' },
  'tags.list': { at: 'tags' },
  'tags.show': { at: 'tags.show' },
  'tags.locations': { at: 'tags.show' },
  'notificationSettings.list': { at: 'location.settings' },
  'notificationSettings.exclusions': { at: 'location.settings', first: excluded },
  'locations.fetchAccessToken': {
    at: 'location.admin.location-data',
    ask: pressed(/access token/i),
  },
  'updates.previewBulkAction': { at: 'gbp.updates', ask: pressed(/^Reject all/) },
  'categories.search': {
    at: 'location',
    ask: typedInto('Add a category'),
    failureText: searchFailed,
  },
  'places.search': {
    at: 'location',
    ask: typedInto('Add a service area'),
    failureText: searchFailed,
  },
  'attributeTypes.search': {
    at: 'bulk-edit',
    ask: listOpened('Attributes', 'Add an attribute'),
    failureText: searchFailed,
  },
  'spotlight.search': { at: 'settings', ask: searched },
  'spotlight.recentLocations': { at: 'settings', ask: searchOpened },
};

/** Reads that belong to a write: a failure appears as a failure of the write. */
const partsOfWrites = ['session.csrfCookie', 'locations.checkIfManaged', 'tags.allLocations'];

test('every read has a screen that causes it', { tag: '@ERR-1' }, () => {
  const reads = allEndpoints.filter(
    ({ id, definition }) => definition.method === 'GET' || isReadByPost(id),
  );
  const known = [...Object.keys(uses), ...partsOfWrites];
  expect(known.toSorted()).toEqual(reads.map(({ id }) => id).toSorted());
});

/** Returns the text of the page once the text no longer changes. */
async function settled(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  const last: string[] = [];
  const isSame = async () => {
    // Several tests run at once, so code that loads later can be seconds late.
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    last.unshift(await whole(page));
    return last.length > 5 && new Set(last.slice(0, 6)).size === 1;
  };
  await expect.poll(isSame, { intervals: [400] }).toBe(true);
  return last[0] ?? '';
}

const whole = (page: Page) => page.locator('body').innerText();

/** The message of a failure, in a part of the screen or instead of the screen. */
const failureMessage = (page: Page, failureText?: RegExp) =>
  (failureText ? page.getByText(failureText) : page.getByRole('alert'))
    .or(page.getByRole('heading', { level: 1, name: /couldn’t load|not found/ }))
    .filter({ visible: true, hasText: /\S/ });

/** Omits the lost response, which looks like a broken connection to the caller. */
const unreadable = {
  'an answer cut short': lostAnswers['an answer cut short'],
  'an answer that is none': malformed,
};

/** Soft, so that a failed check does not hide later faults. */
const softExpect = expect.configure({ soft: true, timeout: 10_000 });

/** Leaves time for a second message to appear beside the first. */
const lasting = { intervals: [100, 200] };

async function expectOneMessage(
  page: Page,
  name: string,
  { healthy, failureText }: { readonly healthy: string; readonly failureText: RegExp | undefined },
): Promise<void> {
  let inRow = 0;
  const telling = async () => {
    const messages = await failureMessage(page, failureText).allInnerTexts();
    const text = await whole(page);
    const isFine = messages.length === 1 || text === healthy;
    inRow = isFine ? inRow + 1 : 0;
    return inRow > 1 ? 'fine' : { messages, text };
  };
  await softExpect.poll(telling, { message: name, ...lasting }).toBe('fine');
}

/** ERR-2: the screen shows everything else, without a message. */
async function expectQuiet(page: Page, name: string): Promise<void> {
  await softExpect(page.locator('main h1'), name).toHaveCount(1);
  await softExpect(failureMessage(page), name).toHaveCount(0);
}

async function tryAgain(page: Page, name: string): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  if (!(await again.isVisible())) return;
  // The button may disappear during the click, because the next response repeats a read that failed without a
  // connection.
  await again.click({ timeout: 5000 }).catch(() => undefined);
  await softExpect(failureMessage(page), `another try after ${name}`).toHaveCount(0);
}

test.describe('a read that fails', () => {
  test.use({
    expectedErrors: /status of \d+|ERR_|ApiError|^\[(load|write|contract)\]|broadcasting/,
  });

  for (const [id, use] of Object.entries(uses)) {
    const { at, search = '', ask, takes, quiet, keepsSession, scenario, first, failureText } = use;
    test(
      `${id} shows one message, and a retry succeeds`,
      { tag: ['@ERR-1', '@ERR-2', '@ERR-4', '@SESS-1', '@SESS-2'] },
      async ({ page, twin }) => {
        test.setTimeout(180_000);
        if (scenario) await twin.createAccount({ scenario });
        const address = (await addressOf(at, twin, page)) + search;
        await first?.(page, address, twin);
        const open = async () => {
          await page.goto(address);
          await ask?.(page);
        };
        await open();
        const healthy = await settled(page);
        const expectWhole = (name: string) =>
          softExpect.poll(() => whole(page), { message: name, ...lasting }).toBe(healthy);

        /** Opens the screen with the fault armed. False if no response of the read can have the fault. */
        const openWithFault = async (name: string, fault: Fault, asks = 'whole') => {
          if (!(await canBeArmed(twin, id, fault))) return false;
          await (asks === 'whole' ? open() : open().catch(() => undefined));
          await expectHit(twin, name);
          return true;
        };

        for (const [name, fault] of Object.entries({ ...failures, ...unreadable })) {
          if (!(await openWithFault(name, fault))) continue;
          await (quiet === undefined
            ? expectOneMessage(page, name, { healthy, failureText })
            : expectQuiet(page, name));
          await twin.disarm();
          // The rate limit outlasts the test, and the application retries nothing before its end.
          if (name !== 'too many requests') await tryAgain(page, name);
          if (takes !== undefined) await begunAnew(page, twin, takes);
        }

        // UPD-9: an unreadable item of a list does not hide the others.
        if (await openWithFault('a missing field', missingField)) {
          await softExpect(page.locator('h1')).toHaveCount(1);
          expect
            .soft(await failureMessage(page, failureText).count(), 'a missing field')
            .toBeLessThan(2);
          await twin.disarm();
          await tryAgain(page, 'a missing field');
          if (takes !== undefined) await begunAnew(page, twin, takes);
        }

        if (await openWithFault('an unknown value', unknownValue)) {
          await softExpect(page.locator('main h1')).toHaveCount(1);
          await softExpect(page.locator('main h1')).not.toHaveText(/couldn’t load/);
          await twin.disarm();
        }

        await openWithFault('a slow answer', slow);
        await expectWhole('a slow answer');
        await twin.disarm();

        await openWithFault('no answer for a long time', never);
        await softExpect(failureMessage(page), 'no answer for a long time').toHaveCount(0);
        await softExpect(page.locator('body')).not.toHaveText('');
        await twin.release();
        await expectWhole('no answer for a long time');
        await twin.disarm();

        // Limits the wait, because the action is impossible if the opening of the screen already causes the read.
        page.setDefaultTimeout(5000);
        await openWithFault('a session that expired', expired, 'interrupted');
        if (keepsSession === undefined)
          await softExpect(page.getByRole('dialog', { name: 'Session expired' })).toHaveCount(1);
        else await expectQuiet(page, 'a session that expired');
        await twin.disarm();

        await openWithFault('a session that ended', ended, 'interrupted');
        if (keepsSession === undefined) await softExpect(page).toHaveURL(/sign-in\?return_to=/);
        else await expectQuiet(page, 'a session that ended');
        page.setDefaultTimeout(0);
        await twin.disarm();

        await open();
        await expectWhole('all of them');
      },
    );
  }
});

/** A screen that finds no data starts the operation again, which then takes its full time. */
async function begunAnew(page: Page, twin: Twin, takes: number) {
  await page.waitForLoadState('networkidle');
  await twin.advance(takes);
}
