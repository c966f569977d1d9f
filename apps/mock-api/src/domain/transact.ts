import { userChannel } from '@placekeeper/contracts/core/event';
import type { UserId } from '@placekeeper/contracts/core/id';
import type { EventName, EventPayload } from '@placekeeper/contracts/events';
import { inTransaction } from '../db/client.ts';
import type { Deps } from '../deps.ts';

export type Emit = <Name extends EventName>(
  userId: UserId,
  name: Name,
  payload: EventPayload<Name>,
) => void;

/** One change, all or nothing. Events leave only after it is committed, in the order they were emitted. */
export function transact<Result>(deps: Deps, work: (emit: Emit) => Result): Result {
  const outgoing: (() => void)[] = [];
  const emit: Emit = (userId, name, payload) => {
    outgoing.push(() => deps.hub.publish(userChannel(userId), name, payload));
  };
  const result = inTransaction(deps.db, () => work(emit));
  for (const publish of outgoing) publish();
  return result;
}
