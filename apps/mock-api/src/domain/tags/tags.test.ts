import { api } from '@placekeeper/contracts/api';
import { LocationId, type TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { createTestTwin, type SignedInClient } from '../../testing/test-twin.ts';

const owner = (locations = 12) => createTestTwin().as('owner', { locations });

const create = async (user: SignedInClient, name: string) =>
  (await user.succeed(api.tags.create, { body: { name } })).tag;

const namesOf = async (user: SignedInClient) =>
  (await user.succeed(api.tags.list)).tags.map(({ name }) => name);

async function idsOf(user: SignedInClient): Promise<readonly LocationId[]> {
  const { data } = await user.succeed(api.locations.list, { query: { page: { size: 100 } } });
  return data.map(({ id }) => id);
}

async function tagged(user: SignedInClient, id: TagId): Promise<readonly LocationId[]> {
  return (await user.succeed(api.tags.allLocations, { params: { id } })).locations;
}

const ascending = (ids: readonly LocationId[]) => ids.toSorted((a, b) => a - b);

test("a tag's name is trimmed, and tags are listed by name @TAG-1", async () => {
  const user = await createTestTwin().as('new');
  for (const name of ['  Zoo ', 'Äpfel', 'apple', 'Birne']) await create(user, name);
  expect(await namesOf(user)).toEqual(['Äpfel', 'apple', 'Birne', 'Zoo']);
});

test.each([
  ['', 'Enter a tag name.'],
  ['  \t ', 'Enter a tag name.'],
  ['süd', 'A tag called “Süd” already exists.'],
  [' SÜD ', 'A tag called “Süd” already exists.'],
  ['Su\u0308d', 'A tag called “Süd” already exists.'],
  ['x'.repeat(256), 'Use up to 255 characters.'],
])('neither a new tag nor a renamed one can have the name %j @TAG-1', async (name, message) => {
  const user = await owner(1);
  await create(user, 'Süd');
  const other = await create(user, 'North pole');
  const before = await namesOf(user);
  const refusal = { status: 422, body: { message, errors: { name: [message] } } };
  expect(await user.call(api.tags.create, { body: { name } })).toMatchObject(refusal);
  expect(
    await user.call(api.tags.rename, { params: { id: other.id }, body: { name } }),
  ).toMatchObject(refusal);
  expect(await namesOf(user)).toEqual(before);
});

test('a name can have 255 characters, and occur in two accounts', async () => {
  const twin = createTestTwin();
  const name = 'x'.repeat(255);
  expect((await create(await twin.as('new'), name)).name).toBe(name);
  expect((await create(await twin.as('new'), name)).name).toBe(name);
});

test('a tag can be renamed, even to its own name in another case @TAG-1', async () => {
  const user = await owner(1);
  const { id } = await create(user, 'süd');
  const rename = (name: string) =>
    user.succeed(api.tags.rename, { params: { id }, body: { name } });
  const renamed = { id, name: 'SÜD', locations_count: 0 };
  expect(await rename(' SÜD')).toEqual({ tag: renamed });
  expect(await user.succeed(api.tags.show, { params: { id } })).toEqual({ tag: renamed });
  await rename('Quayside');
  await create(user, 'Süd');
});

test('removing a tag keeps its locations @TAG-1', async () => {
  const user = await owner();
  const ids = await idsOf(user);
  const { id } = await create(user, 'Quayside');
  await user.succeed(api.tags.addLocations, { params: { id }, body: { locations: [...ids] } });
  expect(await user.call(api.tags.remove, { params: { id } })).toMatchObject({ status: 204 });
  for (const call of [api.tags.show, api.tags.remove, api.tags.allLocations])
    expect(await user.call(call, { params: { id } })).toMatchObject({ status: 404 });
  const { data } = await user.succeed(api.locations.list, { query: { page: { size: 100 } } });
  expect(data.map((location) => location.id)).toEqual(ids);
  expect(data.flatMap(({ tags }) => tags.map(({ name }) => name))).not.toContain('Quayside');
});

test("adding and removing a tag's locations is idempotent @LOC-4 @TAG-2", async () => {
  const user = await owner();
  const ids = await idsOf(user);
  const { id } = await create(user, 'Quayside');
  const half = ids.slice(0, 6);
  const change = (call: typeof api.tags.addLocations, locations: readonly LocationId[]) =>
    user.call(call, { params: { id }, body: { locations: [...locations] } });

  expect(await change(api.tags.addLocations, [...half, ...half])).toMatchObject({ status: 204 });
  await change(api.tags.addLocations, half);
  expect(await tagged(user, id)).toEqual(ascending(half));
  const { tags } = await user.succeed(api.tags.list);
  expect(tags).toContainEqual({ id, name: 'Quayside', locations_count: 6 });

  expect(await change(api.tags.removeLocations, ids.slice(3))).toMatchObject({ status: 204 });
  await change(api.tags.removeLocations, ids.slice(3));
  expect(await tagged(user, id)).toEqual(ascending(ids.slice(0, 3)));
});

test('a request with another account’s location is refused, like one with a missing location @PERM-1 @TAG-2', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 3 });
  const theirs = await idsOf(await twin.as('owner', { locations: 3 }));
  const own = await idsOf(user);
  const { id } = await create(user, 'Quayside');
  const message = 'This location doesn’t exist.';
  for (const strange of [theirs[0] ?? own[0], LocationId.parse(987_654_321)]) {
    if (strange === undefined) throw new Error('There is no location');
    const body = { locations: [...own, strange] };
    const refusal = { status: 422, body: { message, errors: { 'locations.3': [message] } } };
    expect(await user.call(api.tags.addLocations, { params: { id }, body })).toMatchObject(refusal);
    expect(await tagged(user, id)).toEqual([]);
  }
  await user.succeed(api.tags.addLocations, { params: { id }, body: { locations: [...own] } });
  const body = { locations: [LocationId.parse(987_654_321), ...own] };
  expect(await user.call(api.tags.removeLocations, { params: { id }, body })).toMatchObject({
    status: 422,
    body: { errors: { 'locations.0': [message] } },
  });
  expect(await tagged(user, id)).toEqual(ascending(own));
});

test('a tag lists its locations by name, ten at a time @TAG-1 @CONST-1', async () => {
  const user = await owner(25);
  const ids = (await idsOf(user)).slice(0, 23);
  const { id } = await create(user, 'Quayside');
  await user.succeed(api.tags.addLocations, { params: { id }, body: { locations: [...ids] } });
  const page = async (number?: number) =>
    user.succeed(api.tags.locations, {
      params: { id },
      ...(number !== undefined && { query: { page: { number } } }),
    });
  const first = await page();
  expect(first.data.map((location) => location.id)).toEqual(ids.slice(0, 10));
  expect(first.meta).toEqual({ current_page: 1, last_page: 3, per_page: 10, total: 23, to: 10 });
  const last = await page(3);
  expect(last.data.map((location) => location.id)).toEqual(ids.slice(20));
  expect(last.meta.to).toBe(23);
  expect((await page(4)).data).toEqual([]);
});

test('up to ten thousand locations are accepted at once', async () => {
  const user = await owner(36);
  const ids = await idsOf(user);
  const { id } = await create(user, 'Quayside');
  const locations = Array.from({ length: 10_000 }, (_, index) => ids[index % ids.length] ?? id);
  const change = (call: typeof api.tags.addLocations, more: readonly number[] = []) =>
    user.send(call, { params: { id }, body: { locations: [...locations, ...more] } });
  expect(await change(api.tags.addLocations, [1])).toMatchObject({
    status: 422,
    body: { errors: { locations: [expect.any(String)] } },
  });
  expect(await change(api.tags.addLocations)).toMatchObject({ status: 204 });
  expect(await tagged(user, id)).toEqual(ascending(ids));
  expect(await change(api.tags.removeLocations)).toMatchObject({ status: 204 });
  expect(await tagged(user, id)).toEqual([]);
});
