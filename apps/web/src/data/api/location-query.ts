import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';
import { isKind } from '../http/api-error.ts';

/** If the platform no longer has the location, its screen reads it again and explains this. */
export const noteIfGone = <Answer>(id: LocationId, read: Promise<Answer>): Promise<Answer> =>
  read.catch((error: unknown) => {
    if (isKind(error, 'not-found'))
      void queryClient.invalidateQueries({ queryKey: keyOf(locations.show, { params: { id } }) });
    throw error;
  });
