import type { LoaderFunctionArgs } from 'react-router';
import { readLocationId } from '../../data/locations/location-id.ts';
import { mediaQueries } from '../../data/media/queries.ts';
import { prefetch } from '../../data/api/prefetch.ts';
import { readMediaState, toMediaFilters } from './media-state.ts';

export function loadLocationMedia({ params, request }: LoaderFunctionArgs): null {
  const filters = toMediaFilters(readMediaState(new URL(request.url).search));
  prefetch(mediaQueries.ofLocation(readLocationId(params['location']), filters));
  return null;
}
