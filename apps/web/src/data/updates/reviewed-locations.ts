import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { isResolved, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { localToday } from '../../lib/text/calendar-day.ts';
import { queryClient } from '../api/query-client.ts';
import { batchDecisions, heldDecisions, isInHeldRejection } from './held-decisions.ts';
import { isWhole } from './read-all-pages.ts';
import { recentUpdates } from './recent-updates.ts';
import { decisionKey } from './pending-decisions.ts';
import { currentDecisions } from './update-decisions.ts';

/** Returns the decision about an update that the platform may not have received yet. */
export type DecisionOf = (update: GoogleUpdate) => UpdateAction | undefined;

/** Locations without an update to review, although the platform may still count a decided one. */
export function reviewedLocations(
  pending: readonly GoogleUpdate[],
  decisionOf: DecisionOf,
): ReadonlySet<LocationId> {
  const left = new Set<LocationId>();
  const resolved = new Set<LocationId>();
  for (const update of pending)
    (isResolved(update) || decisionOf(update) ? resolved : left).add(update.location.id);
  return new Set([...resolved].filter((id) => !left.has(id)));
}

const none: ReadonlySet<LocationId> = new Set();

/** UPD-3: reads the same updates as home, so that both agree. Empty if there are too many for home to read. */
export async function readReviewed(): Promise<ReadonlySet<LocationId>> {
  const open = [...heldDecisions.get(), ...batchDecisions.get()];
  if (open.length + queryClient.isMutating({ mutationKey: decisionKey }) === 0) return none;
  const { pending } = await queryClient.query(recentUpdates(localToday(), false));
  if (!isWhole(pending)) return none;
  const decided = currentDecisions();
  return reviewedLocations(
    pending.updates,
    (update) => decided.get(update.id) ?? (isInHeldRejection(update, open) ? 'reject' : undefined),
  );
}
