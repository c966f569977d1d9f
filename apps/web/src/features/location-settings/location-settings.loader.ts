import type { LoaderFunctionArgs } from 'react-router';
import { readLocationId } from '../../data/locations/location-id.ts';
import { notificationQueries } from '../../data/notification-settings/queries.ts';
import { prefetch } from '../../data/api/prefetch.ts';

export function loadLocationSettings({ params }: LoaderFunctionArgs): null {
  const id = readLocationId(params['location']);
  prefetch(notificationQueries.list(id));
  prefetch(notificationQueries.list(null));
  prefetch(notificationQueries.exclusions(id));
  return null;
}
