import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { queryOptions, useMutation } from '@tanstack/react-query';
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

/** ONB-6 */
export function useImportProfiles() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof googleLocations.import>['body']) =>
      call(googleLocations.import, { body }),
    onSuccess: () => {
      // Which profiles are imported is known only when it has ended: asked again by whoever needs it then.
      void queryClient.invalidateQueries({
        queryKey: keyOf(googleLocations.show),
        refetchType: 'none',
      });
      return queryClient.invalidateQueries({ queryKey: keyOf(googleLocations.importStatus) });
    },
  });
}
