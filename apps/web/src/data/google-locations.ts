import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { queryOptions } from '@tanstack/react-query';
import { isKind } from './api-error.ts';
import { call } from './client.ts';
import { pollInterval } from './poll-interval.ts';
import { keyOf, query } from './query.ts';
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
        const now = known();
        // RT-2: what no event has told.
        if (before && now === before && answer.complete !== before.complete) countAnew();
        return answerOrKnown(answer, { before, now });
      },
      refetchInterval: ({ state }) =>
        state.data && !importProgress(state.data).isComplete ? pollInterval() : false,
    }),
};

/** What an import adds to. */
function countAnew(): void {
  for (const queryKey of [keyOf(locations.list), ['currentUser']])
    void queryClient.invalidateQueries({ queryKey });
}

/** ONB-3: answers `{ operation }`, whose id names the fetch; one that runs already is joined. */
export const startFetching = (googleAccount: GoogleTokenId) =>
  runMutation(
    (google_account: GoogleTokenId) => call(googleLocations.fetch, { body: { google_account } }),
    googleAccount,
  );
