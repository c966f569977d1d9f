import { api } from '@placekeeper/contracts/api';
import { describe, expect, test } from 'vitest';
import type { SessionPolicy } from '../http/session-policy.ts';
import { createTestTwin } from '../testing/test-twin.ts';
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
  ] as const)('%s: reading is %i, writing from the page %i', async (policy, reads, writes) => {
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

  test('an origin mismatch says so, and is no breach of the twin', async () => {
    const { user, guest } = await under('origin-only');
    expect(await user.send(api.currentUser.setMetadata, write, fromThere)).toMatchObject({
      status: 403,
      body: { message: 'Origin mismatch.' },
    });
    expect((await guest().succeed(control.coverage)).breaches).toEqual([]);
    const { requests } = await user.succeed(control.requests, { query: { status: 403 } });
    expect(requests).toMatchObject([{ verdict: 'forced' }]);
  });
});

test('a policy is of one account', async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  await user.succeed(control.setSessionPolicy, { body: { policy: 'origin-only' } });
  expect(await user.succeed(control.sessions)).toMatchObject({ policy: 'origin-only' });
  expect(await other.succeed(control.sessions)).toMatchObject({ policy: 'laravel-12' });
  await other.succeed(api.currentUser.setMetadata, write);
  const nonsense = await user.send(control.setSessionPolicy, { body: { policy: 'none' } });
  expect(nonsense.status).toBe(422);
});

test('all sessions of the account are listed, without what would open them', async () => {
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

test('signing out everywhere leaves guests, who read 401', async () => {
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
