import { isKeyPrefix } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { currentUserQueries } from '../current-user/queries.ts';
import { isKind } from '../http/api-error.ts';

/** PERM-2: a 403 may mean that the user's subscription has ended, or another role, which no event reports. */
export function watchRefusals(onRefusal: () => void): () => void {
  const user = currentUserQueries.show().queryKey;
  const stops = [
    queryClient.getQueryCache().subscribe(({ query, ...event }) => {
      if (!('action' in event) || event.action.type !== 'error') return;
      if (isKind(event.action.error, 'forbidden') && !isKeyPrefix(user, query.queryKey))
        onRefusal();
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isKind(event.action.error, 'forbidden')) onRefusal();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
