import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { updateLosses } from './lost-authorizations.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { keyOf, query } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';

export const googleTokenQueries = {
  list: () =>
    queryOptions({
      ...query(googleTokens.list),
      queryFn: async ({ signal }) => {
        const answer = await call(googleTokens.list, {}, { signal });
        updateLosses(answer.tokens);
        return answer;
      },
    }),
};

/** GACC-2: only managed locations can be paused. Undefined if the platform does not count them. */
export const managedCount = (
  token: Pick<GoogleToken, 'locations_count' | 'managed_locations_count'>,
): number | undefined =>
  token.managed_locations_count ?? (token.locations_count === 0 ? 0 : undefined);

/** GACC-2: also refetches the locations, because their account decides whether they can be managed. */
export function accountsChanged() {
  announceLocationChange({ kind: 'all-outdated' });
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ['googleTokens'] }),
    queryClient.invalidateQueries({ queryKey: ['locations'] }),
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser.subscriptionMeta) }),
  ]);
}

/** ONB-3: an account may be gone, so the list is requested again when it is next shown. */
export const invalidateAccounts = (): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: googleTokenQueries.list().queryKey,
    refetchType: 'none',
  });
