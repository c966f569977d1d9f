import { createApp } from '@placekeeper/mock-api/app';
import { createTestDeps } from '@placekeeper/mock-api/testing/test-deps';
import { vi } from 'vitest';

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
