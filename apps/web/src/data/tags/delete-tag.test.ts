import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { beforeEach, expect, test } from 'vitest';
import { openTwinPage } from '../../test/twin-page.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { isChangedElsewhere } from '../http/api-error.ts';
import { deleteSeenTag } from './mutations.ts';
import { tagQueries } from './queries.ts';

let shown: Tag;

const listed = async () => (await call(tags.list, {})).tags.find(({ id }) => id === shown.id);
const isAsked = (work: Promise<unknown>) => work.then(() => false, isChangedElsewhere);

beforeEach(async () => {
  await openTwinPage();
  const { tag } = await call(tags.create, { body: { name: 'Seasonal' } });
  if (!tag) throw new Error('Nothing was created.');
  const list = await call(tags.list, {});
  queryClient.setQueryData(tagQueries.list().queryKey, list);
  shown = list.tags.find(({ id }) => id === tag.id) ?? tag;
});

async function useElsewhere(): Promise<void> {
  const [location] = (await call(locations.list, {})).data;
  if (!location) throw new Error('There is no location.');
  await call(tags.addLocations, { params: { id: shown.id }, body: { locations: [location.id] } });
}

const renameElsewhere = () =>
  call(tags.rename, { params: { id: shown.id }, body: { name: 'Summer' } });

test.each([
  ['given to a location', useElsewhere, { name: 'Seasonal', locations_count: 1 }],
  ['renamed', renameElsewhere, { name: 'Summer', locations_count: 0 }],
])(
  '@TAG-1 @DET-3 deleting a tag that another device has %s meanwhile asks again',
  async (_, changeElsewhere, now) => {
    await changeElsewhere();
    expect(await isAsked(deleteSeenTag(shown))).toBe(true);
    const found = queryClient
      .getQueryData(tagQueries.list().queryKey)
      ?.tags.find(({ id }) => id === shown.id);
    expect(found).toMatchObject(now);
    expect(await listed()).toMatchObject(now);
    if (found) await deleteSeenTag(found);
    expect(await listed()).toBeUndefined();
  },
);

test('@TAG-1 a tag that another device has deleted counts as deleted', async () => {
  await call(tags.remove, { params: { id: shown.id } });
  await deleteSeenTag(shown);
  expect(await listed()).toBeUndefined();
});
