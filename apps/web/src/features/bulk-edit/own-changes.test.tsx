import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test } from 'vitest';
import { bulkEditKind } from '../../data/bulk-edit/bulk-edit-of-job.ts';
import {
  addJob,
  changeItem,
  changeJob,
  readItemsByState,
  readJobs,
} from '../../data/batch/journal.ts';
import { findOwnChange, forgetOwnChanges, ownEditText } from './own-changes.ts';

let user = UserId.parse(9300);
beforeEach(() => {
  user = UserId.parse(user + 1);
  forgetOwnChanges();
});

const edit = (values: object) =>
  addJob(user, {
    kind: bulkEditKind,
    title: 'Website',
    items: [
      {
        location: { id: LocationId.parse(3), name: 'Harbour', store_code: null },
        title: 'Harbour',
        steps: [],
        after: { values, errors: {}, attributes: {} },
      },
    ],
  });

async function conflictWith(present: Readonly<Record<string, unknown>>) {
  const [item] = await readItemsByState(user, (await readJobs(user))[0]?.id ?? 0, 'pending');
  if (!item) throw new Error('No edit waits.');
  return findOwnChange(user, item, present);
}

test('@BULK-1 a value that another bulk edit wrote since the preview names that edit', async () => {
  const first = await edit({ websiteUri: 'https://one.example', title: 'One' });
  await edit({ websiteUri: 'https://two.example' });
  expect(await conflictWith({ websiteUri: 'https://one.example' })).toBeNull();
  await changeItem(user, { job: first, index: 0 }, { state: 'done' });

  const found = await conflictWith({ websiteUri: 'https://one.example', title: 'By hand' });
  expect(found).toMatchObject({ job: { id: first }, fields: ['websiteUri'] });
  expect(found && ownEditText(found.job)).toMatch(/^Your unfinished bulk edit from .*\d:\d\d/);
  await changeJob(user, first, () => ({ status: 'finished', finished_at: Date.now() }));
  const later = await conflictWith({ websiteUri: 'https://one.example' });
  expect(later && ownEditText(later.job)).toMatch(/^Your bulk edit from .*\d:\d\d(?:\s[AP]M)?$/i);
  expect(await conflictWith({ websiteUri: 'https://by-hand.example' })).toBeNull();
});

test('@BULK-1 an edit that ended before the preview isn’t named', async () => {
  const first = await edit({ websiteUri: 'https://one.example' });
  await changeItem(user, { job: first, index: 0 }, { state: 'done' });
  const second = await edit({ websiteUri: 'https://two.example' });
  await changeJob(user, second, ({ created_at: now }) => ({ created_at: now + 120_000 }));
  expect(await conflictWith({ websiteUri: 'https://one.example' })).toBeNull();
});
