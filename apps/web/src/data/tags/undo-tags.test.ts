import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test } from 'vitest';
import { openTwinPage } from '../../test/twin-page.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { tagMany, undoTagging } from './bulk-tagging.ts';
import { undoAddition, undoRemoval } from './members.ts';

let ids: readonly LocationId[];
let id: TagId;

const members = async () => (await call(tags.allLocations, { params: { id } })).locations;
const remove = (location: LocationId | undefined) =>
  location === undefined ? undefined : call(locations.remove, { params: { id: location } });

beforeEach(async () => {
  queryClient.clear();
  await openTwinPage({ persona: 'owner', locations: 5 });
  const list = await call(locations.list, { query: { page: { number: 1, size: 25 } } });
  ids = list.data.slice(0, 3).map((location) => location.id);
  const { tag } = await call(tags.create, { body: { name: 'Christmas' } });
  if (!tag) throw new Error('The platform answered without the tag.');
  ({ id } = tag);
});

test('@LOC-4 the undo of added tags leaves out a location that was deleted since', async () => {
  const tagging = await tagMany('add-tags', ids, [id]);
  await remove(ids[0]);
  expect(await undoTagging(tagging)).toBe(1);
  expect(await members()).toEqual([]);
});

test('@LOC-4 the undo of removed tags leaves out a location that was deleted since', async () => {
  await tagMany('add-tags', ids, [id]);
  const tagging = await tagMany('remove-tags', ids, [id]);
  await remove(ids[0]);
  expect(await undoTagging(tagging)).toBe(1);
  expect(new Set(await members())).toEqual(new Set(ids.slice(1)));
});

test('@LOC-4 nothing is sent if all locations were deleted since', async () => {
  const tagging = await tagMany('add-tags', ids.slice(0, 1), [id]);
  await remove(ids[0]);
  expect(await undoTagging(tagging)).toBe(1);
});

test('@LOC-4 tags that were deleted since are left out, and the others are added and undone', async () => {
  const { tag } = await call(tags.create, { body: { name: 'Easter' } });
  if (!tag) throw new Error('The platform answered without the tag.');
  await call(tags.remove, { params: { id: tag.id } });
  const tagging = await tagMany('add-tags', ids, [tag.id, id]);
  expect(tagging).toMatchObject({ count: ids.length, gone: 0, missing: [tag.id] });
  expect(new Set(await members())).toEqual(new Set(ids));
  expect(await undoTagging(tagging)).toBe(0);
  expect(await members()).toEqual([]);
  expect(await tagMany('add-tags', ids, [tag.id])).toMatchObject({ count: 0, missing: [tag.id] });
});

test('@LOC-4 a removed tag that was deleted since can’t be added again', async () => {
  await tagMany('add-tags', ids, [id]);
  const tagging = await tagMany('remove-tags', ids, [id]);
  await call(tags.remove, { params: { id } });
  await expect(undoTagging(tagging)).rejects.toThrow('One of the tags no longer exists.');
});

test('@TAG-2 a tag’s screen undoes a removal and an addition without deleted locations', async () => {
  await remove(ids[0]);
  expect(await undoRemoval({ id, locations: ids })).toBe(1);
  expect(new Set(await members())).toEqual(new Set(ids.slice(1)));
  expect(await undoAddition({ id, locations: ids })).toBe(1);
  expect(await members()).toEqual([]);
});
