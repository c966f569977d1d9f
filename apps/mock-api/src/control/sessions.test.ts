import { api } from '@placekeeper/contracts/api';
import { describe, expect, test, vi } from 'vitest';
import { sessions as sessionTable } from '../db/schema/users.ts';
import { identifySocket } from '../http/session.ts';
import type { SessionPolicy } from '../http/session-policy.ts';
import { createTestTwin, type TestClient, type TestTwin } from '../testing/test-twin.ts';
import { control } from './contract.ts';

const write = { body: { key: 'theme', value: 'dark' } } as const;
const fromHere = { 'Sec-Fetch-Site': 'same-origin' };
const fromThere = { 'Sec-Fetch-Site': 'cross-site' };
const withoutToken = { 'X-XSRF-TOKEN': null };

async function under(policy: SessionPolicy) {
  const twin = createTestTwin();
  const user = await twin.as('new');
  await user.succeed(control.setSessionPolicy, { body: { policy } });
  return {
    ...twin,
    user,
    read: async () => (await user.send(api.currentUser.show)).status,
    write: async (headers = {}) =>
      (await user.send(api.currentUser.setMetadata, write, headers)).status,
  };
}

describe('an expired session @SESS-1', () => {
  test.each([
    ['laravel-12', 419, 419],
    ['laravel-12-reads-401', 401, 419],
    ['laravel-13', 401, 401],
    ['origin-only', 401, 401],
  ] as const)('%s: a read is %i, a write from the page %i', async (policy, reads, writes) => {
    const { user, read, write: send } = await under(policy);
    await user.succeed(control.expireSessions);
    expect([await read(), await send(fromHere)]).toEqual([reads, writes]);
  });
});

describe('a write', () => {
  test.each([
    ['laravel-12', { ...fromHere, ...withoutToken }, 419],
    ['laravel-12-reads-401', { ...fromHere, ...withoutToken }, 419],
    ['laravel-13', { ...fromHere, ...withoutToken }, 200],
    ['laravel-13', { ...fromThere, ...withoutToken }, 419],
    ['laravel-13', fromThere, 200],
    ['origin-only', { ...fromHere, ...withoutToken }, 200],
    ['origin-only', fromThere, 403],
    ['origin-only', {}, 403],
  ] as const)('%s with %j is %i', async (policy, headers, status) => {
    const { write: send } = await under(policy);
    expect((await send(headers)) < 300 ? 200 : await send(headers)).toBe(status);
  });

  test('an origin mismatch is reported and is no violation of the contract', async () => {
    const { user, guest } = await under('origin-only');
    expect(await user.send(api.currentUser.setMetadata, write, fromThere)).toMatchObject({
      status: 403,
      body: { message: 'Origin mismatch.' },
    });
    expect((await guest().succeed(control.coverage)).violations).toEqual([]);
    const { requests } = await user.succeed(control.requests, { query: { status: 403 } });
    expect(requests).toMatchObject([{ verdict: 'forced' }]);
  });
});

test('a policy applies to one account', async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  await user.succeed(control.setSessionPolicy, { body: { policy: 'origin-only' } });
  expect(await user.succeed(control.sessions)).toMatchObject({ policy: 'origin-only' });
  expect(await other.succeed(control.sessions)).toMatchObject({ policy: 'laravel-12' });
  await other.succeed(api.currentUser.setMetadata, write);
  const nonsense = await user.send(control.setSessionPolicy, { body: { policy: 'none' } });
  expect(nonsense.status).toBe(422);
});

test('all sessions of the account are listed without their secrets', async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  const elsewhere = twin.guest();
  await elsewhere.succeed(control.signIn, { body: { user_id: user.userId } });
  await twin.as('new');
  const { sessions } = await user.succeed(control.sessions);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  const cookie = user.cookies.get('placekeeper_session') ?? '';
  expect(sessions.find(({ current }) => current)?.id).toBe(cookie.slice(0, 8));
  await user.succeed(control.expireSessions);
  const after = await user.succeed(control.sessions);
  expect(after.sessions.every(({ expired }) => expired)).toBe(true);
});

test('signing out everywhere leaves guest sessions, whose reads get 401', async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  const elsewhere = twin.guest();
  await elsewhere.succeed(control.signIn, { body: { user_id: user.userId } });
  expect(await user.succeed(control.endSessions)).toEqual({ ended: 2 });
  for (const client of [user, elsewhere]) {
    expect((await client.send(api.currentUser.show)).status).toBe(401);
    expect((await client.send(api.currentUser.setMetadata, write)).status).toBe(401);
  }
  await other.succeed(api.currentUser.show);
  expect((await user.send(control.endSessions)).status).toBe(401);
  expect((await user.send(control.sessions)).status).toBe(401);
  expect(
    (await user.send(control.setSessionPolicy, { body: { policy: 'laravel-13' } })).status,
  ).toBe(401);
});

describe('a session that ends closes its sockets', () => {
  /** Opens a socket with the session of the client's browser, as `main.ts` does. */
  function openSocket({ deps }: TestTwin, client: TestClient) {
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
    const close = vi.fn();
    const socketId = `1.${client.cookies.get('placekeeper_session')}`;
    const whose = identifySocket(deps)({ headers: { cookie } });
    deps.hub.connect({ socketId, ...whose, send: () => {}, close });
    return close;
  }

  async function twoBrowsers() {
    const twin = createTestTwin();
    const [user, other] = [await twin.as('new'), await twin.as('new')];
    const elsewhere = twin.guest();
    await elsewhere.succeed(control.signIn, { body: { user_id: user.userId } });
    const sockets = [user, elsewhere, other].map((client) => openSocket(twin, client));
    return { twin, user, sockets, closed: () => sockets.map(({ mock }) => mock.calls.length) };
  }

  test('one if it signs out', async () => {
    const { user, sockets, closed } = await twoBrowsers();
    await user.send(control.signOut);
    expect(closed()).toEqual([1, 0, 0]);
    expect(sockets[0]).toHaveBeenCalledWith(4200, expect.anything());
  });

  test('none if the same user signs in, and one if that user signs out', async () => {
    const { user, closed } = await twoBrowsers();
    await user.succeed(control.expireSessions);
    await user.succeed(control.signIn, { body: { user_id: user.userId } });
    expect(closed()).toEqual([0, 0, 0]);
    await user.send(control.signOut);
    expect(closed()).toEqual([1, 0, 0]);
  });

  test('one if another user signs in with the same browser', async () => {
    const { twin, user, closed } = await twoBrowsers();
    await user.succeed(control.signIn, { body: { user_id: (await twin.as('new')).userId } });
    expect(closed()).toEqual([1, 0, 0]);
  });

  test('all if the user signs out everywhere', async () => {
    const { user, closed } = await twoBrowsers();
    await user.succeed(control.endSessions);
    expect(closed()).toEqual([1, 1, 0]);
  });
});

test('a cookie that cannot be decoded is ignored', async () => {
  const twin = createTestTwin();
  const guest = twin.guest();
  guest.cookies.set('placekeeper_session', '%E0%A4%A');
  expect((await guest.send(api.currentUser.show)).status).toBe(401);
  const user = await twin.as('new');
  const malformed = await user.send(api.currentUser.setMetadata, write, {
    'X-XSRF-TOKEN': '%E0%A4%A',
  });
  expect(malformed.status).toBe(419);
  expect(identifySocket(twin.deps)({ headers: { cookie: 'placekeeper_session=%E0%A4%A' } })).toBe(
    null,
  );
});

describe('sessions of guests', () => {
  const rows = ({ deps }: TestTwin) => deps.db.select().from(sessionTable).all();

  test('are deleted after a day, unlike sessions of users', async () => {
    const twin = createTestTwin();
    let now = twin.deps.clock();
    Object.assign(twin.deps, { clock: () => now });
    const user = await twin.as('new');
    const early = twin.guest();
    await early.send(api.session.csrfCookie);
    now += 25 * 3_600_000;
    await twin.guest().send(api.session.csrfCookie);
    expect(rows(twin)).toHaveLength(2);
    await user.succeed(api.currentUser.show);
    // The early guest gets a new session.
    await early.send(api.session.csrfCookie);
    expect(rows(twin)).toHaveLength(3);
  });

  test('are limited to 1,000, however many requests create them', async () => {
    const twin = createTestTwin();
    await twin.as('new');
    for (let guest = 0; guest < 1100; guest += 1) await twin.guest().send(api.session.csrfCookie);
    expect(rows(twin).length).toBeLessThanOrEqual(1001);
  });
});
