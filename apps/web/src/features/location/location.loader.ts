import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../data/api/prefetch.ts';
import { loadCurrentUser } from '../../data/current-user/queries.ts';
import { readLocationId } from '../../data/locations/location-id.ts';
import { markViewed } from '../../data/locations/mark-viewed.ts';
import { locationQueries } from '../../data/locations/queries.ts';

/** DET-1: starts the location's requests at once, without awaiting their responses. */
export async function loadLocation({ params }: LoaderFunctionArgs): Promise<null> {
  const id = readLocationId(params['location']);
  prefetch(locationQueries.detail(id));
  prefetch(locationQueries.failedPatchAttempts(id));
  prefetch(locationQueries.currentPatchAttempts(id));
  markViewed(id);
  // The page waits for the user anyway. Without a subscription, the platform would refuse the call (PERM-2).
  const [{ updateQueries }, user] = await Promise.all([
    // A static import would put its contract into the first load.
    import('../../data/updates/queries.ts'),
    loadCurrentUser(),
  ]);
  if (user.has_gbp_management_subscription !== false) prefetch(updateQueries.ofLocation(id));
  return null;
}
