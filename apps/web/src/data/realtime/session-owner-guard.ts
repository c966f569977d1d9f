import type { UserId } from '@placekeeper/contracts/core/id';
import { currentUserQueries } from '../current-user/queries.ts';
import { forgetLosses } from '../google-accounts/lost-authorizations.ts';
import { queryClient } from '../api/query-client.ts';
import { readText, writeText } from '../../lib/browser/web-storage.ts';

const lossesOf = 'placekeeper.google-authorizations-of';

let owner: UserId | undefined;

/** SESS-2: what the page shows, and what the browser remembers, is for its own user alone. The answer ends it. */
export function guardSessionOwner(userId: UserId): () => void {
  // Somebody else has logged in in this browser: nothing of what the page shows is theirs.
  if (owner !== undefined && owner !== userId) window.location.reload();
  owner = userId;
  forgetLossesOfOthers(userId);
  const left = new AbortController();
  const { signal } = left;
  addEventListener('pageshow', onShow, { signal });
  addEventListener('storage', (change) => endForOthers(userId, change), { signal });
  return () => left.abort();
}

/** The session is the browser's: what this page would write from now on would be written for somebody else. */
function endForOthers(userId: UserId, { key, newValue }: StorageEvent): void {
  if (key === lossesOf && newValue !== null && newValue !== String(userId))
    window.location.reload();
}

/**
 * "Back" brings a page as it was left, with all that it shows, whoever has logged out or in since. It stays hidden until
 * the platform has said that its user is still here; another user, or none, gets a page of their own.
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
