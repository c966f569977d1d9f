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
import { reportError } from '../../lib/telemetry/report-error.ts';
import { isSessionOver, isUnexpected, mayPass, type ApiError } from '../http/api-error.ts';
import { heldFor, onHold, patience } from '../http/rate-limit-gate.ts';
import { onceAnswered } from '../session/session.ts';

const attempts = 2;

/** ERR-4: what may pass by itself is tried again; a refusal never is, and a call that had its time has had it. */
export function shouldRetry(failures: number, error: ApiError): boolean {
  if (failures >= attempts || heldFor() > patience) return false;
  if (error.kind === 'offline') return !error.timedOut;
  return error.kind === 'server' && error.status >= 500;
}

/** Windows that failed together try again apart. */
export const retryDelay = (failures: number): number =>
  Math.max(heldFor(), 500 * 2 ** failures * (0.5 + Math.random()));

/** Nobody asked for it by a press, so it does not leave before a wait that is longer than somebody's patience. */
const isPatient = (): boolean => heldFor() <= patience;

/** A read that began before the news is no answer to it. */
class NewsClient extends QueryClient {
  readonly #outdated = new WeakSet<Promise<unknown>>();

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const { refetchType, ...matching } = filters;
    for (const query of this.getQueryCache().findAll({ ...matching, fetchStatus: 'fetching' })) {
      // The others are begun anew at once.
      const isBegunAnew =
        query.isActive() && query.state.data !== undefined && refetchType !== 'none';
      if (!isBegunAnew) this.#invalidateAfter(query, refetchType);
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

/** Those that failed again after the platform had answered: what breaks alone would come and go without end. */
const retried = new WeakSet<object>();
let giveUp: (() => void) | undefined;

function retryOnceAnswered(): void {
  giveUp?.();
  giveUp = onceAnswered(retryUnreached);
}

/** Those on the screen. */
export const failedReads = (isConcerned: (error: ApiError) => boolean): Query[] =>
  queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) =>
      state.error !== null && state.status === 'error' && isConcerned(state.error),
  });

/** SESS-1: after a log-in in another window the same session answers again. */
const comesWithAnswer = (error: ApiError): boolean => mayPass(error) || isSessionOver(error);

/** ERR-4: failed reads on the screen are repeated as soon as the platform answers. */
export function retryUnreached(): void {
  for (const query of failedReads(comesWithAnswer)) {
    retried.add(query);
    void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** The call alone: the rest of a key is what somebody searched for. */
const namedBy = (key: readonly unknown[] = []): string =>
  key
    .slice(0, 2)
    .filter((word) => typeof word === 'string')
    .join('.');

function createQueryClient(): QueryClient {
  return new NewsClient({
    queryCache: new QueryCache({
      // ERR-1, ERR-2
      onError: (error, query) => {
        if (comesWithAnswer(error) && !retried.has(query)) retryOnceAnswered();
        if (isUnexpected(error)) reportError(error, 'load', { call: namedBy(query.queryKey) });
      },
      onSuccess: (_, query) => retried.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options }) => {
        if (isUnexpected(error))
          reportError(error, 'write', { call: namedBy(options.mutationKey) });
      },
    }),
    defaultOptions: {
      queries: {
        // The socket tells what changed, so a minute is safe (RT-1).
        staleTime: 60_000,
        retry: shouldRetry,
        retryDelay,
        // The loader has just tried; the screen that comes then shows the failure and offers the next try.
        retryOnMount: false,
        // Without a network a load fails and says so, instead of waiting unseen.
        networkMode: 'always',
        // Hidden windows would all ask at the same moment, so each asks when it becomes visible.
        refetchOnReconnect: () => isPatient() && focusManager.isFocused(),
        // The user may have logged in from another tab.
        refetchOnWindowFocus: ({ state }) =>
          isPatient() && (state.error !== null && isSessionOver(state.error) ? 'always' : true),
      },
      mutations: {
        // What of it was carried out is not known.
        retry: false,
        networkMode: 'always',
      },
    },
  });
}

/** The page's one cache: loaders, components, writes and events share it. */
export const queryClient = createQueryClient();

// ERR-4: what was told to come later comes by itself.
onHold(() => {
  if (heldFor() > 0) return;
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error?.kind === 'rate-limited',
  });
});
