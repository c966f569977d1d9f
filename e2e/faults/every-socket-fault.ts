import { userChannel } from '@placekeeper/contracts/core/event';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { events } from '@placekeeper/contracts/events';
import { expect, type Page } from '@playwright/test';
import { joinedAgain } from '../fixtures/socket-joined.ts';
import type { Twin } from '../fixtures/twin.ts';

/** Causes changes one after another, and expects the screen to show the latest. */
export interface ShownChanges {
  readonly happen: () => Promise<void>;
  readonly shows: () => Promise<void>;
}

interface SocketFault {
  /** Runs before the page opens. */
  readonly before?: (twin: Twin) => Promise<unknown>;
  /** Whether the page receives events as soon as it opens. */
  readonly joins: boolean;
  readonly run: (page: Page, twin: Twin, told: ShownChanges) => Promise<void>;
}

const refusing = (twin: Twin) =>
  twin.changeSocketFaults({ refuse_upgrades: { status: 503, times: null } });
const letIn = (twin: Twin) => twin.changeSocketFaults({ refuse_upgrades: null });

/** Lets this many seconds pass at once and runs all timers that are due. */
const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000);

/** In seconds: longer than the longest pause of pusher-js between two attempts. */
const longestPause = 61;

/**
 * Returns a function that waits until the page has joined over a new socket. It skips the random pause before an
 * attempt.
 */
function rejoining(page: Page): () => Promise<void> {
  let open = 0;
  let isJoined = false;
  page.on('websocket', (socket) => {
    open += 1;
    socket.on('close', () => (open -= 1));
  });
  void joinedAgain(page).then(() => (isJoined = true));
  const wait = async () => {
    if (open === 0) await pass(page, 5);
    return isJoined;
  };
  return () => expect.poll(wait, { intervals: [50] }).toBe(true);
}

/** Expects another change to appear, which proves that the page receives events again. */
async function listens({ happen, shows }: ShownChanges): Promise<void> {
  await happen();
  await shows();
}

async function interject(twin: Twin, event: string, data: unknown): Promise<void> {
  const { user } = await twin.call(currentUser.show, {});
  await twin.interject(JSON.stringify({ event, channel: userChannel(user.id), data }));
}

/** RT-2: after each of these faults, the screen becomes correct by itself. */
export const everySocketFault: Readonly<Record<string, SocketFault>> = {
  'the socket is refused at first': {
    before: refusing,
    joins: false,
    async run(page, twin, told) {
      const rejoined = rejoining(page);
      await told.happen();
      await letIn(twin);
      await pass(page, longestPause);
      await rejoined();
      await told.shows();
      await listens(told);
    },
  },
  'the socket is cut and refused for a while': {
    joins: true,
    async run(page, twin, told) {
      const rejoined = rejoining(page);
      await refusing(twin);
      await twin.kick(1006);
      await told.happen();
      await letIn(twin);
      await pass(page, longestPause);
      await rejoined();
      await told.shows();
      await listens(told);
    },
  },
  'the platform asks twice to reconnect at once': {
    joins: true,
    async run(_page, twin, told) {
      await twin.kick(4200);
      await listens(told);
      await twin.kick(4200);
      await listens(told);
    },
  },
  'the socket delivers nothing': {
    joins: true,
    async run(page, twin, told) {
      const rejoined = rejoining(page);
      await twin.changeSocketFaults({ drop_pings: true, drop_events: true });
      await told.happen();
      await twin.changeSocketFaults({ drop_events: false });
      // The client sends a ping after 30 s of silence, waits 10 s for the answer, and then opens a new socket.
      await pass(page, 31);
      await pass(page, 11);
      await rejoined();
      await told.shows();
      await listens(told);
    },
  },
  'every event arrives twice': {
    joins: true,
    async run(_page, twin, told) {
      await twin.changeSocketFaults({ duplicate_events: true });
      await listens(told);
      await listens(told);
    },
  },
  'events arrive in another order': {
    joins: true,
    async run(_page, twin, told) {
      await twin.changeSocketFaults({ reorder_events: true });
      await told.happen();
      await listens(told);
    },
  },
  'unknown events': {
    joins: true,
    async run(_page, twin, told) {
      await interject(twin, 'location.teleported', JSON.stringify({ location_id: 1 }));
      await interject(twin, 'pusher_internal:unheard_of', '{}');
      await listens(told);
    },
  },
  'unreadable events': {
    joins: true,
    async run(_page, twin, told) {
      await twin.interject('no JSON');
      for (const name of Object.keys(events)) {
        await interject(twin, name, '{"cut');
        await interject(twin, name, null);
        await interject(twin, name, JSON.stringify({ total: 'many', location_id: [] }));
      }
      await listens(told);
    },
  },
  'the page is frozen and its socket is closed': {
    joins: true,
    async run(page, twin, told) {
      const session = await page.context().newCDPSession(page);
      const lifecycle = (state: 'frozen' | 'active') =>
        session.send('Page.setWebLifecycleState', { state });
      const rejoined = rejoining(page);
      await lifecycle('frozen');
      await twin.kick(1006);
      await told.happen();
      await lifecycle('active');
      await pass(page, 3600);
      await rejoined();
      await told.shows();
      await listens(told);
    },
  },
  'the network fails for a while': {
    joins: true,
    async run(page, twin, told) {
      const rejoined = rejoining(page);
      await refusing(twin);
      await page.context().setOffline(true);
      await twin.kick(1006);
      await told.happen();
      await expect(page.getByText(/^You’re offline\./)).toBeVisible();
      await letIn(twin);
      await page.context().setOffline(false);
      await rejoined();
      await told.shows();
      await listens(told);
    },
  },
};
