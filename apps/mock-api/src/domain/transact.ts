import { userChannel } from '@placekeeper/contracts/core/event';
import type { UserId } from '@placekeeper/contracts/core/id';
import type { EventName, EventPayload } from '@placekeeper/contracts/events';
import { inTransaction, type Database } from '../db/client.ts';
import type { Hub } from '../realtime/hub.ts';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { GoogleUpdateRow } from '../db/schema/google-updates.ts';
import type { LocationRow } from '../db/schema/locations.ts';
import type { PatchAttemptRow } from '../db/schema/patch-attempts.ts';
import type { Actor } from './actor.ts';

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

/** The changes that other parts of the domain react to. `listeners.ts` registers the reactions. */
export interface DomainEvents {
  readonly 'management-started': { readonly location: LocationRow };
  readonly 'management-ended': { readonly location: Pick<LocationRow, 'id'> };
  /** Our own values of `fields` changed, not the live values. */
  readonly 'profile-changed': {
    readonly location: Pick<LocationRow, 'id'>;
    readonly fields: readonly ProviderField[];
  };
  readonly 'patch-attempt-created': { readonly attempt: PatchAttemptRow };
  readonly 'patch-attempt-finished': {
    readonly attempt: PatchAttemptRow;
    readonly location: LocationRow;
  };
  readonly 'update-opened': { readonly location: LocationRow; readonly update: GoogleUpdateRow };
}

type Listener<Deps, Event> = (deps: Deps, actor: Actor, emit: Emit, event: Event) => void;

export type Listeners<Deps> = {
  readonly [Name in keyof DomainEvents]: readonly Listener<Deps, DomainEvents[Name]>[];
};

interface Listening<Deps> {
  readonly listeners: Listeners<Deps>;
}

/** Calls the listeners in their order, within the caller's transaction. */
export function raise<Name extends keyof DomainEvents, Deps extends Listening<Deps>>(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  name: Name,
  event: DomainEvents[Name],
): void {
  for (const listener of deps.listeners[name]) listener(deps, actor, emit, event);
}
