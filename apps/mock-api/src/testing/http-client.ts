import type { AnyEndpoint, RequestOf, SentOf } from '@placekeeper/contracts/core/endpoint';
import { createBrowserSession, type Parts } from '@placekeeper/contracts/verify/browser-session';

export function createHttpClient(url: string) {
  const { cookies, send } = createBrowserSession((address, init) => fetch(url + address, init));
  return {
    send,
    /** For requests that other clients send in this session. */
    headers: () => ({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    }),
    /** For requests that must succeed. The casts are safe: a request has no other parts, and the twin checks each answer against the contract. */
    async succeed<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>): Promise<SentOf<E>> {
      const { status, body } = await send(endpoint, request as Parts);
      if (status >= 400)
        throw new Error(`${endpoint.id} answered ${status}: ${JSON.stringify(body)}`);
      return body as SentOf<E>;
    },
  };
}

export type HttpClient = ReturnType<typeof createHttpClient>;
