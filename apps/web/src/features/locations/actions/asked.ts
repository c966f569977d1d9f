import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { formatCount } from '../../../lib/format.ts';

/** Whom something is done to: all that are selected, or the one row where it was asked for. */
export interface Target {
  readonly ids: readonly LocationId[];
  readonly location?: Location;
}

export type Action = 'add-tags' | 'remove-tags' | 'enable' | 'disable' | 'delete';

/** What somebody wants done, before they have said how, or that they are sure. */
export interface Asked {
  readonly action: Action;
  readonly target: Target;
  /** When: the same question may be asked twice. */
  readonly at: number;
}

export const only = (location: Location): Target => ({
  ids: [location.id],
  location,
});

/** `“Harbour Street”`, `37 locations` */
export const targetName = ({ location, ids }: Target): string =>
  location ? `“${location.name}”` : formatCount(ids.length, 'location');
