import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { formatCount } from '../../../lib/text/format.ts';

/** Whom something is done to: all that are selected, or the one row where it was asked for. */
export interface ActionTarget {
  readonly ids: readonly LocationId[];
  readonly location?: Location;
}

export type Action = 'add-tags' | 'remove-tags' | 'enable' | 'disable' | 'delete';

/** What somebody wants done, before they have said how, or that they are sure. */
export interface PendingAction {
  readonly action: Action;
  readonly target: ActionTarget;
  /** When: the same question may be asked twice. */
  readonly at: number;
}

export const targetOf = (location: Location): ActionTarget => ({
  ids: [location.id],
  location,
});

/** `“Harbour Street”`, `37 locations` */
export const targetName = ({ location, ids }: ActionTarget): string =>
  location ? `“${location.name}”` : formatCount(ids.length, 'location');
