import { userChannel } from '@placekeeper/contracts/core/event';
import type { UserId } from '@placekeeper/contracts/core/id';
import type { EventName, EventPayload } from '@placekeeper/contracts/events';
import { inTransaction, type Database } from '../db/client.ts';
import type { Hub } from '../realtime/hub.ts';

export type Emit = <Name extends EventName>(
  userId: UserId,
  name: Name,
  payload: EventPayload<Name>,
) => void;

interface Target {
  readonly db: Database;
  readonly hub: Hub;
}

/** Events to publish after the current transaction of a database. */
const pending = new WeakMap<Database, (() => void)[]>();

/**
 * Runs the work in one transaction and publishes its events after the commit, in the order of their emission. A nested
 * transaction can fail alone; its events wait for the outer commit.
 */
export function transact<Result>(deps: Target, work: (emit: Emit) => Result): Result {
  const outer = pending.get(deps.db);
  const outgoing: (() => void)[] = [];
  const emit: Emit = (userId, name, payload) => {
    outgoing.push(() => deps.hub.publish(userChannel(userId), name, payload));
  };
  pending.set(deps.db, outgoing);
  let result: Result;
  try {
    result = inTransaction(deps.db, () => work(emit));
  } finally {
    if (outer) pending.set(deps.db, outer);
    else pending.delete(deps.db);
  }
  if (outer) outer.push(...outgoing);
  else for (const publish of outgoing) publishSafely(publish);
  return result;
}

/** Logs and drops an oversized event, because the transaction is already committed. */
function publishSafely(publish: () => void): void {
  try {
    publish();
  } catch (error) {
    console.error(error);
  }
}
