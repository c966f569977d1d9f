import type { LoaderFunctionArgs } from 'react-router';
import { readLocationId } from '../../data/locations/location-id.ts';
import { prefetch } from '../../data/api/prefetch.ts';
import { serviceQueries } from '../../data/services/queries.ts';
import { forgetFailedChanges } from '../../data/services/mutations.ts';

/** Beside the requests for the location itself, which tell whether there are suggestions to ask for (SVC-5). */
export function loadLocationServices({ params }: LoaderFunctionArgs): null {
  const id = readLocationId(params['location']);
  forgetFailedChanges(id);
  prefetch(serviceQueries.ofLocation(id));
  return null;
}
