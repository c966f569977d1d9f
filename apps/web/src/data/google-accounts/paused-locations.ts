import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { accountLabel } from './account-label.ts';
import { useCurrentUser } from '../current-user/queries.ts';
import { useDisconnected } from './disconnected-accounts.ts';
import { googleTokenQueries, managedCount } from './queries.ts';
import { locationQueries } from '../locations/queries.ts';
import { usePrefetched } from '../api/prefetch.ts';

interface PausedCount {
  readonly count: number;
  /** True if `count` may be too low, because the number of managed locations of an account is unknown. */
  readonly isMinimum: boolean;
}

export interface PausedLocations extends PausedCount {
  /** Addresses of the locations' former accounts, as far as this browser knows them. */
  readonly emails: readonly string[];
  /** True if any account is connected; that account may have access to the locations. */
  readonly hasAccounts: boolean;
}

/** GACC-2: counts the paused locations that belong to no listed account, because their account was disconnected. */
export function pausedWithoutAccount(
  paused: number,
  tokens: readonly Pick<GoogleToken, 'status' | 'locations_count' | 'managed_locations_count'>[],
): PausedCount {
  const lost = tokens.filter(({ status }) => status === 'lost-authorization');
  const listed = lost.reduce(
    (sum, token) => sum + (managedCount(token) ?? token.locations_count ?? Infinity),
    0,
  );
  const isMinimum = lost.some((token) => managedCount(token) === undefined);
  return { count: Math.max(0, paused - listed), isMinimum };
}

/** The loader must start `googleTokenQueries.list` and `locationQueries.standing`. */
export function usePausedWithoutAccount(): PausedLocations {
  const user = useCurrentUser();
  const tokens = usePrefetched(googleTokenQueries.list()).data?.tokens;
  const paused = usePrefetched(locationQueries.standing()).data?.paused ?? 0;
  const emails = useDisconnected(user.id, tokens?.map(accountLabel) ?? []);
  const counted = tokens ? pausedWithoutAccount(paused, tokens) : { count: 0, isMinimum: false };
  return { ...counted, emails, hasAccounts: tokens !== undefined && tokens.length > 0 };
}
