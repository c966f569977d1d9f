import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { useMutation } from '@tanstack/react-query';
import { isKind, type ApiError } from '../http/api-error.ts';
import { backgroundPausedFor } from '../http/rate-limit-gate.ts';
import { call } from '../api/client.ts';
import { googleLocationQueries, completedFetches } from './queries.ts';
import { outcomeOfImport, type ImportOutcome } from './import-outcome.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { runMutation } from '../api/run-mutation.ts';

const importChanged = () =>
  queryClient.invalidateQueries({ queryKey: googleLocationQueries.importStatus().queryKey });

/** Requests the fetched profiles again: at once if they are visible (`active`), or when next needed (`none`). */
const offersChanged = (refetchType: 'active' | 'none') =>
  queryClient.invalidateQueries({ queryKey: keyOf(googleLocations.show), refetchType });

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

/** How long the page retries before it says that the outcome is unknown. */
const askedFor = { attempts: 20, everyMs: 1500 };

interface SentImport {
  readonly operation: string;
  readonly ids: readonly string[];
}

/** ONB-6: reads the outcome of an import whose response was lost. */
export function useTraceImport() {
  return useMutation({
    mutationFn: async ({ operation, ids }: SentImport): Promise<ImportOutcome> => {
      const patiently = {
        staleTime: 0,
        retry: (failures: number, { kind }: ApiError) =>
          failures < askedFor.attempts && (kind === 'offline' || kind === 'server'),
        retryDelay: () => Math.max(askedFor.everyMs, backgroundPausedFor()),
      };
      const [status, { locations }] = await Promise.all([
        queryClient.query({ ...googleLocationQueries.importStatus(), ...patiently }),
        queryClient.query({ ...googleLocationQueries.operation(operation), ...patiently }),
      ]);
      return outcomeOfImport(ids, status, locations);
    },
    meta: { changesNothing: true },
    // Not read at once, because a running import changes the profiles further.
    onSuccess: () => void offersChanged('none'),
  });
}

/** ONB-3: returns `{ operation }` with the id of the new fetch, or of a fetch that is already running. */
export async function startFetching(googleAccount: GoogleTokenId) {
  const answer = await runMutation(
    (google_account: GoogleTokenId) => call(googleLocations.fetch, { body: { google_account } }),
    googleAccount,
  );
  if (answer.operation.complete) completedFetches.set(answer.operation.id, answer.operation);
  return answer;
}
