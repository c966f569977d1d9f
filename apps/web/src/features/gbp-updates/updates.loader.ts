import type { LoaderFunctionArgs } from 'react-router';
import { loadCurrentUser } from '../../data/current-user/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { prefetch } from '../../data/api/prefetch.ts';
import { updateQueries } from '../../data/updates/queries.ts';
import {
  namedLocations,
  readReviewState,
  toListQuery,
  toMetaQuery,
} from './filters/review-state.ts';

async function loadReview(address: string, archive: boolean): Promise<null> {
  // UPD-11: without a subscription, the platform would refuse the requests.
  const user = await loadCurrentUser();
  if (user.has_gbp_management_subscription === false) return null;
  const state = readReviewState(new URL(address).search);
  prefetch(updateQueries.review(toListQuery(state, archive)));
  prefetch(updateQueries.meta(toMetaQuery(state, archive)));
  for (const id of namedLocations(state)) prefetch(locationQueries.detail(id));
  return null;
}

export const loadUpdates = ({ request }: LoaderFunctionArgs) => loadReview(request.url, false);
export const loadArchive = ({ request }: LoaderFunctionArgs) => loadReview(request.url, true);
