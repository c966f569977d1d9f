import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { query } from './query.ts';
import { queryClient } from './query-client.ts';

/** Events come sooner; these cover a lost socket (ONB-3). */
const pollEvery = { operation: 3000, importStatus: 5000 } as const;

export const googleLocationQueries = {
  /** What a fetch has found so far. */
  operation: (operationId: string) =>
    queryOptions({
      ...query(googleLocations.show, { params: { operationId } }),
      refetchInterval: ({ state }) =>
        // Absent means complete.
        state.data?.operation?.complete === false ? pollEvery.operation : false,
    }),
  /** IMP-1 */
  importStatus: () =>
    queryOptions({
      ...query(googleLocations.importStatus),
      refetchInterval: ({ state }) =>
        state.data && !importProgress(state.data).isComplete ? pollEvery.importStatus : false,
    }),
};

/** ONB-3: answers `{ operation }`, whose id names the fetch. */
export function useFetchProfiles() {
  return useMutation({
    mutationFn: (googleAccount: GoogleTokenId) =>
      call(googleLocations.fetch, { body: { google_account: googleAccount } }),
  });
}

/** ONB-6 */
export function useImportProfiles() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof googleLocations.import>['body']) =>
      call(googleLocations.import, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['googleLocations'] }),
  });
}
