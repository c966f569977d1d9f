import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Location } from '@placekeeper/contracts/model/location';
import { hashKey } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { isKind } from '../http/api-error.ts';
import {
  invalidateLocation,
  invalidateLocationLists,
  invalidatePatchAttempts,
  rememberLocation,
} from './location-cache.ts';
import { announceLocationChange } from './location-changes.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { readIntoCache } from '../api/write-cache.ts';

interface Written {
  readonly location?: Location | undefined;
}

/** Reads the location again if the platform's response to a write lacks it; a failed read does not fail the write. */
export async function withLocation<Answer extends Written>(
  id: LocationId,
  write: Promise<Answer>,
): Promise<Answer> {
  const answer = await write;
  if (answer.location) return answer;
  const read = await call(locations.show, { params: { id } }).catch(() => undefined);
  return { ...answer, location: read?.location };
}

/**
 * DET-2: before a save, updates all cached copies to the platform's current values. If the location is gone, its screen
 * reads it again and says so.
 */
export async function readLocationAgain(id: LocationId): Promise<Location> {
  const endpoint = locations.show;
  const queryKey = keyOf(endpoint, { params: { id } });
  const read = () =>
    call(endpoint, { params: { id } }).catch((error: unknown) => {
      if (isKind(error, 'not-found')) void invalidateLocation(id);
      throw error;
    });
  const { location } = await readIntoCache(queryKey, read, (answer) => {
    const shown = queryClient.getQueryData<Written>(queryKey);
    if (hashKey([shown?.location]) === hashKey([answer.location])) return;
    rememberLocation(answer.location);
    // Refetches the data that depends on the location.
    void invalidateLocationLists();
    void invalidatePatchAttempts(id);
  });
  return location;
}

/** Updates all cached copies, or refetches them if the platform's response lacked the location. */
export function cacheWrittenLocation(id: LocationId, { location }: Written): void {
  if (location) {
    rememberLocation(location);
    return;
  }
  announceLocationChange({ kind: 'outdated', id });
  void invalidateLocation(id);
  void invalidateLocationLists();
}
