import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Operation } from '@placekeeper/contracts/model/google-location';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { queryOptions } from '@tanstack/react-query';
import { isKind, isSessionOver, type ApiError } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { untilReleased } from '../http/rate-limit-gate.ts';
import { keyOf, query } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { readCounts, type ImportCounts } from './import-counts.ts';
import { answerOrKnown } from './import-status.ts';
import { hearsEvents } from '../http/realtime-connection.ts';

const importStatus = query(googleLocations.importStatus);

interface Fetched extends SuccessOf<typeof googleLocations.show> {
  /** More profiles may come. */
  readonly mayGrow: boolean;
}

/** ONB-3: events come sooner; without them, asking is the only way to hear. */
const pollInterval = (): number => (hearsEvents() ? 8000 : 1500);

/** SESS-1: the next answer, or a look at the window, reads it again. */
const isEnded = (error: ApiError | null): boolean => error !== null && isSessionOver(error);

/** Operations known to be complete; the call that reads one need not say so. */
export const completedFetches = new Map<string, Operation>();

/** For so long a fetch that says nothing of its end finds nothing more until it counts as ended. */
const growsForMs = 60_000;

const found = new Map<string, { readonly count: number; readonly since: number }>();

/** Whether what a fetch has found has been the same for so long. */
function hasSettled(id: string, count: number): boolean {
  const before = found.get(id);
  if (before?.count === count) return count > 0 && Date.now() - before.since >= growsForMs;
  found.set(id, { count, since: Date.now() });
  return false;
}

/** False once the platform has said that it is complete, or there is something to go on with. */
export const isFetching = ({ operation, locations: profiles, mayGrow }: Fetched): boolean =>
  mayGrow && (operation ? !operation.complete : profiles.length === 0);

export const googleLocationQueries = {
  /** What a fetch has found so far. */
  operation: (operationId: string) => {
    const read = query(googleLocations.show, { params: { operationId } });
    return queryOptions<Fetched>({
      queryKey: read.queryKey,
      async queryFn({ signal }) {
        if (queryClient.getQueryData(read.queryKey)) await untilReleased(signal);
        const answer = await call(googleLocations.show, { params: { operationId } }, { signal });
        const operation = answer.operation ?? completedFetches.get(operationId);
        const settled = hasSettled(operationId, answer.locations.length);
        const mayGrow = operation?.complete !== true && !settled;
        return { ...answer, mayGrow, ...(operation && { operation }) };
      },
      refetchInterval: ({ state }) =>
        // One that is gone says nothing more.
        state.data?.mayGrow && !isKind(state.error, 'not-found') && !isEnded(state.error)
          ? pollInterval()
          : false,
    });
  },
  /** IMP-1 */
  importStatus: () =>
    queryOptions<ImportCounts>({
      queryKey: importStatus.queryKey,
      queryFn: async ({ signal }) => {
        const known = () => queryClient.getQueryData(importStatus.queryKey);
        if (known()) await untilReleased(signal);
        const before = known();
        const answer = readCounts(await call(googleLocations.importStatus, {}, { signal }));
        const now = known();
        // RT-2: what no event has told.
        if (before && now === before && answer.complete !== before.complete) countAnew();
        return answerOrKnown(answer, { before, now });
      },
      refetchInterval: ({ state }) =>
        state.data && !importProgress(state.data).isComplete && !isEnded(state.error)
          ? pollInterval()
          : false,
    }),
};

/** What an import adds to. */
function countAnew(): void {
  for (const queryKey of [keyOf(locations.list), ['currentUser']])
    void queryClient.invalidateQueries({ queryKey });
}

/** ONB-3: an event has said so. */
export const fetchCompleted = (id: string): void => {
  completedFetches.set(id, { id, complete: true });
};
