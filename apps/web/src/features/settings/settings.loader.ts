import { currentUserQueries } from '../../data/current-user/queries.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { notificationQueries } from '../../data/notification-settings/queries.ts';
import { prefetch } from '../../data/api/prefetch.ts';

export function loadSettings(): null {
  prefetch(notificationQueries.list(null));
  prefetch(googleTokenQueries.list());
  prefetch(currentUserQueries.subscriptionMeta());
  return null;
}
