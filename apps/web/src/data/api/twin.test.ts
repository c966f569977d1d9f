import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openTwin } from '../../test/twin-page.ts';

/** The addresses passed to `location.assign`. */
let left: string[];
let cookies: Map<string, string>;

async function openPage() {
  vi.resetModules();
  const [{ call }, session] = await Promise.all([
    import('./client.ts'),
    import('../session/session.ts'),
  ]);
  const open = () => call(currentUser.show, {}, { opensSession: true });
  return { call, open, ...session };
}

/** A page with the open session of a user who has just logged in. */
async function openOwnedPage() {
  await logIn();
  const page = await openPage();
  page.noteSessionOwner((await page.open()).user.id);
  page.sessionOpened();
  return page;
}

const logIn = (persona = 'owner') => control('POST', 'accounts', { persona });

type Page = Awaited<ReturnType<typeof openPage>>;

const write = ({ call }: Page, key = 'one') =>
  call(currentUser.setMetadata, { body: { key, value: true } });

const refused = (call: Promise<unknown>) =>
  expect(call).rejects.toMatchObject({ kind: 'session-expired' });

async function expectUnwritten(page: Page, key = 'one') {
  expect((await page.open()).user.metadata).not.toHaveProperty(key);
}

const control = (method: string, path: string, body: unknown = {}) =>
  fetch(`/__mock/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });

beforeEach(async () => {
  left = [];
  const twin = openTwin();
  ({ cookies } = twin);
  vi.stubGlobal('fetch', twin.send);
  vi.stubGlobal('window', {
    dispatchEvent: () => true,
    location: { pathname: '/', search: '', hash: '', assign: (to: string) => left.push(to) },
  });
});

test('a guest is sent to the log-in (SESS-2)', async () => {
  const { open } = await openPage();
  await expect(open()).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(left).toEqual(['/__mock/sign-in?return_to=%2F']);
});

test('a user reads and writes', async () => {
  await logIn();
  const { call, open } = await openPage();
  const { user } = await open();
  expect(user.locations_count).toBeGreaterThan(0);

  await call(currentUser.setMetadata, { body: { key: 'acknowledged', value: true } });
  expect((await open()).user.metadata).toMatchObject({ acknowledged: true });
});

test('data of other users is not found, and invalid data is refused by field', async () => {
  await logIn();
  const { call } = await openPage();
  const id = z.parse(LocationId, 999_999);
  await expect(call(locations.show, { params: { id } })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(
    call(googleTokens.create, { body: { authorization_code: '' } }),
  ).rejects.toMatchObject({
    kind: 'validation',
    fields: { authorization_code: [expect.any(String)] },
  });
});

test('a query of every kind is understood', async () => {
  await logIn();
  const { call } = await openPage();
  const query = {
    search: 'a & b [c]',
    only_tag_ids: [z.parse(TagId, 1), z.parse(TagId, 2)],
    has_unresolved_updates: false,
    page: { number: 1, size: 10 },
  };
  const { meta } = await call(locations.list, { query });
  expect(meta).toMatchObject({ current_page: 1, per_page: 10 });
});

test('an expired session is announced, and a reload redirects to the log-in (SESS-1)', async () => {
  await logIn();
  const page = await openPage();
  await page.open();
  page.sessionOpened();
  await control('POST', 'sessions/expire');
  await expect(page.call(googleLocations.importStatus, {})).rejects.toMatchObject({
    kind: 'session-expired',
  });
  expect(page.isExpiryShown()).toBe(true);
  expect(left).toEqual([]);

  const again = await openPage();
  await expect(again.open()).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(again.isExpiryShown()).toBe(false);
  expect(left).toHaveLength(1);
});

test('@SESS-1 writes with a wrong token renew it once and succeed, if the session is valid', async () => {
  const page = await openOwnedPage();
  const right = cookies.get('XSRF-TOKEN');
  cookies.set('XSRF-TOKEN', 'well-formed-but-wrong');
  await Promise.all([write(page), write(page, 'two')]);
  expect(cookies.get('XSRF-TOKEN')).toBe(right);
  expect(page.isExpiryShown()).toBe(false);
  expect((await page.open()).user.metadata).toMatchObject({ one: true, two: true });
});

test('@SESS-2 a write is not sent if another user has logged in in the browser', async () => {
  const page = await openOwnedPage();
  await logIn('new');
  for (const attempt of ['one', 'two']) {
    await refused(write(page, attempt));
    expect(page.isExpiryShown()).toBe(true);
    page.dismissExpiry();
  }
  await expectUnwritten(page);
  await expectUnwritten(page, 'two');
});

test('@SESS-2 a write that waits for the rate limit is not sent if another user logs in meanwhile', async () => {
  await logIn();
  const page = await openPage();
  const { pauseFor, startCall } = await import('../http/rate-limit-gate.ts');
  page.noteSessionOwner((await page.open()).user.id);
  page.sessionOpened();
  pauseFor(20_000, 'write');
  const waiting = write(page);
  const read = page.open();
  await logIn('new');
  // An accepted call ends the wait.
  (await startCall(0, undefined, 'write'))?.end(new Response());
  await refused(waiting);
  expect(page.isExpiryShown()).toBe(true);
  expect((await read).user.metadata).not.toHaveProperty('one');
  // A read that was answered for the other user does not make that user the owner of the page.
  await refused(write(page, 'two'));
  await expectUnwritten(page, 'two');
});

test('@SESS-2 a write is not sent if another user has logged in since the early reads', async () => {
  await logIn();
  const headers = { Accept: 'application/json' };
  const sentWith = document.cookie;
  const answer = fetch('/api/current-user', { method: 'GET', headers });
  await answer;
  await logIn('new');
  const early = { at: performance.now(), cookies: sentWith, answer, stop: new AbortController() };
  vi.stubGlobal('earlyReads', { '/api/current-user': early });
  const page = await openOwnedPage();
  await refused(write(page));
  await expectUnwritten(page);
});

test('@SESS-2 a write is not sent for another user before the realtime connection starts', async () => {
  await logIn();
  const page = await openPage();
  const { loadCurrentUser } = await import('../current-user/queries.ts');
  await loadCurrentUser();
  await logIn('new');
  await refused(write(page));
  await expectUnwritten(page);
});

test('@SESS-2 a write is not sent if another user has logged in during a slow read', async () => {
  const page = await openOwnedPage();
  const { fetch: send } = globalThis;
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const held = Promise.withResolvers<void>();
  const sent = vi.fn<typeof fetch>((...request) =>
    send(...request).then(async (answer) => {
      await held.promise;
      return answer;
    }),
  );
  vi.stubGlobal('fetch', sent);
  const read = page.call(googleLocations.importStatus, {});
  await expect.poll(() => sent).toHaveBeenCalledOnce();
  vi.stubGlobal('fetch', send);
  await logIn('new');
  now.mockReturnValue(2000);
  held.resolve();
  await read;
  await refused(write(page));
  await expectUnwritten(page);
});

test('@SESS-2 a write with a wrong token is never sent again for another user', async () => {
  const page = await openOwnedPage();
  await logIn('new');
  cookies.set('XSRF-TOKEN', 'well-formed-but-wrong');
  await refused(write(page));
  expect(page.isExpiryShown()).toBe(true);
  await expectUnwritten(page);
});

test('@SESS-1 a write after the end of the session is announced, and starts no guest session', async () => {
  await logIn();
  const page = await openPage();
  await page.open();
  page.sessionOpened();
  await control('POST', 'sessions/expire');
  const before = new Map(cookies);
  for (const token of [before.get('XSRF-TOKEN') ?? '', 'wrong']) {
    cookies.set('XSRF-TOKEN', token);
    await refused(write(page));
    expect(page.isExpiryShown()).toBe(true);
    page.dismissExpiry();
  }
  expect(cookies.get('placekeeper_session')).toBe(before.get('placekeeper_session'));
  expect(left).toEqual([]);
});

test('@SESS-1 a write that a valid session is refused despite the right token is announced', async () => {
  await logIn();
  const page = await openPage();
  await page.open();
  page.sessionOpened();
  await control('POST', 'faults', { endpoint: 'currentUser.setMetadata', status: 419 });
  await refused(write(page));
  expect(page.isExpiryShown()).toBe(true);
});

test.each([
  [403, 'forbidden'],
  [409, 'conflict'],
  [429, 'rate-limited'],
  [500, 'server'],
  [503, 'server'],
])('an answer of %i is %s (ERR-4)', async (status, kind) => {
  await logIn();
  await control('POST', 'faults', { endpoint: 'googleTokens.list', status, times: 1 });
  const { call } = await openPage();
  await expect(call(googleTokens.list, {}, { once: true })).rejects.toMatchObject({ kind });
});
