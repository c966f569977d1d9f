import type { TagId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { beforeEach, expect, test } from 'vitest';
import { openTwinPage } from '../../test/twin-page.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { mergeTags } from './mutations.ts';

let page: Awaited<ReturnType<typeof openTwinPage>>;
let from: TagId;
let into: TagId;

const membersOf = async (id: TagId) =>
  (await call(tags.allLocations, { params: { id } })).locations.toSorted((a, b) => a - b);
const names = async () => (await call(tags.list, {})).tags.map(({ id }) => id);
const isDelete = (request: string) => request.startsWith('DELETE');
const merge = () =>
  mergeTags({ from: { id: from, name: 'North' }, into: { id: into, name: 'South' } });
const json = (body: unknown) => () => Response.json(body);

beforeEach(async () => {
  queryClient.clear();
  page = await openTwinPage({ persona: 'owner', locations: 40 });
  const all = (await call(tags.list, {})).tags;
  const counted = await Promise.all(all.map(async ({ id }) => ({ id, has: await membersOf(id) })));
  const [largest, other] = counted.toSorted((a, b) => b.has.length - a.has.length);
  if (!largest || !other) throw new Error('The account has no two tags.');
  ({ id: from } = largest);
  ({ id: into } = other);
  if (largest.has.length <= 10) throw new Error('One page of the screen holds all of them.');
  page.requests.length = 0;
});

test('@TAG-1 the other tag gets all locations before the first tag is deleted', async () => {
  const both = new Set([...(await membersOf(from)), ...(await membersOf(into))]);
  await merge();
  expect(await membersOf(into)).toEqual([...both].toSorted((a, b) => a - b));
  expect(await names()).not.toContain(from);
});

test.each([
  ['{}', {}],
  ['success', { success: true }],
  ['an empty list', { locations: [] }],
  ['a list of others', { locations: [1_000_001] }],
  ['rows', { data: [{ name: 'no id' }] }],
])('@TAG-1 no member is lost if the list of all members is %s', async (_, body) => {
  const both = new Set([...(await membersOf(from)), ...(await membersOf(into))]);
  page.answerInstead(/all-locations$/, json(body));
  await merge();
  page.answerInstead(/nothing/, json({}));
  expect(await names()).not.toContain(from);
  const { meta } = await call(tags.locations, {
    params: { id: into },
    query: { page: { number: 1, size: 10 } },
  });
  expect(meta.total).toBe(both.size);
});

test('@TAG-1 a tag whose locations were not moved stays, although the call succeeded', async () => {
  page.answerInstead(/add-locations$/, () => new Response(null, { status: 204 }));
  await expect(merge()).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'conflict',
    message: expect.stringMatching(/^\d+ locations don’t have the new tag yet/),
  });
  expect(page.requests.filter(isDelete)).toEqual([]);
  expect(await names()).toContain(from);
});

test('@TAG-1 a tag that another user adds to a location meanwhile is kept', async () => {
  const has = new Set([...(await membersOf(from)), ...(await membersOf(into))]);
  const { data } = await call(locations.list, { query: { page: { number: 1, size: 40 } } });
  const late = data.find(({ id }) => !has.has(id))?.id;
  if (!late) throw new Error('Every location has a tag.');
  page.answerInstead(/add-locations$/, async (send) => {
    const answer = await send();
    page.answerInstead(/add-locations$/, (go) => go());
    await call(tags.addLocations, { params: { id: from }, body: { locations: [late] } });
    return answer;
  });
  await expect(merge()).rejects.toMatchObject({
    message: '1 location doesn’t have the new tag yet, so the old tag wasn’t deleted.',
  });
  expect(await names()).toContain(from);
  await merge();
  expect(await membersOf(into)).toContain(late);
});

test('@TAG-1 a merge keeps a tag if it cannot read the tag’s locations', async () => {
  page.answerInstead(/all-locations$/, json({}));
  page.answerInstead(new RegExp(`tags/${from}/locations$`), json({}));
  await expect(merge()).rejects.toMatchObject({ name: 'ApiError' });
  expect(page.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
});

test.each([
  ['North', () => from],
  ['South', () => into],
])('@TAG-1 @DET-3 a tag that was deleted elsewhere is named: %s', async (name, gone) => {
  await call(tags.remove, { params: { id: gone() } });
  page.requests.length = 0;
  await expect(merge()).rejects.toMatchObject({
    message: `“${name}” was deleted elsewhere, so the tags weren’t merged.`,
  });
  expect(page.requests.filter(isDelete)).toEqual([]);
});

test('@TAG-1 @DET-3 the names that another user gave the tags are returned', async () => {
  await call(tags.rename, { params: { id: from }, body: { name: 'East' } });
  await call(tags.rename, { params: { id: into }, body: { name: 'West' } });
  await expect(merge()).resolves.toMatchObject({
    from: { id: from, name: 'East' },
    into: { id: into, name: 'West' },
  });
});

test('@TAG-1 @ERR-4 a failed deletion says that the other tag already has the locations, and can be retried', async () => {
  const fails = () => new Response(null, { status: 500 });
  let isBroken = true;
  page.answerInstead(/^DELETE/, (send) => (isBroken ? fails() : send()));
  await call(tags.rename, { params: { id: from }, body: { name: 'East' } });
  await call(tags.rename, { params: { id: into }, body: { name: 'West' } });
  await expect(merge()).rejects.toMatchObject({
    message:
      '“West” was added to all locations with “East”. Something went wrong in Placekeeper. Try again in a moment.',
  });
  expect(await membersOf(into)).toEqual(expect.arrayContaining(await membersOf(from)));
  isBroken = false;
  await merge();
  expect(await names()).not.toContain(from);
});

test('@TAG-1 @ERR-4 a merge that adds nothing says nothing about the other tag', async () => {
  page.answerInstead(/add-locations$/, () => new Response(null, { status: 500 }));
  await expect(merge()).rejects.toMatchObject({
    message: 'Something went wrong in Placekeeper. Try again in a moment.',
  });
});
