import { userChannel } from '@placekeeper/contracts/core/event';
import type { UserId } from '@placekeeper/contracts/core/id';
import type { EventName, EventPayload } from '@placekeeper/contracts/events';
import { inTransaction, type Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';

export type Emit = <Name extends EventName>(
  userId: UserId,
  name: Name,
  payload: EventPayload<Name>,
) => void;

/** What is to be told after the transaction that a database is in. */
const untold = new WeakMap<Database, (() => void)[]>();

/**
 * One change, all or nothing. Events leave only after it is committed, in the order they were emitted.
 * Inside another change it is a part of that: it can fail alone, and its events wait for the whole.
 */
export function transact<Result>(deps: Deps, work: (emit: Emit) => Result): Result {
  const whole = untold.get(deps.db);
  const outgoing: (() => void)[] = [];
  const emit: Emit = (userId, name, payload) => {
    outgoing.push(() => deps.hub.publish(userChannel(userId), name, payload));
  };
  untold.set(deps.db, outgoing);
  let result: Result;
  try {
    result = inTransaction(deps.db, () => work(emit));
  } finally {
    if (whole) untold.set(deps.db, whole);
    else untold.delete(deps.db);
  }
  if (whole) whole.push(...outgoing);
  else for (const publish of outgoing) tell(publish);
  return result;
}

/** The transaction is committed by now, so an event that is too large is logged and dropped. */
function tell(publish: () => void): void {
  try {
    publish();
  } catch (error) {
    console.error(error);
  }
}
