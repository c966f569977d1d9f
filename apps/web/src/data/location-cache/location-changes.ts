import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { Refusal } from '@placekeeper/contracts/model/patch-attempt';
import type { Location } from '@placekeeper/contracts/model/location';

export type LocationChange =
  | { readonly kind: 'seen'; readonly location: Location }
  | { readonly kind: 'gone'; readonly ids: Iterable<LocationId> }
  | {
      readonly kind: 'tagged';
      readonly ids: Iterable<LocationId>;
      readonly add?: readonly TagId[];
      readonly remove?: readonly TagId[];
    }
  | { readonly kind: 'tag-gone'; readonly tag: TagId }
  | { readonly kind: 'declined'; readonly id: LocationId; readonly refusal?: DeclinedReasons }
  /** Changed in an unknown way. */
  | { readonly kind: 'outdated'; readonly id: LocationId }
  | { readonly kind: 'all-outdated' };

const listeners = new Set<(change: LocationChange) => void>();

/** Announces changes of locations, so that writes need not load the code of the records. */
export function announceLocationChange(change: LocationChange): void {
  for (const listener of listeners) listener(change);
}

/** Whether Google declined edits, according to events and visits in this browser; the platform's lists may lack it. */
const declinedEdits = new Map<LocationId, boolean>();

export const hasSeenDeclined = (id: LocationId): boolean | undefined => declinedEdits.get(id);

export type DeclinedReasons = Refusal;

/** `declined` is undefined when the state is no longer known. */
export function noteDeclined(
  id: LocationId,
  declined: boolean | undefined,
  refusal?: DeclinedReasons,
): void {
  if (declined === undefined) declinedEdits.delete(id);
  else declinedEdits.set(id, declined);
  announceLocationChange({ kind: 'declined', id, ...(declined && refusal && { refusal }) });
}

export const declinedIds = (): readonly LocationId[] =>
  [...declinedEdits].flatMap(([id, declined]) => (declined ? [id] : []));

/** For the records, which listen until the page closes. */
export function onLocationChange(listener: (change: LocationChange) => void): void {
  listeners.add(listener);
}
