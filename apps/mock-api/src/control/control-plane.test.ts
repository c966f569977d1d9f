import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { emails } from '../db/schema/notifications.ts';
import { profiles } from '../db/schema/provider.ts';
import { users } from '../db/schema/users.ts';
import { days, isoTime } from '../domain/clock.ts';
import { publishingTime } from '../domain/patch-attempts/commands/publish.ts';
import { manualStart } from '../seed/create-account.ts';
import { seedPersonas } from '../seed/personas.ts';
import { createApp } from '../app.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { createTestDeps } from '../testing/test-deps.ts';
import { createTestTwin, type SignedInClient } from '../testing/test-twin.ts';
import { control } from './contract.ts';

async function managedLocation(user: SignedInClient) {
  const { data } = await user.succeed(api.locations.list, {
    query: { gbp_management_status: 'enabled' },
  });
  const [location] = data;
  if (!location) throw new Error('No location is managed');
  return location;
}

test('a fresh account is an owner with a stopped clock by default', async () => {
  const twin = createTestTwin();
  const guest = twin.guest();
  const first = await guest.succeed(control.createAccount, { body: {} });
  const second = await guest.succeed(control.createAccount, {
    body: { persona: 'basic', locations: 2, clock: 'live' },
  });
  expect(await guest.succeed(api.currentUser.show)).toMatchObject({
    user: { id: second.user_id, has_gbp_management_subscription: false, locations_count: 2 },
  });
  expect(twin.deps.db.select().from(users).all()).toMatchObject([
    { id: first.user_id, persona: 'owner', manualClock: manualStart },
    { id: second.user_id, persona: 'basic', manualClock: null },
  ]);
});

test('an account gets the given number of generated profiles, even with a spreadsheet', async () => {
  const { deps } = createTestDeps();
  const credentials = { key: 'test', secret: 'test-secret' };
  const app = createApp(deps, { credentials, profiles: [plainProfile()] });
  const waiting = async (wish: object) => {
    const before = deps.db.select().from(profiles).all().length;
    await app.request('/__mock/accounts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ persona: 'new', ...wish }),
    });
    return deps.db.select().from(profiles).all().length - before;
  };
  expect(await waiting({})).toBe(1);
  expect(await waiting({ locations: 7 })).toBe(7);
});

test.each([
  { persona: 'king' },
  { locations: -1 },
  { locations: 100_001 },
  { clock: 'fast' },
  { x: 1 },
])('an account with %j is refused', async (wish) => {
  const twin = createTestTwin();
  expect((await twin.guest().send(control.createAccount, { body: wish })).status).toBe(422);
  expect(twin.deps.db.select().from(users).all()).toEqual([]);
});

test('accounts share nothing', async () => {
  const twin = createTestTwin();
  const [one, other] = [
    await twin.as('owner', { locations: 4 }),
    await twin.as('owner', { locations: 4 }),
  ];
  const before = await other.succeed(api.locations.list, {});
  const location = await managedLocation(one);
  await one.succeed(api.locations.update, { params: { id: location.id }, body: { name: 'Quay' } });
  await one.succeed(api.locations.remove, { params: { id: location.id } });
  expect(await other.succeed(api.locations.list, {})).toEqual(before);
});

test('a client can sign in as a persona or as an existing account', async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  const guest = twin.guest();
  const persona = { body: { persona: 'owner' } } as const;
  // An empty database has no personas.
  expect((await guest.call(control.signIn, persona)).status).toBe(404);
  expect((await guest.send(control.signIn, { body: { user_id: 999_999 } })).status).toBe(404);
  expect(await guest.succeed(control.signIn, { body: { user_id: user.userId } })).toEqual({
    user_id: user.userId,
  });
  expect(await guest.succeed(api.currentUser.show)).toMatchObject({ user: { id: user.userId } });

  const seeded = createTestTwin();
  seedPersonas(seeded.deps, { locations: 1 });
  const visitor = seeded.guest();
  await visitor.succeed(control.signIn, persona);
  expect(await visitor.succeed(api.currentUser.show)).toMatchObject({
    user: { identity: { name: 'Olivia Hart' } },
  });
});

test("advancing the clock moves only the caller's time and runs its due jobs", async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('owner', { locations: 4 }), await twin.as('new')];
  const { id } = await managedLocation(user);
  await user.succeed(api.locations.update, { params: { id }, body: { name: 'Quay Books' } });
  expect(await user.advance(publishingTime - 1)).toMatchObject({ jobs: 0 });
  expect(await user.advance(1)).toEqual({ now: isoTime(manualStart + publishingTime), jobs: 1 });
  expect(await user.advance(0)).toMatchObject({ jobs: 0 });
  expect(await other.advance(0)).toEqual({ now: isoTime(manualStart), jobs: 0 });
});

test('a live account stops when its clock is advanced', async () => {
  const twin = createTestTwin();
  const user = await twin.as('new', { clock: 'live' });
  await user.advance(1000);
  expect(twin.deps.db.select().from(users).all()).toMatchObject([
    { manualClock: twin.deps.clock() + 1000 },
  ]);
});

test.each([-1, 0.5, days(367), Number.MAX_SAFE_INTEGER])(
  'the clock is not advanced by %d',
  async (ms) => {
    const user = await createTestTwin().as('new');
    expect(await user.send(control.advanceClock, { body: { ms } })).toMatchObject({ status: 422 });
    expect(await user.advance(0)).toMatchObject({ now: isoTime(manualStart) });
  },
);

test.each([
  [{ field_name: 'colour' }, 'field_name'],
  [{ type: 'nobody' }, 'type'],
  [{ update_value: 5 }, 'update_value'],
])('a profile change with %j is refused', async (change, place) => {
  const user = await createTestTwin().as('owner', { locations: 4 });
  const { id } = await managedLocation(user);
  const body = { location_id: id, type: 'google', field_name: 'title', ...change };
  const refused = await user.send(control.changeProfile, { body });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { [place]: [expect.any(String)] } },
  });
});

test('a lost authorization is reported to its owner', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 4 });
  const { tokens } = await user.succeed(api.googleTokens.list);
  const [token] = tokens;
  await user.succeed(control.loseAuthorization, { body: { token_id: token?.id ?? 0 } } as never);
  expect(twin.events.at(-1)).toMatchObject({
    channel: `private-App.Models.User.${user.userId}`,
    name: 'google-authorization.lost',
    payload: { google_account: token?.id, email: token?.email },
  });
});

test('a lost authorization can be restored once @GACC-2', async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('owner', { locations: 4 }), await twin.as('new')];
  const { tokens } = await user.succeed(api.googleTokens.list);
  const lost = tokens.find(({ status }) => status === 'lost-authorization');
  if (!lost) throw new Error('No account is lost');
  const restore = (client: SignedInClient) =>
    client.call(control.restoreAuthorization, { body: { token_id: lost.id } });
  expect((await restore(other)).status).toBe(404);
  expect((await restore(user)).status).toBe(204);
  expect(await user.succeed(api.googleTokens.list)).toMatchObject({
    tokens: [{ status: 'active' }, { status: 'active' }, { status: 'active' }],
  });
  expect((await restore(user)).status).toBe(409);
  expect((await user.send(control.restoreAuthorization, { body: {} })).status).toBe(422);
});

test("only the caller's sockets are kicked", async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  const closed: (readonly [string, number])[] = [];
  for (const [socketId, client] of [
    ['1.1', user],
    ['1.2', user],
    ['1.3', other],
  ] as const) {
    const connection = {
      socketId,
      send: () => {},
      close: (code: number) => closed.push([socketId, code]),
    };
    const session = twin.deps.hub.connect(connection);
    const channel = `private-App.Models.User.${client.userId}`;
    const { auth } = await client.succeed(api.session.authorizeChannel, {
      body: { socket_id: socketId, channel_name: channel },
    });
    session.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  }
  expect(await user.succeed(control.realtime)).toMatchObject({ key: 'test', connections: 3 });
  expect(await user.succeed(control.kick, { body: { code: 4200 } })).toEqual({ closed: 2 });
  expect(closed).toEqual([
    ['1.1', 4200],
    ['1.2', 4200],
  ]);
  expect(await other.succeed(control.realtime)).toMatchObject({ connections: 1 });
});

test("the inbox has the caller's e-mails, newest first", async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  const write = (client: SignedInClient, subject: string, createdAt: number) =>
    twin.deps.db
      .insert(emails)
      .values({ userId: client.userId, recipient: 'a@example.com', subject, body: 'B', createdAt })
      .run();
  write(user, 'first', manualStart);
  write(user, 'third', manualStart + 2);
  write(user, 'second', manualStart + 1);
  write(user, 'fourth', manualStart + 2);
  write(other, 'theirs', manualStart);
  const { emails: found } = await user.succeed(control.inbox);
  expect(found.map(({ subject }) => subject)).toEqual(['fourth', 'third', 'second', 'first']);
  expect(found[3]).toEqual({
    id: 1,
    recipient: 'a@example.com',
    subject: 'first',
    body: 'B',
    html: '',
    created_at: isoTime(manualStart),
  });
});

test('@NOTIF-1 a changed standing is mailed to the configurations that include it', async () => {
  const twin = createTestTwin();
  const [user, other] = [
    await twin.as('owner', { locations: 3 }),
    await twin.as('owner', { locations: 3 }),
  ];
  const { id } = await managedLocation(user);
  const { emails: before } = await user.succeed(control.inbox);
  const body = { location_id: id, standing: 'suspended' } as const;
  expect((await user.call(control.changeStanding, { body })).status).toBe(204);
  const { emails: after } = await user.succeed(control.inbox);
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]?.subject).toMatch(/was suspended by Google$/);
  expect((await other.call(control.changeStanding, { body })).status).toBe(404);
  const odd = { body: { ...body, standing: 'famous' } };
  expect((await user.send(control.changeStanding, odd)).status).toBe(422);
});

test('calls about an account require a session', async () => {
  const guest = createTestTwin().guest();
  const refused = { status: 401, body: { message: 'Unauthenticated.' } };
  expect(await guest.call(control.advanceClock, { body: { ms: 1 } })).toMatchObject(refused);
  expect(await guest.call(control.expireSessions)).toMatchObject(refused);
  expect(await guest.call(control.inbox)).toMatchObject(refused);
  expect(await guest.call(control.kick, { body: { code: 4200 } })).toMatchObject(refused);
  expect(await guest.call(control.signOut)).toMatchObject({ status: 204 });
});
