import { api } from '@placekeeper/contracts/api';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { sessions } from '../src/db/schema/users.ts';
import { asPage, createTestTwin } from '../src/testing/test-twin.ts';

const sessionCookie = 'placekeeper_session';
const unauthenticated = { status: 401, body: { message: 'Unauthenticated.' } };
const mismatch = { status: 419, body: { message: 'CSRF token mismatch.' } };
const write = { body: { key: 'theme', value: 'dark' } };

test('the csrf-cookie call starts a guest session and hands out its token @SESS-1', async () => {
  const guest = createTestTwin().guest();
  const response = await guest.raw('GET', '/sanctum/csrf-cookie');
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  const cookies = response.headers.getSetCookie();
  const [session = '', token = ''] = [sessionCookie, 'XSRF-TOKEN'].map((name) =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`)),
  );
  expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(token).toMatch(/; Path=\/; SameSite=Lax$/);
  expect(token).not.toMatch(/HttpOnly/);

  // Guests also have a session and a valid token.
  expect(await guest.call(api.currentUser.setMetadata, write)).toMatchObject(unauthenticated);
  expect(await guest.call(api.currentUser.show)).toMatchObject(unauthenticated);
});

test('the csrf-cookie call keeps a valid session', async () => {
  const user = await createTestTwin().as('new');
  const before = new Map(user.cookies);
  const response = await user.raw('GET', '/sanctum/csrf-cookie');
  expect(user.cookies).toEqual(before);
  expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'XSRF-TOKEN',
  ]);
  await user.succeed(api.currentUser.setMetadata, write);
});

test.each([
  ['no token', null],
  ['an empty token', ''],
  ['a wrong token', 'wrong'],
])('a write with %s gets a 419, and changes nothing @SESS-1', async (_, token) => {
  const user = await createTestTwin().as('new');
  const headers = { 'X-XSRF-TOKEN': token };
  expect(await user.call(api.currentUser.setMetadata, write, headers)).toMatchObject(mismatch);
  expect(await user.succeed(api.currentUser.show)).toMatchObject({ user: { metadata: {} } });
});

test("another session's token is invalid", async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  const headers = { 'X-XSRF-TOKEN': other.cookies.get('XSRF-TOKEN') ?? '' };
  expect(await user.call(api.currentUser.setMetadata, write, headers)).toMatchObject(mismatch);
});

test('without any session a read is 401 and a write is 419', async () => {
  const guest = createTestTwin().guest();
  expect(await guest.call(api.currentUser.show)).toMatchObject(unauthenticated);
  expect(await guest.call(api.currentUser.setMetadata, write)).toMatchObject(mismatch);
  guest.cookies.set(sessionCookie, 'made-up');
  expect(await guest.call(api.currentUser.show)).toMatchObject(unauthenticated);
  expect(await guest.call(api.currentUser.setMetadata, write)).toMatchObject(mismatch);
});

test('an expired session is 419 on every call until the page is reloaded @SESS-1 @SESS-2', async () => {
  const user = await createTestTwin().as('new');
  await user.succeed(control.expireSessions);
  for (let time = 0; time < 2; time += 1) {
    expect(await user.call(api.currentUser.show)).toMatchObject(mismatch);
    expect(await user.call(api.currentUser.setMetadata, write)).toMatchObject(mismatch);
  }
  const expired = user.cookies.get(sessionCookie);
  await user.raw('GET', '/sanctum/csrf-cookie');
  expect(user.cookies.get(sessionCookie)).not.toBe(expired);
  expect(await user.call(api.currentUser.show)).toMatchObject(unauthenticated);
  expect(await user.call(api.currentUser.setMetadata, write)).toMatchObject(unauthenticated);
});

test('sessions expire for their account alone, in all its browsers', async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  const elsewhere = twin.guest();
  await elsewhere.succeed(control.signIn, { body: { user_id: user.userId } });
  await user.succeed(control.expireSessions);
  expect(await elsewhere.call(api.currentUser.show)).toMatchObject(mismatch);
  await other.succeed(api.currentUser.show);
});

test('reads need no token', async () => {
  const user = await createTestTwin().as('new');
  for (const method of ['GET', 'HEAD']) {
    const response = await user.raw(method, '/api/current-user', {
      headers: { 'X-XSRF-TOKEN': 'wrong' },
    });
    expect({ method, status: response.status }).toEqual({ method, status: 200 });
  }
  const head = await user.raw('HEAD', '/api/current-user');
  expect(await head.text()).toBe('');
});

test('an id from before the sign-in is invalid afterwards', async () => {
  const twin = createTestTwin();
  const user = twin.guest();
  await user.raw('GET', '/sanctum/csrf-cookie');
  const planted = new Map(user.cookies);
  const { user_id } = await user.succeed(control.createAccount, { body: { persona: 'new' } });
  expect(user.cookies.get(sessionCookie)).not.toBe(planted.get(sessionCookie));
  expect(user.cookies.get('XSRF-TOKEN')).not.toBe(planted.get('XSRF-TOKEN'));

  const attacker = twin.guest();
  for (const [name, value] of planted) attacker.cookies.set(name, value);
  expect(await attacker.call(api.currentUser.show)).toMatchObject(unauthenticated);
  expect(await user.succeed(api.currentUser.show)).toMatchObject({ user: { id: user_id } });
});

test('signing out ends the session and leaves a guest session', async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  const before = new Map(user.cookies);
  await user.succeed(control.signOut);
  expect(await user.call(api.currentUser.show)).toMatchObject(unauthenticated);
  for (const [name, value] of before) user.cookies.set(name, value);
  expect(await user.call(api.currentUser.show)).toMatchObject(unauthenticated);
  const left = twin.deps.db.select().from(sessions).where(eq(sessions.userId, user.userId)).all();
  expect(left).toEqual([]);
});

test('a page is redirected to the sign-in, a call gets 401', async () => {
  const guest = createTestTwin().guest();
  const page = await guest.raw('GET', '/api/current-user', { headers: asPage });
  expect(page.status).toBe(302);
  expect(page.headers.get('Location')).toBe('/__mock/sign-in');
  for (const headers of [
    { Accept: 'application/json', 'X-Requested-With': null },
    { Accept: '*/*', 'X-Requested-With': 'XMLHttpRequest' },
    { Accept: 'application/problem+json, text/html', 'X-Requested-With': null },
  ]) {
    const told = await guest.raw('GET', '/api/current-user', { headers });
    expect(told.status).toBe(401);
    expect(await told.json()).toEqual(unauthenticated.body);
  }
});

test("a channel is signed only for its user's valid session @RT-1", async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  const other = await twin.as('new');
  const body = {
    socket_id: '123.456',
    channel_name: `private-App.Models.User.${user.userId}`,
  };
  // Pusher clients send neither the XSRF token nor `X-Requested-With`.
  const bare = { 'X-XSRF-TOKEN': null, 'X-Requested-With': null, Accept: '*/*' };
  const signed = await user.call(api.session.authorizeChannel, { body }, bare);
  expect(signed).toMatchObject({
    status: 200,
    body: { auth: expect.stringMatching(/^test:[\da-f]{64}$/) },
  });
  const refused = { status: 403, body: { message: '' } };
  expect(await other.call(api.session.authorizeChannel, { body })).toMatchObject(refused);
  expect(await twin.guest().call(api.session.authorizeChannel, { body })).toMatchObject(refused);
  await user.succeed(control.expireSessions);
  expect(await user.call(api.session.authorizeChannel, { body })).toMatchObject(refused);
});

test('a new guest session removes guest sessions that are a day old or beyond the newest thousand', async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  const { db, clock } = twin.deps;
  const guest = (id: string, createdAt: number) => ({
    id,
    csrfToken: id,
    userId: null,
    expired: false,
    createdAt,
  });
  const hour = 60 * 60 * 1000;
  db.update(sessions)
    .set({ createdAt: clock() - 48 * hour })
    .run();
  const recent = Array.from({ length: 1000 }, (_, at) =>
    guest(`recent-${at}`, clock() - hour + at),
  );
  db.insert(sessions)
    .values([guest('old', clock() - 25 * hour), ...recent])
    .run();
  await twin.guest().raw('GET', '/sanctum/csrf-cookie');
  const left = db.select().from(sessions).all();
  const guests = left.filter(({ userId }) => userId === null).map(({ id }) => id);
  expect(guests).toHaveLength(1000);
  expect(guests).not.toContain('old');
  expect(guests).not.toContain('recent-0');
  expect(guests).toContain('recent-1');
  expect(left.filter(({ userId }) => userId === user.userId)).toHaveLength(1);
});
