import { GoogleTokenId, UserId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

const [ada, ben] = [z.parse(UserId, 1), z.parse(UserId, 2)];
const patience = { timeout: 20_000 };
const reload = vi.fn();

let answer: () => Promise<Response>;
let heard: ((event: object) => void) | undefined;
let body: { hidden: boolean };
let kept: Map<string, string>;

const reply = (status: number, content: unknown) => async () =>
  new Response(JSON.stringify(content), { status });

const said = (id: UserId) =>
  reply(200, {
    user: {
      id,
      is_admin: false,
      has_gbp_management_subscription: true,
      locations_count: 0,
      metadata: [],
      identity: { subscriptions: [] },
    },
  });

beforeEach(() => {
  reload.mockReset();
  kept = new Map();
  body = { hidden: false };
  answer = said(ada);
  vi.stubGlobal('fetch', () => answer());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t', body });
  vi.stubGlobal('window', {
    location: { pathname: '/locations', search: '', hash: '', assign: () => undefined, reload },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => {
    heard = listener;
  });
  vi.stubGlobal('removeEventListener', () => (heard = undefined));
});

async function openPage() {
  vi.resetModules();
  const [page, losses] = await Promise.all([
    import('./own-page.ts'),
    import('../lost-authorizations.ts'),
  ]);
  return { ...page, ...losses };
}

test('a page that comes back shows nothing until its user is known to be here @SESS-2', async () => {
  const { keepToOwner } = await openPage();
  keepToOwner(ada);
  heard?.({ persisted: true });
  expect(body.hidden).toBe(true);
  await vi.waitFor(() => expect(body.hidden).toBe(false), patience);
  expect(reload).not.toHaveBeenCalled();
});

test('one that is loaded anew waits for nothing, and one that is over hears nothing', async () => {
  const { keepToOwner } = await openPage();
  const end = keepToOwner(ada);
  heard?.({ persisted: false });
  expect(body.hidden).toBe(false);
  end();
  expect(heard).toBeUndefined();
});

test.each([
  ['somebody else', said(ben)],
  ['nobody', reply(401, { message: 'Unauthenticated.' })],
  ['nobody, and no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where %s is logged in, it is never seen again @SESS-2', async (_, then) => {
  const { keepToOwner } = await openPage();
  keepToOwner(ada);
  answer = then;
  heard?.({ persisted: true });
  await vi.waitFor(() => expect(reload).toHaveBeenCalled(), patience);
  expect(body.hidden).toBe(true);
});

test('an open page is loaded anew for who logged in meanwhile', async () => {
  const { keepToOwner } = await openPage();
  keepToOwner(ada)();
  keepToOwner(ada)();
  expect(reload).not.toHaveBeenCalled();
  keepToOwner(ben);
  expect(reload).toHaveBeenCalledOnce();
});

test('what is known of one user’s accounts is not there for the next one @GACC-2', async () => {
  const loss = { id: z.parse(GoogleTokenId, 5), email: 'a@b.example' };
  const first = await openPage();
  first.keepToOwner(ada);
  first.noteLoss(loss);
  (await openPage()).keepToOwner(ada);
  expect([...kept.values()].join(' ')).toContain(loss.email);
  (await openPage()).keepToOwner(ben);
  expect([...kept.values()].join(' ')).not.toContain(loss.email);
});
