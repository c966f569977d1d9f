import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { isResolved, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { resolutions } from '../../../data/updates/decide-update.ts';

/** UPD-3: resolves the updates with a decision that the platform may not have received yet. */
export const withDecisions = (
  pending: readonly GoogleUpdate[],
  actionFor: (update: GoogleUpdate) => UpdateAction | undefined,
): readonly GoogleUpdate[] =>
  pending.map((update) => {
    const action = actionFor(update);
    return action ? { ...update, resolution: { resolved_action: resolutions[action] } } : update;
  });

/** Locations without an update to review, although the platform may still count a decided one. */
export function reviewedLocations(updates: readonly GoogleUpdate[]): ReadonlySet<LocationId> {
  const left = new Set(
    updates.filter((update) => !isResolved(update)).map(({ location }) => location.id),
  );
  return new Set(updates.map(({ location }) => location.id).filter((id) => !left.has(id)));
}
