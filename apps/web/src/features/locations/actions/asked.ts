import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import type { Location } from '@placekeeper/contracts/model/location';
import { formatCount } from '../../../lib/format.ts';

/** Whom something is done to: all that are selected, or the one row where it was asked for. */
export interface Target {
  readonly selection: LocationSelection;
  readonly count: number;
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
  selection: { mode: 'ids', locations: [location.id] },
  count: 1,
  location,
});

/** `“Harbour Street”`, `37 locations` */
export const targetName = ({ location, count }: Target): string =>
  location ? `“${location.name}”` : formatCount(count, 'location');
