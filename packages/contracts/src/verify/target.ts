import type { AnyEndpoint } from '../core/endpoint.ts';
import {
  createBrowserSession,
  type HeaderChanges,
  type Parts,
  type SessionAnswer,
} from './browser-session.ts';

export interface TargetOptions {
  /** The origin of the platform, without a path. */
  readonly url: string;
  /** The cookies of a signed-in browser: `name=value; name=value`. */
  readonly cookie: string;
  readonly timeoutMs: number;
  /** The total time to wait after 429 answers. */
  readonly maxWaitMs: number;
  readonly fetch?: typeof fetch;
}

export interface Received extends SessionAnswer {
  readonly durationMs: number;
}

/** A session with the tested server, which waits after 429 answers. */
export function createTarget({ url, cookie, timeoutMs, maxWaitMs, ...options }: TargetOptions) {
  const { fetch: sendRequest = fetch } = options;
  const sendTo = (address: string, init: RequestInit) =>
    sendRequest(url + address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  const session = createBrowserSession(sendTo, cookie);
  let waitLeft = maxWaitMs;

  async function ask(
    endpoint: AnyEndpoint,
    parts: Parts = {},
    changes: HeaderChanges = {},
  ): Promise<Received> {
    // Another cookie is another session, whose cookies are not kept.
    const { send } = 'Cookie' in changes ? createBrowserSession(sendTo) : session;
    for (;;) {
      const start = performance.now();
      // Laravel recognizes requests of its own web application by these headers.
      const received = await send(endpoint, parts, { Origin: url, Referer: `${url}/`, ...changes });
      const durationMs = performance.now() - start;
      const seconds = Number(received.headers.get('Retry-After'));
      if (received.status !== 429 || !(seconds > 0) || seconds * 1000 > waitLeft)
        return { ...received, durationMs };
      waitLeft -= seconds * 1000;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }

  return { ask };
}

export type Target = ReturnType<typeof createTarget>;

export const findingKinds = [
  'no answer',
  'undeclared status',
  'unexpected status',
  'missing field',
  'wrong type',
  'unknown field',
  'unknown value',
  'content type',
  'header',
  'csrf',
  'session',
] as const;

export interface Finding {
  readonly kind: (typeof findingKinds)[number];
  /** The path in the answer, such as `data.*.status`; empty for the answer itself. */
  readonly path: string;
  readonly detail: string;
}
