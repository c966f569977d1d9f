import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { currentUserQueries } from '../current-user/queries.ts';
import { readRefusals, rememberRefusal } from './edit-journal.ts';

const user = UserId.parse(8100);
const id = LocationId.parse(1);
const title = { reason: 'FORBIDDEN_WORDS', field: 'title', message: null };

beforeEach(() => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: user } });
});

afterEach(() => deleteDB(`placekeeper.edits.${user}`));

test('@DET-3 the browser remembers why a field was declined until it is no longer declined', async () => {
  const bad = await rememberRefusal(id, { fields: ['title', 'websiteUri'], errors: [title] });
  expect(bad.sentWith).toEqual({ websiteUri: ['title'] });
  const corrected = await rememberRefusal(id, { fields: ['websiteUri'], errors: [] });
  expect(corrected).toEqual({
    sentWith: { websiteUri: ['title'] },
    since: { websiteUri: bad.since?.['websiteUri'] },
  });
  await rememberRefusal(id, { fields: [], errors: [] });
  expect((await rememberRefusal(id, { fields: ['websiteUri'], errors: [] })).sentWith).toEqual({});
});

test('@CARD-5 the declined fields of all locations have the time when they were first read', async () => {
  expect(await readRefusals()).toEqual(new Map());
  const { since } = await rememberRefusal(id, { fields: ['title'], errors: [title] });
  await rememberRefusal(id, { fields: ['title'], errors: [title] });
  await rememberRefusal(LocationId.parse(2), { fields: [], errors: [] });
  const refusals = await readRefusals();
  expect([...refusals.keys()]).toEqual([id]);
  expect(refusals.get(id)).toMatchObject({ title: { since: since?.['title'] } });
});
