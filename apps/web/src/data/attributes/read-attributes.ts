import type { LocationId } from '@placekeeper/contracts/core/id';
import { enqueueWithRetry } from '../api/throttle.ts';
import { fetchAttributes, type LocationAttributes } from './queries.ts';

/** Reads in the shared queue, because jobs and previews read many locations. */
export const readAttributes = (id: LocationId, signal?: AbortSignal): Promise<LocationAttributes> =>
  enqueueWithRetry(() => fetchAttributes(id, signal), { signal });
