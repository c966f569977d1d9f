import type { UserId } from '@placekeeper/contracts/core/id';
import { currentUserQueries } from '../current-user/queries.ts';
import { forgetLosses } from '../google-accounts/lost-authorizations.ts';
import { queryClient } from '../api/query-client.ts';
import { readText, writeText } from '../../lib/browser/web-storage.ts';

const lossesOf = 'placekeeper.google-authorizations-of';

let owner: UserId | undefined;

/**
 * SESS-2: hides this user's page and stored data from other users of the browser. Returns a function that stops the
 * guard.
 */
export function guardSessionOwner(userId: UserId): () => void {
  if (owner !== undefined) endForOther(owner, userId);
  owner = userId;
  forgetLossesOfOthers(userId);
  const left = new AbortController();
  const { signal } = left;
  addEventListener('pageshow', onShow, { signal });
  addEventListener('storage', (change) => endForOthers(userId, change), { signal });
  return () => left.abort();
}

/** Reloads if another user has logged in in this browser, who must not see this page's data. */
export function endForOther(ofPage: UserId, current: UserId): void {
  if (current !== ofPage) window.location.reload();
}

/**
 * Reloads when another user logs in in another tab: the tabs share the session, so this page would write for that
 * user.
 */
function endForOthers(userId: UserId, { key, newValue }: StorageEvent): void {
  if (key === lossesOf && newValue !== null && newValue !== String(userId))
    window.location.reload();
}

/**
 * The back/forward cache restores a page with all its data, whoever has logged in or out since. The page stays hidden
 * until the platform confirms its user, and reloads for anybody else.
 */
function onShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  document.body.hidden = true;
  queryClient.query({ ...currentUserQueries.show(), staleTime: 0, retry: false }).then(
    ({ user }) => {
      if (user.id === owner) document.body.hidden = false;
      else window.location.reload();
    },
    () => window.location.reload(),
  );
}

function forgetLossesOfOthers(userId: UserId): void {
  const before = readText('localStorage', lossesOf);
  if (before !== null && before !== String(userId)) forgetLosses();
  writeText('localStorage', lossesOf, String(userId));
}
