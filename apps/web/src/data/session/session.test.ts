import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { beforeEach, expect, test, vi } from 'vitest';
import { wireUser as user } from '@placekeeper/contracts/testing/wire-user';

let answers: Record<string, readonly Response[]>;
let requests: string[];
let left: string[];

// Each test starts with a newly loaded page.
async function freshPage() {
  vi.resetModules();
  const [{ call }, session] = await Promise.all([
    import('../api/client.ts'),
    import('./session.ts'),
  ]);
  return { call, ...session };
}

const reply = (status: number, body: unknown = { message: 'no' }) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status });

beforeEach(() => {
  requests = [];
  left = [];
  answers = {};
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' });
  vi.stubGlobal('window', {
    location: {
      pathname: '/locations',
      search: '?filter=a',
      hash: '',
      assign: (address: string) => left.push(address),
    },
    dispatchEvent: () => true,
  });
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    const [answer, ...rest] = answers[path] ?? [];
    answers[path] = rest;
    return answer ?? reply(500);
  });
});

test('with a token, the user is the first request', async () => {
  const { call } = await freshPage();
  answers['/api/current-user'] = [reply(200, { user })];
  await call(currentUser.show, {}, { opensSession: true });
  expect(requests).toEqual(['/api/current-user']);
});

test('without a token it is fetched first, once for all', async () => {
  const { call } = await freshPage();
  vi.stubGlobal('document', { cookie: '' });
  answers['/sanctum/csrf-cookie'] = [reply(204)];
  answers['/api/current-user'] = [reply(200, { user })];
  answers['/api/tags'] = [reply(200, { tags: [] })];
  await Promise.all([call(currentUser.show, {}, { opensSession: true }), call(tags.list, {})]);
  expect(requests.toSorted()).toEqual(['/api/current-user', '/api/tags', '/sanctum/csrf-cookie']);
  expect(requests[0]).toBe('/sanctum/csrf-cookie');
});

test('a session that expired before the page load redirects to the log-in once (SESS-1)', async () => {
  const { call, isExpiryShown } = await freshPage();
  answers['/api/current-user'] = [reply(419), reply(401)];
  answers['/sanctum/csrf-cookie'] = [reply(204)];
  answers['/api/tags'] = [reply(419)];
  const outcomes = await Promise.allSettled([
    call(currentUser.show, {}, { opensSession: true }),
    call(tags.list, {}),
  ]);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.kind)).toEqual([
    'unauthenticated',
    'session-expired',
  ]);
  expect(isExpiryShown()).toBe(false);
  expect(left).toEqual(['/__mock/sign-in?return_to=%2Flocations%3Ffilter%3Da']);
});

test('a session that expires later is announced, and the caller still gets the error (SESS-1)', async () => {
  const { call, isExpiryShown, sessionOpened } = await freshPage();
  sessionOpened();
  answers['/api/tags'] = [reply(419)];
  await expect(call(tags.list, {})).rejects.toMatchObject({ kind: 'session-expired' });
  expect(isExpiryShown()).toBe(true);
  expect(left).toEqual([]);
});

test('@SESS-1 @MODAL-4 a call that was sent before the user closed the modal does not open it again', async () => {
  const { call, isExpiryShown, dismissExpiry, sessionOpened } = await freshPage();
  sessionOpened();
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return requests.length === 1 ? late.promise : reply(419);
  });
  const first = call(tags.list, {});
  await expect(call(tags.list, {})).rejects.toMatchObject({ kind: 'session-expired' });
  expect(isExpiryShown()).toBe(true);
  dismissExpiry();
  late.resolve(reply(419));
  await expect(first).rejects.toMatchObject({ kind: 'session-expired' });
  expect(isExpiryShown()).toBe(false);
  await expect(call(tags.list, {})).rejects.toMatchObject({ kind: 'session-expired' });
  expect(isExpiryShown()).toBe(true);
});

test('a 419 before the user is loaded is announced once the page is there', async () => {
  const { call, isExpiryShown, sessionOpened } = await freshPage();
  answers['/api/tags'] = [reply(419)];
  await expect(call(tags.list, {})).rejects.toMatchObject({ kind: 'session-expired' });
  expect(isExpiryShown()).toBe(false);
  sessionOpened();
  expect(isExpiryShown()).toBe(true);
});

test('calls that fail together redirect to the log-in once (SESS-2)', async () => {
  const { call } = await freshPage();
  answers['/api/tags'] = [reply(401), reply(401)];
  await Promise.allSettled([call(tags.list, {}), call(tags.list, {})]);
  expect(left).toHaveLength(1);
});

test('a user who stays is offered the log-in, again at the next refused call (SESS-2)', async () => {
  vi.useFakeTimers();
  const { call, isLogInOffered, dismissExpiry } = await freshPage();
  answers['/api/tags'] = [reply(401), reply(401)];
  await expect(call(tags.list, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(isLogInOffered()).toBe(false);
  vi.runAllTimers();
  expect(isLogInOffered()).toBe(true);
  dismissExpiry();
  expect(isLogInOffered()).toBe(false);
  await expect(call(tags.list, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(isLogInOffered()).toBe(true);
  expect(left).toHaveLength(1);
});

test('@SESS-2 a page with unsaved changes offers the log-in instead of leaving', async () => {
  Object.assign(window, { dispatchEvent: () => false });
  const { call, isLogInOffered } = await freshPage();
  answers['/api/tags'] = [reply(401)];
  await expect(call(tags.list, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(left).toEqual([]);
  expect(isLogInOffered()).toBe(true);
});

test.each([
  ['a log-in in another tab ends it', 'XSRF-TOKEN=new', false],
  ['a read of the same session does not', 'XSRF-TOKEN=t', true],
])('@SESS-1 of an expired session: %s', async (_, cookie, shown) => {
  const { call, isExpiryShown, canHaveNewSession, sessionOpened } = await freshPage();
  sessionOpened();
  answers['/api/tags'] = [reply(419), reply(200, { tags: [] })];
  await expect(call(tags.list, {})).rejects.toMatchObject({ kind: 'session-expired' });
  expect(canHaveNewSession()).toBe(false);
  vi.stubGlobal('document', { cookie });
  expect(canHaveNewSession()).toBe(!shown);
  await call(tags.list, {});
  expect(isExpiryShown()).toBe(shown);
});

test('@SESS-2 the return address is the requested page, not the previous one', async () => {
  const { logInHref, notePendingPath } = await freshPage();
  const back = () => new URL(logInHref(), 'https://app.example').searchParams.get('return_to');
  expect(back()).toBe('/locations?filter=a');
  notePendingPath('/settings');
  expect(back()).toBe('/settings');
  notePendingPath(null);
  expect(back()).toBe('/locations?filter=a');
});

test('a call refused during the log-out does not redirect @SHELL-9 @SESS-2', async () => {
  vi.useFakeTimers();
  const { call, noteFollowedLink } = await freshPage();
  answers['/api/tags'] = [reply(401), reply(401)];
  noteFollowedLink('/__mock/sign-out');
  await expect(call(tags.list, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(left).toEqual([]);
  // After the user has cancelled the browser's dialog, a refused call redirects as usual.
  vi.advanceTimersByTime(2000);
  await expect(call(tags.list, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(left).toHaveLength(1);
});

test('the page reloads with a new token @SESS-1', async () => {
  const { reloadWithSession } = await freshPage();
  const reload = vi.fn(() => requests.push('reload'));
  vi.stubGlobal('window', { location: { reload } });
  answers['/sanctum/csrf-cookie'] = [reply(204)];
  await reloadWithSession();
  expect(requests).toEqual(['/sanctum/csrf-cookie', 'reload']);
});
