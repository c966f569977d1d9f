import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { isKind } from './api-error.ts';
import { call } from './client.ts';
import { loadCurrentUser } from './current-user.ts';
import { noteDisconnected } from './disconnected-accounts.ts';
import { justConnected } from './just-connected.ts';
import { noteAccounts } from './lost-authorizations.ts';
import { loadCurrent } from './prefetch.ts';
import { keyOf, query } from './query.ts';
import { queryClient } from './query-client.ts';
import { runMutation } from './run-mutation.ts';

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

/**
 * ONB-2: exchanges the code of the consent page; connecting an account again renews it.
 * Answers the account, or null where it cannot be told from the others.
 */
export async function connectGoogleAccount(code: string): Promise<GoogleToken | null> {
  const before = await loadCurrent(googleTokenQueries.list());
  await runMutation(
    (authorization_code: string) => call(googleTokens.create, { body: { authorization_code } }),
    code,
  );
  await accountsChanged();
  const after = await loadCurrent(googleTokenQueries.list());
  return justConnected(before.tokens, after.tokens);
}

/** GACC-1: one that is gone already was disconnected elsewhere, and that is what was wanted. */
export function useDisconnectGoogleAccount() {
  return useMutation({
    mutationFn: async ({ id }: GoogleToken) => {
      try {
        await call(googleTokens.remove, { params: { id } });
      } catch (error) {
        if (!isKind(error, 'not-found')) throw error;
      }
    },
    onSuccess: async (_, { email, locations_count: locations }) => {
      if (locations > 0) noteDisconnected((await loadCurrentUser()).id, email);
      return accountsChanged();
    },
  });
}

/** GACC-2: an account decides how its locations can be managed. */
const accountsChanged = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['googleTokens'] }),
    queryClient.invalidateQueries({ queryKey: ['locations'] }),
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser.subscriptionMeta) }),
  ]);
