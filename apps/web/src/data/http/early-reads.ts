/** A read that `start.js` started before the application's code arrived. */
interface EarlyRead {
  /** When the read was sent, as `performance.now()`. */
  readonly at: number;
  /** The cookies before the read. */
  readonly cookies: string;
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

/** By address. */
type Started = typeof globalThis & { earlyReads?: Record<string, EarlyRead> | undefined };

/** In milliseconds: no event reports a change between the read and the start of the realtime connection. */
const longestAge = 5000;
/** The cookies as they were before the early reads that the page uses. */
let sentWith: string | undefined;

/** SESS-2: whether the cookies of this page still belong to the user of its early reads. */
export const hasCookiesOfEarlyReads = (): boolean =>
  sentWith === undefined || sentWith === document.cookie;

/** The answer to an early read of this address, once; undefined if there is none or it is too old. */
export function takeEarlyRead(
  address: string,
  signal: AbortSignal | undefined,
): Promise<Response> | undefined {
  const { earlyReads } = globalThis as Started;
  const read = earlyReads?.[address];
  if (!earlyReads || !read) return undefined;
  delete earlyReads[address];
  const age = performance.now() - read.at;
  if (age > longestAge) {
    read.stop.abort();
    return undefined;
  }
  sentWith ??= read.cookies;
  if (signal?.aborted) read.stop.abort(signal.reason);
  signal?.addEventListener('abort', () => read.stop.abort(signal.reason), { once: true });
  return read.answer;
}

/** After the first screen, an answer that no loader took could be older than a write. */
export function forgetEarlyReads(): void {
  (globalThis as Started).earlyReads = undefined;
}
