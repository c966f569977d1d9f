import { UserId } from '@placekeeper/contracts/core/id';
import { afterEach, beforeEach } from 'vitest';
import { queryClient } from '../data/api/query-client.ts';
import { runJobs } from '../data/batch/runner.ts';
import { currentUserQueries } from '../data/current-user/queries.ts';

/**
 * Logs in a new user before each test and runs the user's jobs until the test ends. Returns the current user. The ids
 * count up from `first`, because all files of the browser share its journals.
 */
export function runJobsOfNewUsers(first: number): () => UserId {
  let user = UserId.parse(first);
  let leaving = new AbortController();
  beforeEach(() => {
    user = UserId.parse(user + 1);
    leaving = new AbortController();
    queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: user } });
    void runJobs(user, leaving.signal);
  });
  afterEach(() => leaving.abort());
  return () => user;
}
