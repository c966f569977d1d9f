import { formatCount } from '../../lib/text/format.ts';

/** Everything that can go wrong with a call, from wire to screen in one vocabulary (ERR-4). */
export type Failure =
  | { readonly kind: 'validation'; readonly fields: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'unauthenticated' }
  /** 419: only loading the page again helps. */
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'rate-limited'; /** Seconds. */ readonly retryAfter: number }
  | { readonly kind: 'server'; readonly status: number }
  /** No answer: the network, or the connection broke on the way. */
  | {
      readonly kind: 'offline';
      /** The connection is there, and says nothing. */ readonly timedOut?: boolean;
    }
  /** An answer that cannot be read. */
  | { readonly kind: 'malformed' };

export type FailureKind = Failure['kind'];

/** Its `message` is a sentence for the user. */
export type ApiError = Error &
  Failure & { readonly name: 'ApiError'; readonly endpoint?: string | undefined };

const sentences: Readonly<Record<FailureKind, string>> = {
  validation: 'Some of what you entered was not accepted.',
  unauthenticated: 'You are not logged in.',
  'session-expired': 'Your session has expired.',
  forbidden: 'You do not have permission to do this.',
  'not-found': 'This does not exist, or it belongs to another account.',
  conflict: 'This was changed in the meantime. Reload and try again.',
  'rate-limited': 'Too many requests. Wait a moment and try again.',
  server: 'The platform had a problem. Try again in a moment.',
  offline: 'There is no connection to the platform. Check your network and try again.',
  malformed: 'The platform gave an answer that could not be read. Try again in a moment.',
};

/** Where the platform explains itself to the user, its words are better than ours. */
const explained: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'validation',
  'forbidden',
  'conflict',
]);

/** For what was not sent, until there is a network again. */
export const noConnection = sentences.offline;

/** What a server says that was told nothing better to say; it explains nothing. */
const bareWords: ReadonlySet<string> = new Set([
  'This action is unauthorized.',
  'The request conflicts with the current state.',
  'The given data was invalid.',
  'Forbidden',
  'Conflict',
  'Unprocessable Content',
]);

/** In seconds. Nobody counts hours before a screen, and a server that says so may be wrong. */
const longestNamed = 7200;

function sentenceOf(failure: Failure): string {
  if (failure.kind === 'offline' && failure.timedOut)
    return 'The platform did not answer in time. Try again in a moment.';
  if (failure.kind === 'rate-limited' && failure.retryAfter > longestNamed)
    return 'Too many requests. Try again later.';
  if (failure.kind === 'rate-limited' && failure.retryAfter > 0)
    return `Too many requests. Try again in ${waitText(failure.retryAfter)}.`;
  return sentences[failure.kind];
}

export const waitText = (seconds: number): string =>
  seconds < 120 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute');

export function apiError(
  failure: Failure,
  about: {
    /** The call that failed; absent where none was sent. */
    readonly endpoint?: string | undefined;
    readonly message?: string | undefined;
    readonly cause?: unknown;
  } = {},
): ApiError {
  const { message } = about;
  const told =
    message && explained.has(failure.kind) && !bareWords.has(message)
      ? message
      : sentenceOf(failure);
  const error = new Error(told, { cause: about.cause });
  return Object.assign(error, failure, { name: 'ApiError' as const, endpoint: about.endpoint });
}

/** By name, not by class: it holds across bundles and realms. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

export const isKind = <Kind extends FailureKind>(
  error: unknown,
  kind: Kind,
): error is Extract<ApiError, { readonly kind: Kind }> => isApiError(error) && error.kind === kind;

/** SESS-1, SESS-2: told once, by the shell, for all that it ended. */
export const isSessionOver = ({ kind }: Failure): boolean =>
  kind === 'session-expired' || kind === 'unauthenticated';

/** What is said of a write where it was started. */
export const writeErrorMessage = (error: ApiError | null): string | undefined =>
  error && !isSessionOver(error) ? error.message : undefined;

/** ERR-3 */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

/** No answer, or one of a gateway: the next try may succeed without a change of anything. */
export const mayPass = (error: unknown): boolean =>
  isKind(error, 'offline') || (isKind(error, 'server') && error.status > 501 && error.status < 505);

/** Faults of ours or of the platform's; the others are ordinary events of a working day. */
export const isUnexpected = (error: unknown): boolean =>
  !isAbort(error) && (!isApiError(error) || error.kind === 'server' || error.kind === 'malformed');
