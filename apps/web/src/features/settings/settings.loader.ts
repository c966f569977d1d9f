import { currentUserQueries } from '../../data/current-user.ts';
import { googleTokenQueries } from '../../data/google-tokens.ts';
import { prefetch } from '../../data/prefetch.ts';

export function loadSettings(): null {
  prefetch(googleTokenQueries.list());
  prefetch(currentUserQueries.subscriptionMeta());
  return null;
}
