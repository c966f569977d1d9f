import type { Page } from '@playwright/test';
import { activeAccounts } from '../fixtures/google-account.ts';
import { joined, refused } from '../fixtures/socket-joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';
import { expectForwardsOnly, watchProgress } from '../fixtures/watched-progress.ts';
import { everySocketFault } from './every-socket-fault.ts';

interface Screen {
  readonly tags: readonly string[];
  readonly arrange: (twin: Twin) => Promise<{
    readonly address: string;
    /** Causes another change on each call. */
    readonly happen: (turn: number) => Promise<unknown>;
  }>;
  /** Expects the state before any change. */
  readonly ready: (page: Page) => Promise<void>;
  readonly shows: (page: Page, turn: number) => Promise<void>;
  readonly atLast?: (page: Page) => Promise<void>;
}

/** Returns a function that changes the profile of one location on Google; each turn has a location of its own. */
async function changes(twin: Twin) {
  const managed = await managedLocations(twin);
  return (turn: number) => {
    const location = managed[turn];
    if (!location) throw new Error('This account has too few locations.');
    return twin.changeProfile({
      location_id: location.id,
      type: 'google',
      field_name: 'profile.description',
      update_value: `Told ${turn}.`,
    });
  };
}

const screens: Readonly<Record<string, Screen>> = {
  'a location': {
    tags: ['@DET-4'],
    async arrange(twin) {
      const [location] = await managedLocations(twin);
      if (!location) throw new Error('This account manages no location.');
      return {
        address: `/location/${location.id}/info`,
        happen: (turn) =>
          twin.changeProfile({
            location_id: location.id,
            type: 'google',
            field_name: 'profile.description',
            update_value: `Told ${turn}.`,
          }),
      };
    },
    ready: (page) => expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible(),
    shows: (page, turn) =>
      expect(page.getByRole('listitem').filter({ hasText: `Told ${turn}.` })).toBeVisible(),
  },
  'the review of updates': {
    tags: ['@UPD-10'],
    async arrange(twin) {
      await twin.createAccount({ scenario: 'empty-inbox' });
      const happen = await changes(twin);
      await happen(0);
      return { address: '/gbp-update-management', happen };
    },
    ready: (page) => expect(page.getByText('Told 0.').first()).toBeVisible(),
    shows: (page, turn) =>
      expect(page.getByRole('button', { name: new RegExp(`^${turn} new update`) })).toBeVisible(),
  },
  'the home screen': {
    tags: ['@UPD-1'],
    async arrange(twin) {
      await twin.createAccount({ scenario: 'empty-inbox' });
      return { address: '/', happen: await changes(twin) };
    },
    ready: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    shows: (page, turn) =>
      expect(page.getByRole('main')).toContainText(
        turn === 1 ? '1 profile update to review' : `${turn} profile updates to review`,
      ),
  },
  'the list of accounts': {
    tags: ['@GACC-2'],
    async arrange(twin) {
      await twin.createAccount({ persona: 'agency', locations: 12 });
      const accounts = await activeAccounts(twin);
      return {
        address: '/google-accounts',
        async happen(turn) {
          const account = accounts[turn - 1];
          if (account) await twin.loseAuthorization({ token_id: account.id });
        },
      };
    },
    ready: (page) => expect(page.getByText('Connected').first()).toBeVisible(),
    shows: (page, turn) =>
      expect(
        page.getByRole('main').getByRole('listitem').filter({ hasText: 'Reconnect needed' }),
      ).toHaveCount(turn),
  },
  'a running import': {
    tags: ['@IMP-3', '@MODAL-2'],
    async arrange(twin) {
      await twin.createAccount({ scenario: 'import-running' });
      return { address: '/', happen: () => twin.advance(500) };
    },
    ready: (page) => expect(page.getByRole('dialog')).toContainText('100/400 location(s) imported'),
    shows: (page, turn) =>
      expect(page.getByRole('dialog')).toContainText(`${100 + 20 * turn}/400 location(s) imported`),
    atLast: expectForwardsOnly,
  },
};

test.use({
  // The tests refuse sockets, cut the network and send unreadable events.
  expectedErrors: /WebSocket connection|status of 503|ERR_|^\[(channel|contract)\]|ApiError/,
});

for (const [screen, { arrange, atLast, ready, shows, tags }] of Object.entries(screens)) {
  for (const [fault, { before, joins, run }] of Object.entries(everySocketFault)) {
    test(
      `${screen} becomes correct by itself: ${fault}`,
      { tag: ['@RT-2', ...tags] },
      async ({ page, twin }) => {
        const { address, happen } = await arrange(twin);
        await before?.(twin);
        await page.clock.install();
        await watchProgress(page);
        const answered = joins ? joined(page) : refused(page);
        await page.goto(address);
        await ready(page);
        await answered;

        let loads = 0;
        page.on('load', () => (loads += 1));
        let turn = 0;
        await run(page, twin, {
          happen: async () => void (await happen((turn += 1))),
          shows: () => shows(page, turn),
        });
        expect(loads, 'reloads').toBe(0);
        await atLast?.(page);
      },
    );
  }
}
