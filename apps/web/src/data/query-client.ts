import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportError } from '../lib/report-error.ts';
import { isUnexpected, type ApiError } from './api-error.ts';

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

/** The call alone: the rest of a key is what somebody searched for. */
const namedBy = (key: readonly unknown[] = []): string =>
  key
    .slice(0, 2)
    .filter((word) => typeof word === 'string')
    .join('.');

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // ERR-1, ERR-2
      onError: (error, { queryKey }) => {
        if (isUnexpected(error)) reportError(error, 'load', { call: namedBy(queryKey) });
      },
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
