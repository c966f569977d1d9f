import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { findConnectedAccount, newlyActive } from './find-connected-account.ts';
import { noteAccounts } from './lost-authorizations.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { loadCurrent } from '../api/prefetch.ts';
import { keyOf, query } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { runMutation } from '../api/run-mutation.ts';

export const googleTokenQueries = {
  list: () =>
    queryOptions({
      ...query(googleTokens.list),
      queryFn: async ({ signal }) => {
        const answer = await call(googleTokens.list, {}, { signal });
        noteAccounts(answer.tokens);
        return answer;
      },
    }),
};

/** GACC-2: without management there is nothing to pause; a platform that counts them together is taken at its word. */
export const managedCount = (
  token: Pick<GoogleToken, 'locations_count' | 'managed_locations_count'>,
): number | undefined => token.managed_locations_count ?? token.locations_count;

/**
 * ONB-2: exchanges the code of the consent page; connecting an account again renews it.
 * Answers the account, or null where it cannot be told from the others.
 */
export async function connectGoogleAccount(code: string): Promise<GoogleToken | null> {
  const before = await loadCurrent(googleTokenQueries.list());
  const accountsAfter = async () => {
    await accountsChanged();
    return (await loadCurrent(googleTokenQueries.list())).tokens;
  };
  try {
    await runMutation(
      (authorization_code: string) => call(googleTokens.create, { body: { authorization_code } }),
      code,
    );
  } catch (error) {
    // ERR-4: the answer can be lost, and a browser that asks again by itself hears that the code is used.
    const after = await accountsAfter().catch(() => []);
    const account = newlyActive(before.tokens, after);
    if (account) return account;
    throw error;
  }
  return findConnectedAccount(before.tokens, await accountsAfter());
}

/** GACC-2: an account decides how its locations can be managed. */
export function accountsChanged() {
  announceLocationChange({ kind: 'all-outdated' });
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ['googleTokens'] }),
    queryClient.invalidateQueries({ queryKey: ['locations'] }),
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser.subscriptionMeta) }),
  ]);
}
