import { vi } from 'vitest';
import { createApp } from '@placekeeper/mock-api/app';
import { createTestDeps } from '@placekeeper/mock-api/testing/test-deps';

/** Answers a request. May call `send` to let the twin answer. */
type Answer = (send: () => Promise<Response>) => Response | Promise<Response>;

interface TwinPage {
  /** `GET /api/tags/1/locations?page[number]=1`, in the order of sending. */
  readonly requests: string[];
  /** Answers matching requests in place of the twin. `request` matches the method and the path without the query. */
  readonly answerInstead: (request: RegExp, answer: Answer) => void;
}

/** Accounts by their settings. Tests copy them, because creating an account takes most of the time of many tests. */
const created = new Map<string, SignedIn>();

/** A signed-in page with its own twin. */
export async function openTwinPage(account: object = { persona: 'owner' }): Promise<TwinPage> {
  const body = JSON.stringify(account);
  const signedIn = created.get(body);
  const { deps, cookies, send } = openTwin(signedIn);
  const requests: string[] = [];
  const instead: [RegExp, Answer][] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    const request = `${init.method} ${path.split('?')[0]}`;
    requests.push(`${init.method} ${decodeURIComponent(path)}`);
    const [, answer] = instead.find(([pattern]) => pattern.test(request)) ?? [];
    return answer ? answer(() => send(path, init)) : send(path, init);
  });
  if (!signedIn) {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    await send('/__mock/accounts', { method: 'POST', headers, body });
    created.set(body, { database: deps.db.$client.serialize(), cookies: new Map(cookies) });
  }
  return { requests, answerInstead: (request, answer) => instead.unshift([request, answer]) };
}

export interface SignedIn {
  readonly database: Buffer;
  readonly cookies: ReadonlyMap<string, string>;
}

/** A new twin, and the cookies of one browser, which `document.cookie` contains. */
export function openTwin(signedIn?: SignedIn) {
  const cookies = new Map(signedIn?.cookies);
  const jar = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const { deps } = createTestDeps(signedIn?.database);
  const app = createApp(deps, { credentials: { key: 'test', secret: 'test-secret' } });
  vi.stubGlobal('document', {
    get cookie() {
      return jar();
    },
  });
  return {
    deps,
    cookies,
    send: async (path: string, init: RequestInit = {}): Promise<Response> => {
      const headers = new Headers(init.headers);
      headers.set('Cookie', jar());
      const response = await app.request(path, { ...init, headers });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  };
}
