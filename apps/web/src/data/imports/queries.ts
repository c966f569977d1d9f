import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Operation } from '@placekeeper/contracts/model/google-location';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { queryOptions } from '@tanstack/react-query';
import { isKind, isSessionOver, type ApiError } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { whenResumed } from '../http/rate-limit-gate.ts';
import { keyOf, query } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { readCounts, type ImportCounts } from './import-counts.ts';
import { newerStatus } from './import-status.ts';
import { receivesEvents } from '../http/realtime-connection.ts';

const importStatus = query(googleLocations.importStatus);

interface Fetched extends SuccessOf<typeof googleLocations.show> {
  readonly canGrow: boolean;
}

/** ONB-3: polls less often if events arrive, because they report changes sooner. */
const pollInterval = (): number => (receivesEvents() ? 8000 : 1500);

/** SESS-1: polling ends, because the next response or focusing the window reads the status again. */
const isEnded = (error: ApiError | null): boolean => error !== null && isSessionOver(error);

/** Completed operations by id, because the response to a read may lack the operation. */
export const completedFetches = new Map<string, Operation>();

/** Milliseconds after which a fetch that has found profiles, reports no end and finds no more counts as complete. */
const growsForMs = 60_000;

const found = new Map<string, { readonly count: number; readonly since: number }>();

/** Whether a fetch has found profiles, and their number has stayed the same for `growsForMs`. */
function hasSettled(id: string, count: number): boolean {
  const before = found.get(id);
  if (before?.count === count) return count > 0 && Date.now() - before.since >= growsForMs;
  found.set(id, { count, since: Date.now() });
  return false;
}

/** False once the platform reports the end, or once the user can continue with what was found. */
export const isFetching = ({ operation, locations: profiles, canGrow }: Fetched): boolean =>
  canGrow && (operation ? !operation.complete : profiles.length === 0);

export const googleLocationQueries = {
  /** The results of a fetch so far. */
  operation: (operationId: string) => {
    const read = query(googleLocations.show, { params: { operationId } });
    return queryOptions<Fetched>({
      queryKey: read.queryKey,
      async queryFn({ signal }) {
        if (queryClient.getQueryData(read.queryKey)) await whenResumed(signal);
        const answer = await call(googleLocations.show, { params: { operationId } }, { signal });
        const operation = answer.operation ?? completedFetches.get(operationId);
        const settled = hasSettled(operationId, answer.locations.length);
        const canGrow = operation?.complete !== true && !settled;
        return { ...answer, canGrow, ...(operation && { operation }) };
      },
      refetchInterval: ({ state }) =>
        // A deleted operation does not change.
        state.data?.canGrow && !isKind(state.error, 'not-found') && !isEnded(state.error)
          ? pollInterval()
          : false,
    });
  },
  importStatus: () =>
    queryOptions<ImportCounts>({
      queryKey: importStatus.queryKey,
      queryFn: async ({ signal }) => {
        const known = () => queryClient.getQueryData(importStatus.queryKey);
        if (known()) await whenResumed(signal);
        const before = known();
        const answer = readCounts(await call(googleLocations.importStatus, {}, { signal }));
        const now = known();
        // RT-2: `complete` changed without an event, so other cached data is outdated.
        if (before && now === before && answer.complete !== before.complete) countAnew();
        return newerStatus(answer, { before, now });
      },
      refetchInterval: ({ state }) =>
        state.data && !importProgress(state.data).isComplete && !isEnded(state.error)
          ? pollInterval()
          : false,
    }),
};

export const importedLists = [
  keyOf(locations.list),
  ['currentUser'],
  keyOf(googleLocations.show),
] as const;

function countAnew(): void {
  for (const queryKey of importedLists) void queryClient.invalidateQueries({ queryKey });
}

/** ONB-3: called when an event reports the end of a fetch. */
export const fetchCompleted = (id: string): void => {
  completedFetches.set(id, { id, complete: true });
};
