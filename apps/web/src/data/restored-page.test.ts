import { beforeEach, expect, test, vi } from 'vitest';

const user = (id: number) => ({
  user: {
    id,
    is_admin: false,
    has_gbp_management_subscription: true,
    locations_count: 0,
    metadata: [],
    identity: { subscriptions: [] },
  },
});

const patience = { timeout: 20_000 };

let answer: () => Promise<Response>;
let restore: (persisted: boolean) => void;
let body: { hidden: boolean };
const reload = vi.fn();
const assign = vi.fn();

const reply = (status: number, content: unknown) => async () =>
  new Response(JSON.stringify(content), { status });

/** A page of user 1, as it was left. */
beforeEach(async () => {
  vi.resetModules();
  reload.mockReset();
  assign.mockReset();
  body = { hidden: false };
  answer = reply(200, user(1));
  vi.stubGlobal('fetch', () => answer());
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t', body });
  vi.stubGlobal('window', {
    location: { pathname: '/locations', search: '', hash: '', assign, reload },
  });
  vi.stubGlobal('addEventListener', (_: string, heard: (event: object) => void) => {
    restore = (persisted) => heard({ persisted });
  });
  const [{ followRestoring }, { loadCurrentUser }] = await Promise.all([
    import('./restored-page.ts'),
    import('./current-user.ts'),
  ]);
  followRestoring();
  await loadCurrentUser();
});

test('a page that comes back shows nothing until its user is known to be here @SESS-2', async () => {
  restore(true);
  expect(body.hidden).toBe(true);
  await vi.waitFor(() => expect(body.hidden).toBe(false), patience);
  expect(reload).not.toHaveBeenCalled();
});

test('one that is loaded anew waits for nothing', () => {
  restore(false);
  expect(body.hidden).toBe(false);
});

test.each([
  ['somebody else', reply(200, user(2))],
  ['nobody', reply(401, { message: 'Unauthenticated.' })],
  ['nobody, and no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where %s is logged in, it is never seen again @SESS-2', async (_, said) => {
  answer = said;
  restore(true);
  await vi.waitFor(() => expect(reload).toHaveBeenCalled(), patience);
  expect(body.hidden).toBe(true);
});

test('an open page becomes that of who logged in meanwhile', async () => {
  const { refreshCurrentUser, currentUserQueries } = await import('./current-user.ts');
  const { queryClient } = await import('./query-client.ts');
  answer = reply(200, user(2));
  await refreshCurrentUser();
  void queryClient.query({ ...currentUserQueries.show(), staleTime: 0 });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), patience);
});
