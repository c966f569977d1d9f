import { locations } from '@placekeeper/contracts/endpoints/locations';
import {
  focusManager,
  MutationCache,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { isKind, isSessionOver, isTemporary, type ApiError } from '../http/api-error.ts';
import {
  backgroundPausedFor,
  isDown,
  pausedFor,
  onPauseChange,
  longestWait,
} from '../http/rate-limit-gate.ts';
import { whenJoined } from '../http/realtime-connection.ts';
import { keyOf } from './query.ts';
import { onNextResponse } from '../session/session.ts';
import { reportUnexpected } from '../http/report-unexpected.ts';

const attempts = 2;

/** ERR-4: repeats temporary failures, but not refusals or calls that reached their time limit. */
export function shouldRetry(failures: number, error: ApiError): boolean {
  // `retryFailedReads` repeats the reads while the server fails.
  if (failures >= attempts || isDown() || backgroundPausedFor() > longestWait) return false;
  if (error.kind === 'offline') return !error.timedOut;
  return error.kind === 'server' && error.status >= 500;
}

/** Jitter keeps windows that failed together from retrying together. */
export const readRetryDelay = (failures: number): number =>
  Math.max(backgroundPausedFor(), 500 * 2 ** failures * (0.5 + Math.random()));

/** During a long pause, focus and reconnection refetch nothing; reads that the user asked for are still sent. */
export const isPauseShort = (): boolean => backgroundPausedFor() <= longestWait;

/**
 * Repeats reads that are in flight when they are invalidated, because they may return the data from before the
 * change.
 */
class InFlightAwareClient extends QueryClient {
  readonly #outdated = new WeakSet<Promise<unknown>>();

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const { refetchType, ...matching } = filters;
    for (const query of this.getQueryCache().findAll({ ...matching, fetchStatus: 'fetching' })) {
      // `super` itself restarts active reads that have data.
      const isRefetchedAtOnce =
        query.isActive() && query.state.data !== undefined && refetchType !== 'none';
      if (!isRefetchedAtOnce) this.#invalidateAfter(query, refetchType);
    }
    return super.invalidateQueries(filters, options);
  }

  #invalidateAfter(
    { promise, queryKey }: Query,
    refetchType: InvalidateQueryFilters['refetchType'],
  ) {
    if (!promise || this.#outdated.has(promise)) return;
    this.#outdated.add(promise);
    promise.then(
      () => super.invalidateQueries({ queryKey, exact: true, ...(refetchType && { refetchType }) }),
      () => undefined,
    );
  }
}

/** Reads that have been repeated. If one fails again, it isn't repeated, because this could go on for ever. */
const retried = new WeakSet<object>();
let giveUp: (() => void) | undefined;

function retryOnNextResponse(): void {
  giveUp?.();
  giveUp = onNextResponse(() => void whenJoined().then(retryFailedReads));
}

export const failedReads = (isRelevant: (error: ApiError) => boolean): Query[] =>
  queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) =>
      state.error !== null && state.status === 'error' && isRelevant(state.error),
  });

/** SESS-1: a log-in in another window makes this window's session valid again. */
const canRecover = (error: ApiError): boolean => isTemporary(error) || isSessionOver(error);

/** ERR-4: repeats the current screen's failed reads; called at the platform's next response. */
export function retryFailedReads(): void {
  for (const query of failedReads(canRecover)) {
    // Skips reads in flight. The read whose response triggered this call may be one of them: the cache still has its old error.
    if (query.state.fetchStatus !== 'idle') continue;
    retried.add(query);
    void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** Only the call's name, because the rest of a key can contain a search text. */
const callNameOf = (key: readonly unknown[] = []): string =>
  key
    .slice(0, 2)
    .filter((word) => typeof word === 'string')
    .join('.');

function createQueryClient(): QueryClient {
  return new InFlightAwareClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (canRecover(error) && !retried.has(query)) retryOnNextResponse();
        reportUnexpected(error, 'load', { call: callNameOf(query.queryKey) });
      },
      onSuccess: (_, query) => retried.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options }) => {
        // The location may have been deleted elsewhere, which its screen then says.
        if (isKind(error, 'not-found'))
          void queryClient.invalidateQueries({ queryKey: keyOf(locations.show) });
        reportUnexpected(error, 'write', { call: callNameOf(options.mutationKey) });
      },
    }),
    defaultOptions: {
      queries: {
        // RT-1: events report changes, so data can stay fresh for a minute.
        staleTime: 60_000,
        retry: shouldRetry,
        retryDelay: readRetryDelay,
        // The loader has already retried, and the screen offers a retry button.
        retryOnMount: false,
        // While offline, a read fails at once instead of pausing.
        networkMode: 'always',
        // A hidden window waits until it is visible, so that all windows don't refetch at the same moment.
        refetchOnReconnect: () => isPauseShort() && focusManager.isFocused(),
        // An ended session may be valid again after a log-in in another tab.
        refetchOnWindowFocus: ({ state }) =>
          isPauseShort() && (state.error !== null && isSessionOver(state.error) ? 'always' : true),
      },
      mutations: {
        // A failed write may have been carried out.
        retry: false,
        networkMode: 'always',
      },
    },
  });
}

export const queryClient = createQueryClient();

// ERR-4: repeats rate-limited reads after their wait.
onPauseChange(() => {
  if (pausedFor() > 0) return;
  void whenJoined().then(() =>
    queryClient.refetchQueries({
      type: 'active',
      // A read that is sent already would be sent twice.
      fetchStatus: 'idle',
      predicate: ({ state }) => state.error?.kind === 'rate-limited' && pausedFor() === 0,
    }),
  );
});
