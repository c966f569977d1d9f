import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import type { User } from '@placekeeper/contracts/model/user';
import { call } from '../api/client.ts';
import { load, useLoaded } from '../api/prefetch.ts';
import { query } from '../api/query.ts';
import { isPauseShort, queryClient } from '../api/query-client.ts';
import { isSessionOpen, noteSessionOwner, sessionOpened } from '../session/session.ts';

export const currentUserQueries = {
  /** The first read opens the session, so the page reads the user before anything else. */
  show: () => ({
    ...query(currentUser.show),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await call(currentUser.show, {}, { signal, opensSession: !isSessionOpen() });
      noteSessionOwner(answer.user.id);
      sessionOpened();
      return answer;
    },
  }),
  subscriptionMeta: () => ({
    ...query(currentUser.subscriptionMeta),
    // The user buys slots in another tab, and no event reports them.
    refetchOnWindowFocus: () => isPauseShort() && ('always' as const),
  }),
};

export const loadCurrentUser = async (): Promise<User> =>
  (await load(currentUserQueries.show())).user;

/** The root loader has waited for the user, so any component can read it. */
export const useCurrentUser = (): User => useLoaded(currentUserQueries.show()).user;

/** Reading all locations of a larger account takes seconds. */
export const mostReadAtOnce = 1000;

/**
 * Reading more locations takes over 50 requests, so home reads them only if the user asks. It still uses locations that
 * another screen has read.
 */
export const mostReadByHome = 5000;

export const refreshCurrentUser = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['currentUser'] });
