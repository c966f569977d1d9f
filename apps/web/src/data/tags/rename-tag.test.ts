import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { beforeEach, expect, test } from 'vitest';
import { openTwinPage } from '../../test/twin-page.ts';
import { call } from '../api/client.ts';
import { replacedName, renameTag } from './mutations.ts';

let page: Awaited<ReturnType<typeof openTwinPage>>;
let tag: Tag;
const nameNow = async () => (await call(tags.show, { params: { id: tag.id } })).tag.name;
const renameElsewhere = (name: string) =>
  call(tags.rename, { params: { id: tag.id }, body: { name } });

beforeEach(async () => {
  page = await openTwinPage();
  const [first] = (await call(tags.list, {})).tags;
  if (!first) throw new Error('There is no tag.');
  tag = first;
});

test('@TAG-1 a tag is renamed', async () => {
  expect(await renameTag({ id: tag.id, name: ' Mine ', shown: tag.name })).toBeNull();
  expect(await nameNow()).toBe('Mine');
});

test('@TAG-1 @DET-3 a name that another user gave the tag is returned, and replaced only after a choice', async () => {
  await renameElsewhere('Theirs');
  expect(await renameTag({ id: tag.id, name: 'Mine', shown: tag.name })).toBe('Theirs');
  expect(await nameNow()).toBe('Theirs');
  expect(await renameTag({ id: tag.id, name: 'Mine', shown: 'Theirs' })).toBeNull();
  expect(await nameNow()).toBe('Mine');
});

test('@TAG-1 @DET-3 the same name from two users is no conflict', async () => {
  await renameElsewhere('Mine');
  expect(await renameTag({ id: tag.id, name: 'Mine ', shown: tag.name })).toBeNull();
  expect(await nameNow()).toBe('Mine');
});

test('@TAG-1 @DET-3 a name that replaced the saved one is returned', async () => {
  const { id, name: shown } = tag;
  await renameTag({ id, name: 'Mine ', shown });
  expect(await replacedName({ id, name: 'Mine ' })).toBeNull();
  await renameElsewhere('Theirs');
  expect(await replacedName({ id, name: 'Mine ' })).toBe('Theirs');
});

test('@TAG-1 @ERR-4 a rename without a response succeeds if the platform has the new name, and fails otherwise', async () => {
  const rename = (name: string) => renameTag({ id: tag.id, name, shown: tag.name });
  page.answerInstead(/^PATCH /, async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(rename('Mine')).rejects.toMatchObject({ kind: 'offline' });
  page.answerInstead(/^PATCH /, async (send) => {
    await send();
    throw new TypeError('Failed to fetch');
  });
  expect(await rename('Mine')).toBeNull();
  expect(await nameNow()).toBe('Mine');
});
