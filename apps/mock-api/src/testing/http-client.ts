import type { AnyEndpoint, RequestOf, SentOf } from '@placekeeper/contracts/core/endpoint';
import { fillPath } from '@placekeeper/contracts/core/path';
import { encodeQuery } from '@placekeeper/contracts/core/query-codec';

type Values = Readonly<Record<string, unknown>>;

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

export function createHttpClient(url: string) {
  const cookies = new Map<string, string>();

  const headers = () => ({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
  });

  async function ask(address: string, request: RequestInit): Promise<HttpAnswer> {
    const response = await fetch(url + address, request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  const send = ({ definition }: AnyEndpoint, request: unknown = {}): Promise<HttpAnswer> => {
    const { params, query, body }: { params?: Values; query?: Values; body?: unknown } =
      Object(request);
    const search = encodeQuery(query);
    return ask(fillPath(definition.path, params) + (search && `?${search}`), {
      method: definition.method,
      headers: headers(),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };

  return {
    headers,
    send,
    /** For requests that must succeed. The cast is safe, because the twin checks each answer against the contract. */
    async succeed<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>): Promise<SentOf<E>> {
      const { status, body } = await send(endpoint, request);
      if (status >= 400)
        throw new Error(`${endpoint.id} answered ${status}: ${JSON.stringify(body)}`);
      return body as SentOf<E>;
    },
    async form<E extends AnyEndpoint>(
      { id, definition }: E,
      fields: Record<string, string>,
    ): Promise<SentOf<E>> {
      const { status, body } = await ask(definition.path, {
        method: definition.method,
        headers: { ...headers(), 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      });
      if (status >= 400) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
      return body as SentOf<E>;
    },
  };
}

export type HttpClient = ReturnType<typeof createHttpClient>;
