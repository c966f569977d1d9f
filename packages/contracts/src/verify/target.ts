import { decodeUriPart } from '../core/decode-uri.ts';
import type { AnyEndpoint } from '../core/endpoint.ts';
import { fillPath } from '../core/path.ts';
import { encodeQuery } from '../core/query-codec.ts';

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

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; the text of any other answer; undefined without a body. */
  readonly body: unknown;
  readonly durationMs: number;
}

type Values = Readonly<Record<string, unknown>>;
export interface Parts {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

/** `null` omits a header. */
type HeaderChanges = Readonly<Record<string, string | null>>;

/** A browser session with the tested server: keeps cookies and the XSRF token, and waits after 429 answers. */
export function createTarget(options: TargetOptions) {
  const { url, timeoutMs, fetch: send = fetch } = options;
  const cookies = readCookies(options.cookie);
  let waitLeft = options.maxWaitMs;

  async function ask(
    endpoint: AnyEndpoint,
    parts: Parts = {},
    changes: HeaderChanges = {},
  ): Promise<Received> {
    for (;;) {
      const received = await askOnce(endpoint, parts, changes);
      const seconds = Number(received.headers.get('Retry-After'));
      if (received.status !== 429 || !(seconds > 0) || seconds * 1000 > waitLeft) return received;
      waitLeft -= seconds * 1000;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }

  async function askOnce(
    { definition }: AnyEndpoint,
    { params, query, body }: Parts,
    changes: HeaderChanges,
  ): Promise<Received> {
    const { method, path, requestType = 'json' } = definition;
    const search = encodeQuery(query);
    const headers = headersFor(method, changes);
    if (body !== undefined && requestType === 'json')
      headers.set('Content-Type', 'application/json');
    const start = performance.now();
    const response = await send(url + fillPath(path, params) + (search && `?${search}`), {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: encode(requestType, body) }),
    });
    const text = await response.text();
    if (changes['Cookie'] === undefined) keepCookies(response.headers);
    return {
      status: response.status,
      headers: response.headers,
      body: read(response.headers, text),
      durationMs: performance.now() - start,
    };
  }

  function headersFor(method: string, changes: HeaderChanges): Headers {
    const headers = new Headers({
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      // Laravel recognizes requests of its own web application by these headers.
      Origin: url,
      Referer: `${url}/`,
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    });
    const token = cookies.get('XSRF-TOKEN');
    if (method !== 'GET' && token !== undefined) headers.set('X-XSRF-TOKEN', decodeUriPart(token));
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    return headers;
  }

  function keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
  }

  return { ask };
}

export type Target = ReturnType<typeof createTarget>;

function readCookies(header: string): Map<string, string> {
  const pairs = header.split(/;\s*/).filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function encode(
  requestType: 'json' | 'form' | 'multipart',
  body: unknown,
): string | URLSearchParams | FormData {
  if (requestType === 'json') return JSON.stringify(body);
  const form = requestType === 'form' ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (form instanceof FormData && value instanceof File) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

/** Invalid JSON stays text, so that the check against the contract reports it. */
function read(headers: Headers, text: string): unknown {
  if (text === '') return undefined;
  if (!isJson(headers)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const isJson = (headers: Headers): boolean =>
  /^application\/([\w.-]+\+)?json\b/.test(headers.get('Content-Type') ?? '');
