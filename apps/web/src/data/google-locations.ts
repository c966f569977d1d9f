import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { queryOptions } from '@tanstack/react-query';
import { isKind } from './api-error.ts';
import { call } from './client.ts';
import { pollInterval } from './poll-interval.ts';
import { query } from './query.ts';
import { queryClient } from './query-client.ts';
import { answerOrKnown } from './import-status.ts';
import { runMutation } from './run-mutation.ts';

const importStatus = query(googleLocations.importStatus);
export const googleLocationQueries = {
  /** What a fetch has found so far. */
  operation: (operationId: string) =>
    queryOptions({
      ...query(googleLocations.show, { params: { operationId } }),
      refetchInterval: ({ state }) =>
        // Absent means complete; one that is gone says nothing more.
        state.data?.operation?.complete === false && !isKind(state.error, 'not-found')
          ? pollInterval()
          : false,
    }),
  /** IMP-1 */
  importStatus: () =>
    queryOptions({
      ...importStatus,
      queryFn: async ({ signal }) => {
        const known = () => queryClient.getQueryData(importStatus.queryKey);
        const before = known();
        const answer = await call(googleLocations.importStatus, {}, { signal });
        return answerOrKnown(answer, { before, now: known() });
      },
      refetchInterval: ({ state }) =>
        state.data && !importProgress(state.data).isComplete ? pollInterval() : false,
    }),
};

/** ONB-3: answers `{ operation }`, whose id names the fetch; one that runs already is joined. */
export const startFetching = (googleAccount: GoogleTokenId) =>
  runMutation(
    (google_account: GoogleTokenId) => call(googleLocations.fetch, { body: { google_account } }),
    googleAccount,
  );
