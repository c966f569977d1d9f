import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { isKind, type ApiError } from './api-error.ts';
import { call } from './client.ts';
import { pollInterval } from './poll-interval.ts';
import { keyOf, query } from './query.ts';
import { queryClient } from './query-client.ts';
import { answerOrKnown } from './import-status.ts';
import { traceOfImport, type ImportTrace } from './import-trace.ts';
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

const importChanged = () => queryClient.invalidateQueries({ queryKey: importStatus.queryKey });

/** Which profiles are imported: asked again at once where they are on show, otherwise by whoever needs it then. */
const offersChanged = (refetchType: 'active' | 'none') =>
  queryClient.invalidateQueries({ queryKey: keyOf(googleLocations.show), refetchType });

/** ONB-6 */
export function useImportProfiles() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof googleLocations.import>['body']) =>
      call(googleLocations.import, { body }),
    onSuccess: () => {
      void offersChanged('none');
      return importChanged();
    },
    onError: (error) => {
      if (isKind(error, 'validation')) void offersChanged('active');
    },
  });
}

/** As long as somebody waits before a page that does not know; then it is said. */
const askedFor = { attempts: 20, everyMs: 1500 };

interface SentImport {
  readonly operation: string;
  readonly ids: readonly string[];
}

/** ONB-6: where the answer to an import is missing, the platform is asked what became of it. */
export function useTraceImport() {
  return useMutation({
    mutationFn: async ({ operation, ids }: SentImport): Promise<ImportTrace> => {
      const patiently = {
        staleTime: 0,
        retry: (failures: number, { kind }: ApiError) =>
          failures < askedFor.attempts && (kind === 'offline' || kind === 'server'),
        retryDelay: askedFor.everyMs,
      };
      const [status, { locations }] = await Promise.all([
        queryClient.query({ ...googleLocationQueries.importStatus(), ...patiently }),
        queryClient.query({ ...googleLocationQueries.operation(operation), ...patiently }),
      ]);
      return traceOfImport(ids, status, locations);
    },
  });
}
