import type { LoaderFunctionArgs } from 'react-router';
import { attributeQueries } from '../../data/attributes.ts';
import { readLocationId } from '../../data/location-id.ts';
import { prefetch } from '../../data/prefetch.ts';

/** Beside the requests for the location itself. */
export function loadLocationAttributes({ params }: LoaderFunctionArgs): null {
  prefetch(attributeQueries.ofLocation(readLocationId(params['location'])));
  return null;
}
