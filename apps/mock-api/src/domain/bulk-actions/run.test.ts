import { api } from '@placekeeper/contracts/api';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkAction } from '@placekeeper/contracts/model/bulk-action';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { createTestTwin, type SignedInClient } from '../../testing/test-twin.ts';

const all = { mode: 'matching' } as const;

const run = (user: SignedInClient, action: BulkAction, selection: object = all) =>
  user.succeed(api.bulkActions.run, { body: { selection: selection as typeof all, action } });

const listed = async (user: SignedInClient, query: object = {}) =>
  (await user.succeed(api.locations.list, { query: { ...query, page: { size: 100 } } })).data;

const create = async (user: SignedInClient, name: string) =>
  (await user.succeed(api.tags.create, { body: { name } })).tag.id;

const ascending = (ids: readonly LocationId[]) => ids.toSorted((a, b) => a - b);

test('a tag is added where it is not yet, and taken from where it is @LOC-4 @LOC-7', async () => {
  const user = await createTestTwin().as('owner', { locations: 12 });
  const [first, ...others] = (await listed(user)).map(({ id }) => id);
  const tags = [await create(user, 'Coast'), await create(user, 'Open late')];
  await run(user, { type: 'add-tags', tags }, { mode: 'ids', locations: [first] });

  const added = await run(user, { type: 'add-tags', tags });
  expect(added).toMatchObject({ total: 12, refused: [] });
  expect(ascending(added.changed)).toEqual(ascending(others));
  expect(await listed(user, { only_tag_ids: tags })).toHaveLength(12);
  expect((await run(user, { type: 'add-tags', tags })).changed).toEqual([]);

  const rest = { mode: 'matching', excluded_location_ids: [first] };
  const removed = await run(user, { type: 'remove-tags', tags: tags.slice(0, 1) }, rest);
  expect(ascending(removed.changed)).toEqual(ascending(others));
  expect(await listed(user, { only_tag_ids: tags.slice(0, 1) })).toHaveLength(1);
});

test('management is turned on as far as there are slots, and the others are named @LOC-5', async () => {
  const twin = createTestTwin();
  const user = await twin.as('agency', { locations: 12 });
  expect((await run(user, { type: 'disable-management' })).refused).toEqual([]);
  expect(await listed(user, { gbp_management_status: 'enabled' })).toEqual([]);

  twin.deps.db.update(users).set({ slots: 5 }).where(eq(users.id, user.userId)).run();
  const { total, changed, refused } = await run(user, { type: 'enable-management' });
  const byName = await listed(user);
  expect({ total, changed }).toEqual({
    total: 12,
    changed: byName.slice(0, 5).map(({ id }) => id),
  });
  expect(refused).toEqual(
    byName.slice(5).map(({ id, name, store_code }) => ({
      location: { id, name, store_code },
      message: 'All 5 slots of your subscription are in use.',
    })),
  );
  expect(await listed(user, { gbp_management_status: 'enabled' })).toHaveLength(5);
  expect((await run(user, { type: 'enable-management' })).changed).toEqual([]);
});

test('what matches is deleted, and nothing else @LOC-3 @LOC-7', async () => {
  const user = await createTestTwin().as('owner', { locations: 12 });
  const [kept, ...others] = (await listed(user)).map(({ id }) => id);
  const selection = { mode: 'matching', excluded_location_ids: [kept] };
  const { changed } = await run(user, { type: 'delete' }, selection);
  expect(ascending(changed)).toEqual(ascending(others));
  expect((await listed(user)).map(({ id }) => id)).toEqual([kept]);
});

test('others than those that somebody saw are left alone @LOC-7', async () => {
  const user = await createTestTwin().as('owner', { locations: 12 });
  const [first, second, third] = (await listed(user)).map(({ id }) => id);
  const tag = await create(user, 'To close');
  const deleting = (expected_count: number) => ({
    body: {
      selection: { mode: 'matching' as const, only_tag_ids: [tag], expected_count },
      action: { type: 'delete' as const },
    },
  });
  await run(user, { type: 'add-tags', tags: [tag] }, { mode: 'ids', locations: [first, second] });
  await run(user, { type: 'add-tags', tags: [tag] }, { mode: 'ids', locations: [third] });

  expect(await user.call(api.bulkActions.run, deleting(2))).toMatchObject({
    status: 422,
    body: { errors: { 'selection.expected_count': ['3 locations match by now, not 2.'] } },
  });
  expect(await listed(user)).toHaveLength(12);
  expect((await user.succeed(api.bulkActions.run, deleting(3))).changed).toHaveLength(3);
});

test('too many, none, and a tag that is not there are refused as a whole @LOC-7', async () => {
  const twin = createTestTwin();
  const user = await twin.as('agency', { locations: 10_001 });
  const tag = await create(user, 'Coast');
  const refusal = async (action: object, selection: object) =>
    user.call(api.bulkActions.run, { body: { selection, action } as never });
  const tagging = { type: 'add-tags', tags: [tag] };
  expect(await refusal(tagging, all)).toMatchObject({
    status: 422,
    body: { errors: { selection: ['These are 10,001 locations; choose 10,000 at most.'] } },
  });
  expect(await refusal(tagging, { ...all, search: 'no such place' })).toMatchObject({
    status: 422,
    body: { errors: { selection: ['No location matches. Choose others.'] } },
  });
  expect(await refusal({ type: 'add-tags', tags: [tag, 999_999] }, all)).toMatchObject({
    status: 422,
  });
  expect(await listed(user, { only_tag_ids: [tag] })).toEqual([]);
});
