import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { accountLabel } from './account-label.ts';
import { useCurrentUser } from '../current-user/queries.ts';
import { useDisconnected } from './disconnected-accounts.ts';
import { googleTokenQueries, managedCount } from './queries.ts';
import { locationQueries } from '../locations/queries.ts';
import { usePrefetched } from '../api/prefetch.ts';

export interface PausedLocations {
  readonly count: number;
  /** Addresses of the locations' former accounts, as far as this browser knows them. */
  readonly emails: readonly string[];
  /** True if any account is connected; that account may have access to the locations. */
  readonly hasAccounts: boolean;
}

/** GACC-2: counts the paused locations that belong to no listed account, because their account was disconnected. */
export const withoutAccount = (
  paused: number,
  tokens: readonly Pick<GoogleToken, 'status' | 'locations_count' | 'managed_locations_count'>[],
): number =>
  tokens
    .filter(({ status }) => status === 'lost-authorization')
    .reduce((left, token) => Math.max(0, left - (managedCount(token) ?? left)), paused);

/** The loader must start `googleTokenQueries.list` and `locationQueries.standing`. */
export function usePausedWithoutAccount(): PausedLocations {
  const user = useCurrentUser();
  const tokens = usePrefetched(googleTokenQueries.list()).data?.tokens;
  const paused = usePrefetched(locationQueries.standing()).data?.paused ?? 0;
  const emails = useDisconnected(user.id, tokens?.map(accountLabel) ?? []);
  const count = tokens ? withoutAccount(paused, tokens) : 0;
  return { count, emails, hasAccounts: tokens !== undefined && tokens.length > 0 };
}
