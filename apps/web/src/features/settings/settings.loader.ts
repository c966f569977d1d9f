import { currentUserQueries } from '../../data/current-user.ts';
import { googleTokenQueries } from '../../data/google-tokens.ts';
import { notificationQueries } from '../../data/notification-settings.ts';
import { prefetch } from '../../data/prefetch.ts';

export function loadSettings(): null {
  prefetch(notificationQueries.list(null));
  prefetch(googleTokenQueries.list());
  prefetch(currentUserQueries.subscriptionMeta());
  return null;
}
