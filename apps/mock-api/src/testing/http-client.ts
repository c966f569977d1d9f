import type { AnyEndpoint, RequestOf, SuccessOf } from '@placekeeper/contracts/core/endpoint';
import { fillPath } from '@placekeeper/contracts/core/path';
import { encodeQuery } from '@placekeeper/contracts/core/query-codec';

type Values = Readonly<Record<string, unknown>>;

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A browser's session with a twin on a port. */
export function createHttpClient(url: string) {
  const cookies = new Map<string, string>();

  async function send(endpoint: AnyEndpoint, request: unknown = {}): Promise<HttpAnswer> {
    const { method, path } = endpoint.definition;
    const { params, query, body }: { params?: Values; query?: Values; body?: unknown } =
      Object(request);
    const search = encodeQuery(query);
    const response = await fetch(url + fillPath(path, params) + (search && `?${search}`), {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  return {
    cookies,
    send,
    /** Where a refusal is a fault of the test; the twin itself has held the answer against the contract. */
    async succeed<E extends AnyEndpoint>(
      endpoint: E,
      request: RequestOf<E>,
    ): Promise<SuccessOf<E>> {
      const { status, body } = await send(endpoint, request);
      if (status >= 400)
        throw new Error(`${endpoint.id} answered ${status}: ${JSON.stringify(body)}`);
      return body as SuccessOf<E>;
    },
  };
}

export type HttpClient = ReturnType<typeof createHttpClient>;
