import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { createTestTwin, type SignedInClient, type TestTwin } from '../../testing/test-twin.ts';
import { control } from '../contract.ts';
import { foreignKeysOf, tablesUnder } from './account-rows.ts';

const reads = [
  api.currentUser.show,
  api.currentUser.subscriptionMeta,
  api.locations.list,
  api.updates.list,
  api.tags.list,
  api.googleTokens.list,
  api.googleLocations.importStatus,
  control.clock,
  control.simulation,
  control.inbox,
];

/** Every answer that the account can read, as text. */
async function answersOf(user: SignedInClient): Promise<readonly string[]> {
  const { data } = await user.succeed(api.locations.list, { query: { page: { size: 100 } } });
  const paths = [
    ...reads.map(({ definition }) => definition.path),
    '/api/locations/list?search=street',
    ...data.flatMap(({ id }) => [`/api/locations/${id}`, `/api/locations/${id}/updates`]),
  ];
  const texts = [];
  for (const path of paths) texts.push(await (await user.raw('GET', path)).text());
  return texts;
}

/** Makes one change of each kind. */
async function work(user: SignedInClient) {
  const { data } = await user.succeed(api.locations.list, {
    query: { gbp_management_status: 'enabled' },
  });
  const [first, second] = data;
  const { tokens } = await user.succeed(api.googleTokens.list);
  const [token] = tokens;
  if (!first || !second || !token) throw new Error('There is nothing to work on');
  await user.succeed(api.locations.update, { params: { id: first.id }, body: { name: 'Quay' } });
  await user.succeed(control.changeProfile, {
    body: { location_id: second.id, type: 'google', field_name: 'title' },
  });
  await user.succeed(api.locations.remove, { params: { id: second.id } });
  await user.succeed(control.loseAuthorization, { body: { token_id: token.id } });
  await user.succeed(api.currentUser.setMetadata, { body: { key: 'theme', value: 'dark' } });
  await user.succeed(control.changeSimulation, { body: { mood: 'busy' } });
  await user.advance(60_000);
}

const sizes = ({ deps }: TestTwin) =>
  foreignKeysOf(deps.db).map(({ table }) => [
    table,
    deps.db.$client.prepare(`SELECT count(*) FROM "${table}"`).pluck().get(),
  ]);

test('a restored account answers byte for byte as before', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 12 });
  await user.succeed(api.locations.list, {});
  const before = await answersOf(user);
  const rowsBefore = sizes(twin);
  const { snapshot_id: id } = await user.succeed(control.takeSnapshot, { body: { name: 'Fresh' } });
  await work(user);
  expect(await answersOf(user)).not.toEqual(before);
  for (let time = 0; time < 2; time += 1) {
    await user.succeed(control.restoreSnapshot, { params: { id } });
    expect(await answersOf(user)).toEqual(before);
    expect(sizes(twin)).toEqual(rowsBefore);
  }
  // The account still works after the restore.
  await work(user);
  expect((await user.succeed(control.coverage)).violations).toEqual([]);
});

test('jobs that were due at the time are due again', async () => {
  const twin = createTestTwin();
  const user = twin.guest();
  const body = { scenario: 'import-running' } as const;
  const { user_id: userId } = await user.succeed(control.createAccount, { body });
  const { snapshot_id: id } = await user.succeed(control.takeSnapshot, { body: {} });
  await user.advance(60_000);
  await user.succeed(control.restoreSnapshot, { params: { id } });
  expect(await user.succeed(api.googleLocations.importStatus)).toMatchObject({ complete: 100 });
  await user.advance(60_000);
  expect(await user.succeed(api.googleLocations.importStatus)).toMatchObject({ complete: 400 });
  expect(userId).toBeGreaterThan(0);
});

test('other accounts stay unchanged', async () => {
  const twin = createTestTwin();
  const [user, other] = [
    await twin.as('owner', { locations: 6 }),
    await twin.as('owner', { locations: 6 }),
  ];
  const { snapshot_id: id } = await user.succeed(control.takeSnapshot, { body: {} });
  await work(user);
  await work(other);
  const before = await answersOf(other);
  await user.succeed(control.restoreSnapshot, { params: { id } });
  expect(await answersOf(other)).toEqual(before);
  await other.succeed(api.currentUser.setMetadata, { body: { key: 'theme', value: 'light' } });
});

test('a session that was opened after the snapshot stays valid', async () => {
  const twin = createTestTwin();
  const user = await twin.as('new');
  const { snapshot_id: id } = await user.succeed(control.takeSnapshot, { body: {} });
  const elsewhere = twin.guest();
  await elsewhere.succeed(control.signIn, { body: { user_id: user.userId } });
  await elsewhere.succeed(control.restoreSnapshot, { params: { id } });
  for (const browser of [elsewhere, user]) {
    expect((await browser.send(api.currentUser.show)).status).toBe(200);
  }
});

test('a snapshot includes every new table, even one that refers only to profiles', async () => {
  const twin = createTestTwin();
  const [user, other] = [
    await twin.as('owner', { locations: 4 }),
    await twin.as('owner', { locations: 4 }),
  ];
  const { $client } = twin.deps.db;
  $client.exec(
    `CREATE TABLE profile_notes (id INTEGER PRIMARY KEY, profile_id INTEGER REFERENCES profiles(id), note TEXT);
     CREATE TABLE note_marks (note_id INTEGER REFERENCES profile_notes(id), mark TEXT);
     INSERT INTO profile_notes (profile_id, note) SELECT id, 'before' FROM profiles;
     INSERT INTO note_marks SELECT id, 'before' FROM profile_notes;`,
  );
  const { snapshot_id: id } = await user.succeed(control.takeSnapshot, { body: {} });
  $client.exec(`UPDATE profile_notes SET note = 'after'; UPDATE note_marks SET mark = 'after'`);
  await user.succeed(control.restoreSnapshot, { params: { id } });
  const notes = (client: SignedInClient) =>
    $client
      .prepare<[number], string>(
        `SELECT DISTINCT note || mark FROM note_marks JOIN profile_notes AS note ON note.id = note_id
         JOIN locations ON locations.profile_id = note.profile_id WHERE user_id = ?`,
      )
      .pluck()
      .all(client.userId);
  expect([notes(user), notes(other)]).toEqual([['beforebefore'], ['afterafter']]);
});

test('a profile shared with another account stays unchanged', async () => {
  const twin = createTestTwin();
  const [user, other] = [
    await twin.as('owner', { locations: 2 }),
    await twin.as('owner', { locations: 2 }),
  ];
  const { $client } = twin.deps.db;
  const { snapshot_id: id } = await user.succeed(control.takeSnapshot, { body: {} });
  const shared = $client
    .prepare<[number], number>('SELECT profile_id FROM locations WHERE user_id = ? ORDER BY id')
    .pluck()
    .get(user.userId);
  $client
    .prepare(
      'UPDATE locations SET profile_id = ? WHERE id = (SELECT min(id) FROM locations WHERE user_id = ?)',
    )
    .run(shared, other.userId);
  $client.prepare(`UPDATE profiles SET title = 'Changed since' WHERE id = ?`).run(shared);
  await user.succeed(control.restoreSnapshot, { params: { id } });
  expect($client.prepare('SELECT title FROM profiles WHERE id = ?').pluck().get(shared)).toBe(
    'Changed since',
  );
});

test('snapshots are listed, deleted and limited per account', async () => {
  const twin = createTestTwin();
  const [user, other] = [
    await twin.as('new', { locations: 1 }),
    await twin.as('new', { locations: 1 }),
  ];
  const { snapshot_id: id } = await user.succeed(control.takeSnapshot, { body: { name: 'One' } });
  const { snapshots } = await user.succeed(control.snapshots);
  expect(snapshots).toEqual([
    { id, name: 'One', account_time: '2026-03-02T09:00:00.000Z', rows: expect.any(Number) },
  ]);
  expect(await other.succeed(control.snapshots)).toEqual({ snapshots: [] });
  for (const call of [control.restoreSnapshot, control.deleteSnapshot]) {
    expect((await other.call(call, { params: { id } })).status).toBe(404);
    expect((await twin.guest().call(call, { params: { id } })).status).toBe(401);
  }
  const named = (name: string) => user.send(control.takeSnapshot, { body: { name } });
  expect((await named('x'.repeat(101))).status).toBe(422);
  for (let count = 1; count < 20; count += 1) expect((await named('')).status).toBe(200);
  expect((await named('')).status).toBe(409);
  await user.succeed(control.deleteSnapshot, { params: { id } });
  expect((await user.call(control.deleteSnapshot, { params: { id } })).status).toBe(404);
  expect((await named('')).status).toBe(200);
  expect((await twin.guest().call(control.snapshots)).status).toBe(401);
  expect((await twin.guest().call(control.takeSnapshot, { body: {} })).status).toBe(401);
});

test('every table refers to a user, or a table that does refers to it', () => {
  const { deps } = createTestTwin();
  const keys = foreignKeysOf(deps.db);
  const rooted = tablesUnder(keys, 'users');
  const reached = new Set([
    ...rooted,
    ...keys.filter(({ table }) => rooted.has(table)).map(({ parent }) => parent),
  ]);
  const tables = deps.db.$client
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .pluck()
    .all()
    .filter((name) => !/^(sqlite_|__drizzle|location_search)/.test(name));
  expect(tables.filter((name) => !reached.has(name))).toEqual([]);
});
