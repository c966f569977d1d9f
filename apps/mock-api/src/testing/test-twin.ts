import type {
  AnswerOf,
  AnyEndpoint,
  RequestOf,
  SentOf,
} from '@placekeeper/contracts/core/endpoint';
import type { UserId } from '@placekeeper/contracts/core/id';
import { fillPath } from '@placekeeper/contracts/core/path';
import { encodeQuery } from '@placekeeper/contracts/core/query-codec';
import type { RequestParts } from '@placekeeper/contracts/testing/arbitrary-request';
import { createApp, type AppOptions } from '../app.ts';
import { control } from '../control/contract.ts';
import type { Dialect } from '../http/dialects/dialect-names.ts';
import type { PlatformKind } from '../http/platforms.ts';
import { createRecorder } from '../http/recorder.ts';
import type { Persona } from '../seed/blueprints.ts';
import { tallied } from './tally.ts';
import { createTestDeps } from './test-deps.ts';

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

/** `null` omits a header that the product would send. */
export type HeaderChanges = Readonly<Record<string, string | null>>;

export type TestAnswer<E extends AnyEndpoint> = AnswerOf<E> & { readonly headers: Headers };

type RequestBody = NonNullable<RequestInit['body']>;

/** An untyped request, for input that the contract's types forbid. */
export interface RawRequest {
  readonly headers?: HeaderChanges;
  readonly body?: RequestBody;
}

/** Methods with which a browser sends no token. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

type Values = Readonly<Record<string, unknown>>;

export interface Sent {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

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
    const cookies = new Map<string, string>();

    async function raw(method: string, path: string, request: RawRequest = {}): Promise<Response> {
      const headers = new Headers({
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      });
      const token = cookies.get('XSRF-TOKEN');
      if (!safeMethods.has(method) && token !== undefined)
        headers.set('X-XSRF-TOKEN', decodeURIComponent(token));
      for (const [name, value] of Object.entries(request.headers ?? {})) {
        if (value === null) headers.delete(name);
        else headers.set(name, value);
      }
      const response = await app.request(path, {
        method,
        headers,
        ...(request.body !== undefined && { body: request.body }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return response;
    }

    async function send(
      endpoint: AnyEndpoint,
      { params, query, body }: RequestParts = {},
      headers: HeaderChanges = {},
    ): Promise<Sent> {
      const { method, path, requestType } = endpoint.definition;
      const search = encodeQuery(query as Values | undefined);
      const address = fillPath(path, params as Values | undefined) + (search && `?${search}`);
      const response = await raw(method, address, {
        headers,
        ...(body !== undefined && { body: encodeBody(requestType, body) }),
      });
      return { status: response.status, body: await readBody(response), headers: response.headers };
    }

    return {
      cookies,
      raw,
      send,
      call,
      succeed,
      advance: (ms) => succeed(control.advanceClock, { body: { ms } }),
    };

    // The casts are safe, because the twin has already checked each answer against the contract.
    async function call<E extends AnyEndpoint>(endpoint: E, ...[request, headers]: Given<E>) {
      return (await send(endpoint, request as RequestParts | undefined, headers)) as TestAnswer<E>;
    }

    async function succeed<E extends AnyEndpoint>(endpoint: E, ...[request, headers]: Given<E>) {
      const { status, body } = await send(endpoint, request as RequestParts | undefined, headers);
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

export interface TestClient {
  /** The values are encoded, as browsers store them. */
  readonly cookies: Map<string, string>;
  readonly raw: (method: string, path: string, request?: RawRequest) => Promise<Response>;
  /** For generated input of any type. */
  readonly send: (
    endpoint: AnyEndpoint,
    request?: RequestParts,
    headers?: HeaderChanges,
  ) => Promise<Sent>;
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

function encodeBody(
  requestType: 'json' | 'form' | 'multipart' | undefined,
  body: unknown,
): RequestBody {
  if (requestType !== 'form' && requestType !== 'multipart') return JSON.stringify(body);
  const form = requestType === 'form' ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (form instanceof FormData && value instanceof File) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return /[/+]json/.test(response.headers.get('Content-Type') ?? '') ? JSON.parse(text) : text;
}
