import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import { formatCount } from '../../../lib/text/format.ts';

/** The target of an action: the selection, or the row whose menu was used. */
export interface ActionTarget {
  readonly ids: readonly LocationId[];
  readonly location?: Location;
  /** Number of selected locations that are not on the current page. */
  readonly hidden?: number;
}

export type Action = 'add-tags' | 'remove-tags' | 'enable' | 'disable' | 'delete';

export interface PendingAction {
  readonly action: Action;
  readonly target: ActionTarget;
  /** Time of the choice: makes the dialog's key unique, because the user can choose an action twice. */
  readonly at: number;
}

export const targetOf = (location: Location): ActionTarget => ({
  ids: [location.id],
  location,
});

/** `“Harbour Street (HS-1)”`, `37 locations` */
export const targetName = ({ location, ids }: ActionTarget): string =>
  location ? `“${nameWithCode(location)}”` : formatCount(ids.length, 'location');
