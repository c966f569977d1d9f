import type { LoaderFunctionArgs } from 'react-router';
import { readLocationId } from '../../data/location-id.ts';
import { notificationQueries } from '../../data/notification-settings.ts';
import { prefetch } from '../../data/prefetch.ts';

export function loadLocationSettings({ params }: LoaderFunctionArgs): null {
  const id = readLocationId(params['location']);
  prefetch(notificationQueries.list(id));
  prefetch(notificationQueries.list(null));
  prefetch(notificationQueries.exclusions(id));
  return null;
}
