import { join } from 'node:path';
import { decode } from '@placekeeper/contracts/core/decode';
import { events as catalogue, isEventName, type EventName } from '@placekeeper/contracts/events';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../db/client.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { actorFor, type Actor } from '../domain/actor.ts';
import { listeners } from '../listeners.ts';
import { createHub } from '../realtime/hub.ts';
import { manualStart } from '../seed/create-account.ts';
import { runDueJobs } from '../simulator/run-due-jobs.ts';
import { tallyEvents } from './tally.ts';

export interface PublishedEvent {
  readonly channel: string;
  readonly name: EventName;
  readonly payload: object;
}

const migrations = join(import.meta.dirname, '../../drizzle');
let empty: Buffer | undefined;

/** Every twin gets a copy of a migrated database, because migrating would take most of the time of many tests. */
const emptyDatabase = () => (empty ??= openDatabase(':memory:', migrations).$client.serialize());

/** A twin without transport: a database in memory, a clock that stands still, and a record of its events. */
export function createTestDeps(database: Buffer = emptyDatabase()) {
  const hub = createHub({ key: 'test', secret: 'test-secret' });
  const events: PublishedEvent[] = [];
  tallyEvents(events);
  const deps: Deps = {
    db: openDatabase(database, migrations),
    clock: () => manualStart,
    webOrigin: 'https://web.example',
    listeners,
    hub: {
      ...hub,
      publish(channel, name, payload, options) {
        events.push({ channel, name: asDeclared(name, payload), payload });
        return hub.publish(channel, name, payload, options);
      },
    },
  };

  const actor = (user: Pick<UserRow, 'id'>): Actor => {
    const row = deps.db.select().from(users).where(eq(users.id, user.id)).get();
    if (!row) throw new Error(`There is no user ${user.id}`);
    return actorFor(deps, row);
  };

  const setUser = (user: Pick<UserRow, 'id'>, values: Partial<UserRow>): void => {
    deps.db.update(users).set(values).where(eq(users.id, user.id)).run();
  };

  /** Advances the account's time, runs its due jobs, and returns the number of jobs. */
  const advance = (user: Pick<UserRow, 'id'>, ms: number): number => {
    const later = actor(user).now + ms;
    setUser(user, { manualClock: later });
    return runDueJobs(deps, user.id, later);
  };

  return { deps, events, actor, setUser, advance };
}

export type TestDeps = ReturnType<typeof createTestDeps>;

/** Throws for an event that breaks the contract, so that the test fails. */
function asDeclared(name: string, payload: object): EventName {
  if (!isEventName(name)) throw new Error(`The contract knows no event ${name}`);
  const { drift } = decode(catalogue[name].payload, payload);
  if (drift.length > 0) throw new Error(`${name}: ${JSON.stringify(drift)}`);
  return name;
}
