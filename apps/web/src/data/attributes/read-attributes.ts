import type { LocationId } from '@placekeeper/contracts/core/id';
import { attributes } from '@placekeeper/contracts/endpoints/attributes';
import { call } from '../api/client.ts';
import { enqueueWithRetry } from '../api/throttle.ts';
import type { LocationAttributes } from './queries.ts';

/** Reads in the shared queue, because jobs and previews read many locations. */
export const readAttributes = (
  id: LocationId,
  signal: AbortSignal | undefined,
): Promise<LocationAttributes> =>
  enqueueWithRetry(() => call(attributes.show, { params: { id } }, signal ? { signal } : {}), {
    signal,
  });
