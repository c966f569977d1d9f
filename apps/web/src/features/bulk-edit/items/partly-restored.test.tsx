import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addJob, changeItem, readItems, readJobs } from '../../../data/batch/journal.ts';
import { bulkEditKind, editOfJob, itemOfJob } from '../../../data/bulk-edit/bulk-edit-of-job.ts';
import { editLook, outcomeText } from '../../../widgets/bulk-edit/edit-status.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ItemPage } from './item-list.tsx';

const user = UserId.parse(9300);
const facebook = 'attributes/url_facebook';
const notUndone = 'Not undone, because the earlier value isn’t known.';

const locationOf = (id: number) => ({
  location: { id: LocationId.parse(id), name: `Shop ${id}`, store_code: null },
  title: `Shop ${id}`,
  steps: [],
});
const meta = { fields: ['profile.description', facebook], file_name: null };

async function partialUndo() {
  const kind = bulkEditKind;
  const edit = await addJob(user, {
    kind,
    title: 'Texts',
    meta,
    items: [1, 2, 3].map((id) => locationOf(id)),
  });
  const description = { 'profile.description': 'Before' };
  const undo = await addJob(
    user,
    {
      kind,
      title: 'Undo: Texts',
      meta,
      items: [1, 2, 3].map((id) => ({
        ...locationOf(id),
        before: { 'profile.description': 'After' },
        after: {
          values: id === 3 ? description : { ...description, [facebook]: undefined },
          errors: id === 3 ? {} : { [facebook]: notUndone },
          attributes: {},
        },
        ...(id !== 3 && { isPartial: true }),
      })),
    },
    edit,
  );
  for (const index of [0, 1, 2]) await changeItem(user, { job: undo, index }, { state: 'done' });
  // Google declines one of them later.
  await changeItem(user, { job: undo, index: 1 }, { state: 'done', isDeclined: true });
  const jobs = (await readJobs(user)).map((job) => ({
    ...job,
    status: 'finished' as const,
    finished_at: 1,
  }));
  const find = (id: number) => {
    const job = jobs.find((each) => each.id === id);
    if (!job) throw new Error('The job is gone');
    return job;
  };
  const { items } = await readItems(user, undo, { from: 0, count: 3 });
  return {
    edit: editOfJob(find(edit), jobs),
    undo: editOfJob(find(undo), jobs),
    items: items.map((item) => itemOfJob(item, find(undo))),
  };
}

test('@BULK-2 an undo that leaves values as they are restores only a part, and says so', async () => {
  const { edit, undo, items } = await partialUndo();
  expect(editLook(edit).label).toBe('Partly undone');
  expect(outcomeText(undo)).toBe('1 declined, 1 partly restored, 1 restored');
  await renderScreen(
    <ItemPage
      addressOf={() => '/'}
      items={items}
      meta={{ total: 3, per_page: 25, current_page: 1, last_page: 1, to: 3 }}
      stale={false}
    />,
  );
  const row = page.getByRole('listitem').filter({ hasText: 'Shop 1' });
  await expect
    .element(row)
    .toHaveTextContent(
      `Shop 1DescriptionBefore: AfterAfter: BeforeFacebook profile${notUndone}Partly restored`,
    );
});
