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
  readonly before?: (twin: Twin) => Promise<unknown>;
  /** Whether the page receives events as soon as it opens. */
  readonly joins: boolean;
  readonly run: (page: Page, twin: Twin, changes: ShownChanges) => Promise<void>;
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

/** Runs a fault that makes the page lose its socket, and expects the page to catch up by itself. */
const recovers =
  (fault: SocketFault['run']): SocketFault['run'] =>
  async (page, twin, changes) => {
    const rejoined = rejoining(page);
    await fault(page, twin, changes);
    await rejoined();
    await changes.shows();
    await listens(changes);
  };

async function interject(twin: Twin, event: string, data: unknown): Promise<void> {
  const { user } = await twin.call(currentUser.show, {});
  await twin.interject(JSON.stringify({ event, channel: userChannel(user.id), data }));
}

/** RT-2: after each of these faults, the screen becomes correct by itself. */
export const everySocketFault: Readonly<Record<string, SocketFault>> = {
  'the socket is refused at first': {
    before: refusing,
    joins: false,
    run: recovers(async (page, twin, changes) => {
      await changes.happen();
      await letIn(twin);
      await pass(page, longestPause);
    }),
  },
  'the socket is cut and refused for a while': {
    joins: true,
    run: recovers(async (page, twin, changes) => {
      await refusing(twin);
      await twin.kick(1006);
      await changes.happen();
      await letIn(twin);
      await pass(page, longestPause);
    }),
  },
  'the platform asks twice to reconnect at once': {
    joins: true,
    async run(_page, twin, changes) {
      await twin.kick(4200);
      await listens(changes);
      await twin.kick(4200);
      await listens(changes);
    },
  },
  'the socket delivers nothing': {
    joins: true,
    run: recovers(async (page, twin, changes) => {
      await twin.changeSocketFaults({ drop_pings: true, drop_events: true });
      await changes.happen();
      await twin.changeSocketFaults({ drop_events: false });
      // The client sends a ping after 30 s of silence, waits 10 s for the answer, and then opens a new socket.
      await pass(page, 31);
      await pass(page, 11);
    }),
  },
  'every event arrives twice': {
    joins: true,
    async run(_page, twin, changes) {
      await twin.changeSocketFaults({ duplicate_events: true });
      await listens(changes);
      await listens(changes);
    },
  },
  'events arrive in another order': {
    joins: true,
    async run(_page, twin, changes) {
      await twin.changeSocketFaults({ reorder_events: true });
      await changes.happen();
      await listens(changes);
    },
  },
  'unknown events': {
    joins: true,
    async run(_page, twin, changes) {
      await interject(twin, 'location.teleported', JSON.stringify({ location_id: 1 }));
      await interject(twin, 'pusher_internal:unheard_of', '{}');
      await listens(changes);
    },
  },
  'unreadable events': {
    joins: true,
    async run(_page, twin, changes) {
      await twin.interject('no JSON');
      for (const name of Object.keys(events)) {
        await interject(twin, name, '{"cut');
        await interject(twin, name, null);
        await interject(twin, name, JSON.stringify({ total: 'many', location_id: [] }));
      }
      await listens(changes);
    },
  },
  'the page is frozen and its socket is closed': {
    joins: true,
    run: recovers(async (page, twin, changes) => {
      const session = await page.context().newCDPSession(page);
      const lifecycle = (state: 'frozen' | 'active') =>
        session.send('Page.setWebLifecycleState', { state });
      await lifecycle('frozen');
      await twin.kick(1006);
      await changes.happen();
      await lifecycle('active');
      await pass(page, 3600);
    }),
  },
  'the network fails for a while': {
    joins: true,
    run: recovers(async (page, twin, changes) => {
      await refusing(twin);
      await page.context().setOffline(true);
      await twin.kick(1006);
      await changes.happen();
      await expect(page.getByText(/^You’re offline\./)).toBeVisible();
      await letIn(twin);
      await page.context().setOffline(false);
    }),
  },
};
