import type { RequestType, EndpointDefinition } from '@placekeeper/contracts/core/endpoint';
import { readCookie } from '../../lib/browser/cookie.ts';
import { env } from '../../lib/env.ts';
import { fillPath } from '@placekeeper/contracts/core/path';
import { encodeQuery } from '@placekeeper/contracts/core/query-codec';

let socketId: string | undefined;

/** Sent with every call, so that the platform does not send this window events about its own changes. */
export function rememberSocketId(id: string | undefined): void {
  socketId = id;
}

/** A token that is malformed or not allowed in a header counts as absent. */
export function csrfToken(): string | undefined {
  const token = readCookie('XSRF-TOKEN');
  return token !== undefined && /^[!-$&-~]+$/.test(token) ? token : undefined;
}

function requestHeaders(): Headers {
  const headers = new Headers({ Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' });
  const token = csrfToken();
  if (token !== undefined) headers.set('X-XSRF-TOKEN', token);
  if (socketId !== undefined) headers.set('X-Socket-ID', socketId);
  return headers;
}

export function requestInit(
  method: string,
  body: unknown,
  type: RequestType = 'json',
  signal?: AbortSignal,
): RequestInit {
  const headers = requestHeaders();
  if (body !== undefined && type === 'json') headers.set('Content-Type', 'application/json');
  return {
    method,
    headers,
    credentials: env.apiOrigin === '' ? 'same-origin' : 'include',
    ...(body === undefined ? {} : { body: encodeBody(body, type) }),
    ...(signal === undefined ? {} : { signal }),
  };
}

function encodeBody(body: unknown, type: RequestType): BodyInit {
  if (type === 'json') return JSON.stringify(body);
  const entries = Object.entries(Object(body)).filter(([, value]) => value !== undefined);
  if (type === 'form') {
    return new URLSearchParams(
      entries.map(([name, value]): [string, string] => [name, String(value)]),
    );
  }
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

export interface LooseRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The path and query of a call, without the origin. */
export function addressOf(
  definition: Pick<EndpointDefinition, 'path'>,
  { params, query }: LooseRequest,
): string {
  const search = encodeQuery(query);
  return fillPath(definition.path, params) + (search ? `?${search}` : '');
}
