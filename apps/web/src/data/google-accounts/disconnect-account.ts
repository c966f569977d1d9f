import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { useMutation } from '@tanstack/react-query';
import { accountLabel } from './account-label.ts';
import { isKind } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { loadCurrentUser } from '../current-user/queries.ts';
import { noteDisconnected } from './disconnected-accounts.ts';
import { accountsChanged, managedCount } from './queries.ts';

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
    onSuccess: async (_, account) => {
      if (managedCount(account) !== 0)
        noteDisconnected((await loadCurrentUser()).id, accountLabel(account));
      return accountsChanged();
    },
  });
}
