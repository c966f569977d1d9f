import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';

/** Somebody at a browser: keeps cookies, and sends the token along with every write, as the product does. */
export function createTestClient(deps: Deps) {
  const app = createApp(deps, { credentials: { key: 'test', secret: 'test-secret' } });
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await app.request(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
    }
    return response;
  }

  async function call(method: string, path: string, body?: unknown): Promise<CallResult> {
    const response = await send(path, {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  return {
    /** Opens a page. */
    open: (path: string) => send(path),
    /** Sends a page's form. */
    submit: (path: string, fields: Readonly<Record<string, string>>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    /** Makes a call as the product does. */
    call,
  };
}

interface CallResult {
  readonly status: number;
  readonly body: unknown;
}

export type TestClient = ReturnType<typeof createTestClient>;
