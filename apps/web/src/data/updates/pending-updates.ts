import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { isProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { isKind } from '../http/api-error.ts';
import { updatePages } from './read-all-pages.ts';

/** The maximum number of ids in a request, because more ids would make its URL too long. */
const mostNamed = 50;

export type PendingUpdates = ReadonlyMap<LocationId, readonly GoogleUpdate[]>;

/** By location, the pending updates of these fields, which an edit of the fields would replace. */
export async function readPendingUpdates(
  ids: readonly LocationId[],
  fields: readonly string[],
  signal?: AbortSignal,
): Promise<PendingUpdates> {
  const wanted = new Set(fields.filter(isProviderField));
  if (ids.length === 0 || wanted.size === 0) return new Map();
  const locations = new Set(ids);
  const filters = {
    active: true,
    field_names: [...wanted],
    ...(ids.length <= mostNamed && { locations: [...ids] }),
  };
  const found = new Map<GoogleUpdate['id'], GoogleUpdate>();
  try {
    for await (const { google_updates: updates } of updatePages(filters, signal)) {
      for (const update of updates)
        // Platforms may ignore filters that they don't know.
        if (locations.has(update.location.id) && isProviderField(update.field_name))
          if (wanted.has(update.field_name)) found.set(update.id, update);
    }
  } catch (error) {
    // Without a subscription there are no updates.
    if (!isKind(error, 'forbidden')) throw error;
  }
  return Map.groupBy(found.values(), ({ location }) => location.id);
}
