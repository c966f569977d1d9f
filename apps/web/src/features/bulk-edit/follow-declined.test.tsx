import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test } from 'vitest';
import { editOfJob, bulkEditKind, itemOfJob } from '../../data/bulk-edit/bulk-edit-of-job.ts';
import { addJob, changeItem, readJob, readItems } from '../../data/batch/journal.ts';
import { recallDeclined } from '../../data/portfolio/declined-edits.ts';
import { hasSeenDeclined, noteDeclined } from '../../data/location-cache/location-changes.ts';
import { followDeclined } from './follow-declined.ts';

let user = UserId.parse(9100);
beforeEach(() => {
  user = UserId.parse(user + 1);
});

const refused = {
  fields: ['phoneNumbers'],
  errors: [{ reason: 'INVALID_PHONE_NUMBER', field: 'phoneNumbers', message: null }],
};

test('@BULK-2 @DET-3 changes that Google declines later are stored and shown at the bulk edit', async () => {
  const [one, other] = [1, 2].map((id) => LocationId.parse(id));
  if (!one || !other) throw new Error('Two locations');
  const id = await addJob(user, {
    kind: bulkEditKind,
    title: 'Phones',
    items: [one, other].map((location) => ({
      location: { id: location, name: `Location ${location}`, store_code: null },
      title: `Location ${location}`,
      steps: [],
      before: { phoneNumbers: null },
      after: { values: { phoneNumbers: '1' }, errors: {}, attributes: {} },
    })),
  });
  for (const index of [0, 1]) await changeItem(user, { job: id, index }, { state: 'done' });
  noteDeclined(one, true, refused);
  await followDeclined(user, new Map([[one, refused]]));
  // A repeated notice doesn't increase the count.
  await followDeclined(user, new Map([[one, refused]]));

  const job = await readJob(user, id);
  if (!job) throw new Error('The job is gone');
  expect(editOfJob(job, [job])).toMatchObject({
    item_totals: { completed: 1, declined: 1 },
    errored: 1,
  });
  // An undo restores declined values too.
  expect(editOfJob({ ...job, status: 'finished' }, []).undoable).toBe(2);
  const { items } = await readItems(user, id, { from: 0, count: 2 });
  expect(items.map((item) => itemOfJob(item, job).status)).toEqual(['declined', 'completed']);
  expect(items[0]?.message).toMatch(
    /^Google declined the phone numbers\. This isn’t a valid phone number/,
  );
  // Simulates a page load.
  noteDeclined(one, undefined);
  recallDeclined(user);
  expect(hasSeenDeclined(one)).toBe(true);
  await followDeclined(user, new Map([[other, { fields: ['title'], errors: [] }]]));
  expect((await readJob(user, id))?.declined).toBe(1);
});
