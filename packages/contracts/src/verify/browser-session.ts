import { decodeUriPart } from '../core/decode-uri.ts';
import type { AnyEndpoint } from '../core/endpoint.ts';
import { fillPath } from '../core/path.ts';
import { encodeQuery } from '../core/query-codec.ts';

type RequestBody = NonNullable<RequestInit['body']>;

/** `null` omits a header that the product would send. */
export type HeaderChanges = Readonly<Record<string, string | null>>;

/** An untyped request, for input that the contract's types forbid. */
export interface RawRequest {
  readonly headers?: HeaderChanges;
  readonly body?: RequestBody;
}

type Values = Readonly<Record<string, unknown>> | undefined;

/** The parts of a request, which a test may send in any form. */
export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface SessionAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; the text of any other answer; undefined without a body. */
  readonly body: unknown;
}

/** Methods with which a browser sends no token. */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser's session with a platform: sends the product's headers, and keeps the cookies and the XSRF token. */
export function createBrowserSession(
  fetch: (address: string, init: RequestInit) => Response | Promise<Response>,
  cookie = '',
) {
  const cookies = readCookies(cookie);

  async function raw(method: string, address: string, request: RawRequest = {}): Promise<Response> {
    const headers = new Headers({
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    });
    const token = cookies.get('XSRF-TOKEN');
    if (!safeMethods.has(method) && token !== undefined)
      headers.set('X-XSRF-TOKEN', decodeUriPart(token));
    for (const [name, value] of Object.entries(request.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const { body } = request;
    const response = await fetch(address, { method, headers, ...(body !== undefined && { body }) });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  async function send(
    { definition }: AnyEndpoint,
    { params, query, body }: Parts = {},
    headers: HeaderChanges = {},
  ): Promise<SessionAnswer> {
    const { method, path, requestType = 'json' } = definition;
    // The casts are safe: other values of the parts only make another request.
    const search = encodeQuery(query as Values);
    const response = await raw(
      method,
      fillPath(path, params as Values) + (search && `?${search}`),
      {
        headers:
          body !== undefined && requestType === 'json'
            ? { 'Content-Type': 'application/json', ...headers }
            : headers,
        ...(body !== undefined && { body: encode(requestType, body) }),
      },
    );
    return {
      status: response.status,
      headers: response.headers,
      body: read(response.headers, await response.text()),
    };
  }

  return {
    /** The values are encoded, as browsers store them. */
    cookies,
    raw,
    send,
  };
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split(/;\s*/).filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function encode(requestType: 'json' | 'form' | 'multipart', body: unknown): RequestBody {
  if (requestType === 'json') return JSON.stringify(body);
  const form = requestType === 'form' ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (form instanceof FormData && value instanceof File) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

/** Invalid JSON stays text, so that a check against the contract reports it. */
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
