import type { LoaderFunctionArgs } from 'react-router';
import { prefetchAttributes } from '../../data/attributes/queries.ts';
import { readLocationId } from '../../data/locations/location-id.ts';

/** Beside the requests for the location itself; the guard knows the capabilities by now. */
export function loadLocationAttributes({ params }: LoaderFunctionArgs): null {
  prefetchAttributes(readLocationId(params['location']));
  return null;
}
