import { formatCount, formatSince } from '../../lib/text/format.ts';

export type Failure =
  | { readonly kind: 'validation'; readonly fields: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'unauthenticated' }
  /** HTTP 419: the CSRF token is no longer valid. */
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  | ({ readonly kind: 'conflict' } & Doubt)
  | { readonly kind: 'rate-limited'; /** Seconds. */ readonly retryAfter: number }
  | ({ readonly kind: 'server'; readonly status: number } & Doubt)
  /** No response: no network, or the connection broke. */
  | ({
      readonly kind: 'offline';
      /** No response arrived in time. */ readonly timedOut?: boolean;
    } & Doubt)
  /** A response that cannot be decoded. */
  | ({ readonly kind: 'malformed' } & Doubt);

interface Doubt {
  /** The platform may have carried out the write. */
  readonly isPossiblyDone?: boolean;
}

export type FailureKind = Failure['kind'];

/** `message` is written for the user. */
export type ApiError = Error &
  Failure & { readonly name: 'ApiError'; readonly endpoint?: string | undefined };

const sentences: Readonly<Record<FailureKind, string>> = {
  validation: 'Placekeeper didn’t accept the request and gave no reason.',
  unauthenticated: 'You’re not logged in.',
  'session-expired': 'Your session has expired.',
  forbidden: 'You don’t have permission to do this.',
  'not-found': 'This doesn’t exist, or you don’t have access to it.',
  conflict: 'The data changed in the meantime. Reload the page and try again.',
  'rate-limited': 'Too many requests. Wait a moment and try again.',
  server: 'Something went wrong in Placekeeper. Try again in a moment.',
  offline: 'Can’t reach Placekeeper. Check your connection and try again.',
  malformed: 'Something went wrong in Placekeeper. Try again in a moment.',
};

/** Kinds whose error shows the given message: the platform's, or for `malformed` the caller's. */
const explained: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'validation',
  'forbidden',
  'conflict',
  'malformed',
]);

/** The message for a 403 whose response contains no reason. */
export const notAllowed = sentences.forbidden;

/** The message for a call that is not sent, because the browser is offline. */
export const noConnection = sentences.offline;

/** Default messages of servers, which explain nothing to the user. */
const bareWords: ReadonlySet<string> = new Set([
  'This action is unauthorized.',
  'The request conflicts with the current state.',
  'The given data was invalid.',
  'Forbidden',
  'Conflict',
  'Unprocessable Content',
]);

/** In seconds: a wait up to `longestMoment` is “a moment”; for a wait beyond `longestNamed`, no time is named. */
const [longestMoment, longestNamed] = [20, 3600];

export const isPossiblyDone = (failure: Failure): boolean =>
  'isPossiblyDone' in failure && failure.isPossiblyDone;

function sentenceOf(failure: Failure): string {
  const isLate = failure.kind === 'offline' && failure.timedOut === true;
  const sentence = isLate
    ? 'Placekeeper didn’t respond in time. Try again in a moment.'
    : sentences[failure.kind];
  if (isPossiblyDone(failure))
    return `${sentence.split('. ')[0]}. Your request may still have gone through.`;
  if (failure.kind === 'rate-limited') return refusedSentence(failure.retryAfter);
  return sentence;
}

/** Names a time of day instead of the seconds, because the message stays on the screen while they pass. */
function refusedSentence(seconds: number): string {
  if (seconds <= longestMoment) return sentences['rate-limited'];
  if (seconds > longestNamed) return 'Too many requests. Try again later.';
  const end = Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000;
  return `Too many requests. Try again at ${formatSince(end, Date.now())}.`;
}

export const waitText = (seconds: number): string =>
  seconds < 120 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute');

export function apiError(
  failure: Failure,
  about: {
    /** The call that failed; absent if none was sent. */
    readonly endpoint?: string | undefined;
    readonly message?: string | undefined;
    readonly cause?: unknown;
  } = {},
): ApiError {
  const { message } = about;
  const text =
    message && explained.has(failure.kind) && !bareWords.has(message)
      ? message
      : sentenceOf(failure);
  const error = new Error(text, { cause: about.cause });
  return Object.assign(error, failure, { name: 'ApiError' as const, endpoint: about.endpoint });
}

/** Compares names, because classes differ between bundles and realms. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

export const isKind = <Kind extends FailureKind>(
  error: unknown,
  kind: Kind,
): error is Extract<ApiError, { readonly kind: Kind }> => isApiError(error) && error.kind === kind;

/** SESS-1, SESS-2: callers show no error, because the shell announces the end of the session once. */
export const isSessionOver = ({ kind }: Failure): boolean =>
  kind === 'session-expired' || kind === 'unauthenticated';

/** The message to show where the user started the write; none for the end of the session. */
export const writeErrorMessage = (error: ApiError | null): string | undefined =>
  error && !isSessionOver(error) ? error.message : undefined;

/** A refusal as one text, for a place that shows none of the refused fields. */
export const refusalText = (error: ApiError): string =>
  (error.kind === 'validation' && Object.values(error.fields).flat().join(' ')) || error.message;

export const isAbort = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

/** No response, or a gateway's error: a retry may succeed. */
export const isTemporary = (error: unknown): boolean =>
  isKind(error, 'offline') || (isKind(error, 'server') && error.status > 501 && error.status < 505);

/** Stops a deletion before its call, because somebody has changed what the user saw. */
export const changedElsewhere = (): ApiError =>
  apiError(
    { kind: 'conflict' },
    {
      message:
        'Nothing was done, because the details changed elsewhere in the meantime. Cancel to check them, or confirm again.',
    },
  );

/** A conflict that the platform reports names its call. */
export const isChangedElsewhere = (error: unknown): boolean =>
  isKind(error, 'conflict') && error.endpoint === undefined;
