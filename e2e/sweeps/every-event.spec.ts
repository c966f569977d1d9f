import { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { events, isEventName, type EventName } from '@placekeeper/contracts/events';
import type { LocationPatch } from '@placekeeper/contracts/model/location';
import { test as pure, type Page } from '@playwright/test';
import { activeAccounts } from '../fixtures/google-account.ts';
import { joined } from '../fixtures/socket-joined.ts';
import { replaceAccount, visit } from '../fixtures/visit.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

/**
 * In milliseconds. The application polls fetches and imports every eight seconds and nothing else, so an earlier change
 * comes from an event.
 */
const soon = { timeout: 6000 };

interface Story {
  readonly events: readonly EventName[];
  readonly tags: readonly string[];
  /** Causes the events by real actions and expects their effects on the page. */
  readonly run: (page: Page, twin: Twin) => Promise<void>;
}

/** Opens an address in a page that receives events. */
async function open(page: Page, address: string): Promise<void> {
  if (page.url() !== 'about:blank') return visit(page, address);
  const listening = joined(page);
  await page.goto(address);
  return listening;
}

const stories: Readonly<Record<string, Story>> = {
  'a fetch of profiles': {
    events: ['locations.partially-fetched', 'locations.fetched'],
    tags: ['@ONB-3'],
    run: async (page, twin) => {
      const [account] = await activeAccounts(twin);
      await open(page, `/onboarding/fetching-profiles?google_account=${account?.id}`);
      await expect(page.getByRole('heading', { name: 'Finding your profiles' })).toBeVisible();
      const before = await page.getByRole('main').innerText();
      await twin.advance(2000);
      await expect(page.getByRole('main')).not.toHaveText(before, soon);
      await twin.advance(60_000);
      await expect(page.getByRole('heading', { name: 'Select profiles' })).toBeVisible(soon);
    },
  },
  'a save': {
    events: ['patch-attempt.created', 'patch-attempt.completed', 'patch-attempt.failed'],
    tags: ['@DET-3'],
    run: async (page, twin) => {
      const [location] = await managedLocations(twin);
      if (!location) throw new Error('This account manages no location.');
      await open(page, `/location/${location.id}/info`);
      const name = page.getByLabel('Business name');
      const description = page.getByRole('textbox', { name: 'Description' });
      const saveElsewhere = (body: LocationPatch) =>
        twin.call(locations.update, { params: { id: location.id }, body });
      await saveElsewhere({ description: 'Open again after the works.' });
      await expect(description).toHaveAccessibleDescription(/Publishing/);
      await expect(description).toHaveValue('Open again after the works.');
      await twin.advance(60_000);
      await expect(description).toHaveAccessibleDescription(/Published/);
      await saveElsewhere({ name: 'The best shop in town' });
      await expect(name).toHaveAccessibleDescription(/Publishing/);
      await twin.advance(60_000);
      await expect(name).toHaveAccessibleDescription(/Couldn’t publish\./);
    },
  },
  'a change by Google': {
    events: ['gbp-update.received'],
    tags: ['@DET-4', '@UPD-10', '@SHELL-12'],
    run: async (page, twin) => {
      const [location] = await managedLocations(twin);
      await open(page, `/location/${location?.id}/info`);
      await twin.changeProfile({
        location_id: LocationId.parse(location?.id),
        type: 'google',
        field_name: 'profile.description',
      });
      const banner = page.getByText('New updates from Google');
      await expect(banner).toBeVisible();
      await page.getByRole('link', { name: 'Attributes' }).click();
      await expect(page).toHaveURL(/attributes$/);
      await page.getByRole('link', { name: 'Info', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Updates on Google' })).toBeVisible();
      await expect(banner).toHaveCount(0);
    },
  },
  'a lost authorization': {
    events: ['google-authorization.lost'],
    tags: ['@GACC-2'],
    run: async (page, twin) => {
      const [account] = await activeAccounts(twin);
      if (!account) throw new Error('No account is connected.');
      await open(page, '/google-accounts');
      await twin.loseAuthorization({ token_id: account.id });
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: account.email });
      await expect(row).toContainText('Reconnect needed');
    },
  },
  'an import': {
    events: ['location.imported', 'location.import-errored'],
    tags: ['@IMP-3', '@MODAL-3'],
    run: async (page, twin) => {
      await replaceAccount(twin, page, { scenario: 'import-running' });
      const modal = page.getByRole('dialog');
      await open(page, '/');
      await expect(modal).toContainText('100/400 location(s) imported');
      await twin.advance(500);
      await expect(modal).toContainText('120/400 location(s) imported', soon);
      const [account] = await activeAccounts(twin);
      if (account) await twin.loseAuthorization({ token_id: account.id });
      await twin.advance(60_000);
      await expect(modal).toContainText('Sorry, there was an error with your import.');
    },
  },
};

test(
  'the page receives each event and shows its effect',
  { tag: ['@RT-1', ...Object.values(stories).flatMap(({ tags }) => tags)] },
  async ({ page, twin }) => {
    const heard = new Set<EventName>();
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { event }: { event?: unknown } = JSON.parse(String(payload));
        if (typeof event === 'string' && isEventName(event)) heard.add(event);
      }),
    );
    for (const [name, { events: told, run }] of Object.entries(stories)) {
      await test.step(`${name}: ${told.join(', ')}`, async () => {
        heard.clear();
        await run(page, twin);
        expect([...heard]).toEqual(expect.arrayContaining([...told]));
      });
    }
  },
);

pure('every event has a test', { tag: '@RT-1' }, () => {
  const seen = Object.values(stories).flatMap((story) => story.events);
  expect(seen.toSorted()).toEqual(Object.keys(events).toSorted());
});
