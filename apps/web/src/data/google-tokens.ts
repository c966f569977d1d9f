import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { query } from './query.ts';
import { queryClient } from './query-client.ts';

export const googleTokenQueries = {
  list: () => query(googleTokens.list),
};

/** ONB-2: `mutate(code)` with the code of the consent page. Connecting an account again renews it. */
export function useConnectGoogleAccount() {
  return useMutation({
    mutationFn: (code: string) => call(googleTokens.create, { body: { authorization_code: code } }),
    onSuccess: accountsChanged,
  });
}

/** GACC-1 */
export function useDisconnectGoogleAccount() {
  return useMutation({
    mutationFn: (id: GoogleTokenId) => call(googleTokens.remove, { params: { id } }),
    onSuccess: accountsChanged,
  });
}

/** GACC-2: an account decides how its locations can be managed. */
const accountsChanged = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['googleTokens'] }),
    queryClient.invalidateQueries({ queryKey: ['locations'] }),
  ]);
