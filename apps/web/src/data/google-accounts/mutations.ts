import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { call } from '../api/client.ts';
import { putAnswer } from '../api/write-cache.ts';
import { changedElsewhere, isKind } from '../http/api-error.ts';
import { findConnectedAccount, newlyActive } from './find-connected-account.ts';
import { loadCurrent } from '../api/prefetch.ts';
import { runMutation } from '../api/run-mutation.ts';
import { googleTokenQueries, accountsChanged, managedCount } from './queries.ts';
import { sendHeldFirst } from '../updates/send-held.ts';
import { useMutation } from '@tanstack/react-query';
import { accountLabel } from './account-label.ts';
import { isOutcomeUnknown } from '../http/recover-lost-response.ts';
import { loadCurrentUser } from '../current-user/queries.ts';
import { noteDisconnected } from './disconnected-accounts.ts';

/**
 * ONB-2: exchanges the code of the consent page, which connects an account or renews its connection. Returns null if
 * the account cannot be identified.
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
    // The other refusals say that no account was connected.
    if (!isOutcomeUnknown(error) && !isKind(error, 'validation')) throw error;
    // ERR-4: after a lost response, the browser may repeat the request and get the error that the code was used.
    const after = await accountsAfter().catch(() => []);
    const account = newlyActive(before.tokens, after);
    if (account) return account;
    throw error;
  }
  return findConnectedAccount(before.tokens, await accountsAfter());
}

/**
 * GACC-1: reads the account again, and asks the user if it manages other locations than the dialog said. An account
 * that was disconnected elsewhere counts as disconnected.
 */
export async function disconnectSeen(shown: GoogleToken): Promise<void> {
  const { id } = shown;
  await sendHeldFirst();
  const answer = await call(googleTokens.list, {});
  const now = answer.tokens.find((token) => token.id === id);
  if (now && (now.status !== shown.status || managedCount(now) !== managedCount(shown))) {
    putAnswer(googleTokenQueries.list().queryKey, answer);
    throw changedElsewhere();
  }
  try {
    await call(googleTokens.remove, { params: { id } });
  } catch (error) {
    if (!isKind(error, 'not-found')) throw error;
  }
}

export function useDisconnectGoogleAccount() {
  return useMutation({
    mutationFn: disconnectSeen,
    onSuccess: async (_, account) => {
      if (managedCount(account) !== 0)
        noteDisconnected((await loadCurrentUser()).id, accountLabel(account));
      return accountsChanged();
    },
  });
}
