import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportError } from '../lib/report-error.ts';
import { isKind, isUnexpected, type ApiError } from './api-error.ts';
import { onceAnswered } from './session.ts';

const attempts = 2;
/** Longer than this a user would rather be told. */
const longestWait = 30;

/** ERR-4: what may pass by itself is tried again; a refusal never is. */
export function shouldRetry(failures: number, error: ApiError): boolean {
  if (failures >= attempts) return false;
  if (error.kind === 'rate-limited') return error.retryAfter <= longestWait;
  return error.kind === 'offline' || (error.kind === 'server' && error.status >= 500);
}

export function retryDelay(failures: number, error: ApiError): number {
  return error.kind === 'rate-limited' ? error.retryAfter * 1000 : 500 * 2 ** failures;
}

/** Those that failed again after the platform had answered: what breaks alone would come and go without end. */
const retried = new WeakSet<object>();
let giveUp: (() => void) | undefined;

function retryOnceAnswered(): void {
  giveUp?.();
  giveUp = onceAnswered(retryUnreached);
}

/** ERR-4: what is on the screen and could not be reached is read again as soon as the platform answers. */
export function retryUnreached(): void {
  const unreached = queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && isKind(state.error, 'offline'),
  });
  for (const query of unreached) {
    retried.add(query);
    void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
  }
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // ERR-1, ERR-2
      onError: (error, query) => {
        const { queryKey } = query;
        // The call alone: the rest of the key is what somebody searched for.
        if (error.kind === 'offline' && !retried.has(query)) retryOnceAnswered();
        if (isUnexpected(error))
          reportError(error, 'load', { call: queryKey.slice(0, 2).join('.') });
      },
      onSuccess: (_, query) => retried.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options }) => {
        if (isUnexpected(error)) reportError(error, 'write', { mutationKey: options.mutationKey });
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
        refetchOnReconnect: true,
      },
      mutations: {
        // A call refused for its rate was not carried out; of any other failure that is not known.
        retry: (failures, error) => error.kind === 'rate-limited' && shouldRetry(failures, error),
        retryDelay,
        networkMode: 'always',
      },
    },
  });
}

/** The page's one cache: loaders, components, writes and events share it. */
export const queryClient = createQueryClient();
