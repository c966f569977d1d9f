import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { GoogleUpdateRow } from '../db/schema/google-updates.ts';
import type { LocationRow } from '../db/schema/locations.ts';
import type { PatchAttemptRow } from '../db/schema/patch-attempts.ts';
import type { Actor } from './actor.ts';
import type { Emit } from './transact.ts';

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
