import type {
  AnswerOf,
  AnyEndpoint,
  RequestOf,
  SentOf,
} from '@placekeeper/contracts/core/endpoint';
import type { UserId } from '@placekeeper/contracts/core/id';
import {
  createBrowserSession,
  type HeaderChanges,
  type Parts,
} from '@placekeeper/contracts/verify/browser-session';
import { createApp, type AppOptions } from '../app.ts';
import { control } from '../control/contract.ts';
import type { Dialect } from '../http/dialects/dialect-names.ts';
import type { PlatformKind } from '../http/platforms.ts';
import { createRecorder } from '../http/recorder.ts';
import type { Persona } from '../seed/blueprints.ts';
import { tallied } from './tally.ts';
import { createTestDeps } from './test-deps.ts';

/** The headers of a browser that opens a page. */
export const asPage = { Accept: 'text/html', 'X-Requested-With': null };

export interface AccountWish {
  readonly locations?: number;
  /** `manual` (the default): time stands still until `advance`. */
  readonly clock?: 'manual' | 'live';
  readonly platform?: PlatformKind;
  readonly dialects?: Dialect[];
}

/** The input can be omitted if the request requires none. */
type Given<E extends AnyEndpoint> =
  Record<never, never> extends RequestOf<E>
    ? [request?: RequestOf<E>, headers?: HeaderChanges]
    : [request: RequestOf<E>, headers?: HeaderChanges];

export type TestAnswer<E extends AnyEndpoint> = AnswerOf<E> & { readonly headers: Headers };

interface TwinOptions extends Pick<AppOptions, 'platform' | 'allowedHosts'> {
  /** A serialized database; absent: a database without accounts. */
  readonly database?: Buffer | undefined;
}

/** A twin in memory. Each client has a separate browser and account. */
export function createTestTwin({ database, ...options }: TwinOptions = {}) {
  const { deps, events } = createTestDeps(database);
  const recorder = tallied(createRecorder(deps.clock));
  const app = createApp(deps, {
    credentials: { key: 'test', secret: 'test-secret' },
    recorder,
    ...options,
  });

  function guest(): TestClient {
    const session = createBrowserSession((address, init) => app.request(address, init));
    return {
      ...session,
      call,
      succeed,
      advance: (ms) => succeed(control.advanceClock, { body: { ms } }),
    };

    // The casts are safe, because the twin has already checked each answer against the contract.
    async function call<E extends AnyEndpoint>(endpoint: E, ...[request, headers]: Given<E>) {
      return (await session.send(endpoint, request as Parts | undefined, headers)) as TestAnswer<E>;
    }

    async function succeed<E extends AnyEndpoint>(endpoint: E, ...[request, headers]: Given<E>) {
      const { status, body } = await session.send(endpoint, request as Parts | undefined, headers);
      if (status < 400) return body as SentOf<E>;
      throw new Error(`${endpoint.id} answered ${status}: ${JSON.stringify(body)}`);
    }
  }

  return {
    app,
    deps,
    events,
    guest,
    async as(persona: Persona, wish: AccountWish = {}): Promise<SignedInClient> {
      const client = guest();
      const { user_id: userId } = await client.succeed(control.createAccount, {
        body: { persona, ...wish },
      });
      return { ...client, userId };
    },
  };
}

export interface TestClient extends ReturnType<typeof createBrowserSession> {
  /** Sends the product's headers and the current token. */
  readonly call: <E extends AnyEndpoint>(endpoint: E, ...given: Given<E>) => Promise<TestAnswer<E>>;
  /** Returns the body of a request that must succeed. */
  readonly succeed: <E extends AnyEndpoint>(endpoint: E, ...given: Given<E>) => Promise<SentOf<E>>;
  readonly advance: (ms: number) => Promise<SentOf<typeof control.advanceClock>>;
}

export interface SignedInClient extends TestClient {
  readonly userId: UserId;
}

export type TestTwin = ReturnType<typeof createTestTwin>;
