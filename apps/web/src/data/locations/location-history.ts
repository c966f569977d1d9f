import type { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { locationHistory } from '@placekeeper/contracts/rules/location-history';
import { queryOptions } from '@tanstack/react-query';
import { isKind } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { readFailedPatchAttempts } from '../location-cache/failed-patch-attempts.ts';
import { readJournaledEdits } from '../location-cache/edit-journal.ts';
import { queryClient } from '../api/query-client.ts';
import { updatePages } from '../updates/read-all-pages.ts';
import { locationQueries } from './queries.ts';

export interface LocationHistory {
  readonly entries: readonly HistoryEntry[];
  /** False without a subscription; the entries then lack changes on Google. */
  readonly includesUpdates: boolean;
}

/** The changes of a location, from the platform and from this browser's journal of edits. */
export const historyOf = (id: LocationId) =>
  queryOptions<LocationHistory>({
    queryKey: ['history', id],
    queryFn: async ({ signal }) => {
      const params = { id };
      const [updates, edits, current, failed, { location }] = await Promise.all([
        readUpdates(id, signal),
        readJournaledEdits(id),
        call(locations.currentPatchAttempts, { params }, { signal }),
        readFailedPatchAttempts(id, signal),
        queryClient.query(locationQueries.detail(id)),
      ]);
      const entries = locationHistory({
        updates: updates ?? [],
        edits,
        pendingFields:
          current.patch_attempts && new Set(current.patch_attempts.flatMap(({ fields }) => fields)),
        failed,
        isManaged: location.gbp_management_status === 'enabled',
      });
      return { entries, includesUpdates: updates !== null };
    },
  });

/** Null without a subscription. */
async function readUpdates(
  id: LocationId,
  signal: AbortSignal,
): Promise<readonly GoogleUpdate[] | null> {
  const found = new Map<GoogleUpdateId, GoogleUpdate>();
  try {
    for (const active of [true, false])
      for await (const page of updatePages({ locations: [id], active }, signal))
        for (const update of page.google_updates) found.set(update.id, update);
    return [...found.values()];
  } catch (error) {
    if (isKind(error, 'forbidden')) return null;
    throw error;
  }
}
