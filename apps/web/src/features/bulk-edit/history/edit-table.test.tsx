import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noCounts, type Job } from '../../../data/batch/job.ts';
import { editOfJob } from '../../../data/bulk-edit/bulk-edit-of-job.ts';
import { renderScreen } from '../../../test/render.tsx';
import { editLook } from '../../../widgets/bulk-edit/edit-status.ts';
import { someJob } from '../../../test/some-job.ts';
import { EditTable } from './edit-table.tsx';

const hour = 3_600_000;
/** Read once, so that the order of the jobs depends on their ids only. */
const anHourAgo = Date.now() - hour;
const jobOf = (id: number, value: string, job: Partial<Job>): Job => ({
  ...someJob,
  id,
  meta: { file_name: null, fields: ['label'], value },
  created_at: anHourAgo + id,
  ...job,
});

test('@BULK-2 the history lists outcomes, the queue, and what can be done', async () => {
  const forGoogle = { meta: { file_name: 'sites.csv', fields: ['websiteUri'], value: 'Recent' } };
  const ended = { status: 'finished', finished_at: Date.now() } as const;
  const jobs = [
    jobOf(8, 'Recent', { ...forGoogle, ...ended, counts: { ...noCounts, done: 10 } }),
    jobOf(9, 'Reverted', {
      meta: { ...forGoogle.meta, value: 'Reverted' },
      ...ended,
      counts: { ...noCounts, done: 10 },
      undoneBy: 100,
    }),
    jobOf(10, 'Nowhere', {
      meta: { ...forGoogle.meta, value: 'Nowhere', is_published: false },
      ...ended,
      counts: { ...noCounts, done: 10 },
    }),
    jobOf(7, 'Old', {
      meta: { ...forGoogle.meta, value: 'Old' },
      ...ended,
      finished_at: Date.now() - 100 * hour,
      counts: { ...noCounts, done: 10 },
    }),
    jobOf(6, 'Changed since', { status: 'paused', pausedBecause: 'stale', stale: 3 }),
    jobOf(5, 'Tomorrow', { starts_at: Date.now() + 24 * hour }),
    jobOf(4, 'Third', {}),
    jobOf(3, 'Second', {}),
    jobOf(2, 'First', { counts: { ...noCounts, done: 4, pending: 6 } }),
    jobOf(1, 'Before', { ...ended, counts: { ...noCounts, done: 6, skipped: 1, failed: 3 } }),
  ];
  await renderScreen(<EditTable edits={jobs.map((job) => editOfJob(job, jobs))} />);
  const row = (value: string) => page.getByRole('row').filter({ hasText: value });
  const unpublished = 'Google may still be publishing some edits, and can decline them.';
  await expect.element(row('Recent')).toMatchTextContent(new RegExp(`10 saved\\. ${unpublished}`));
  await expect.element(row('Old')).toMatchTextContent(/10 saved/);
  expect(row('Old').element().textContent).not.toContain(unpublished);
  await expect.element(row('Nowhere')).toMatchTextContent(/10 saved/);
  expect(row('Nowhere').element().textContent).not.toContain(unpublished);
  expect(row('Reverted').element().textContent).not.toContain(unpublished);
  expect(row('Before').element().textContent).not.toContain(unpublished);
  const hasBar = (value: string) => row(value).element().querySelector('[data-part]') !== null;
  expect([hasBar('Before'), hasBar('First'), hasBar('Old')]).toEqual([true, true, false]);
  await expect.element(row('Changed since')).toMatchTextContent(/Needs review/);
  await expect.element(row('Tomorrow')).toMatchTextContent(/Scheduled/);
  await expect.element(row('Third')).toMatchTextContent(/Number 2 in the queue/);
  await expect.element(row('Third').getByRole('button', { name: /^Move to front/ })).toBeVisible();
  await expect.element(row('Second')).toMatchTextContent(/Number 1 in the queue/);
  await expect.element(row('First')).toMatchTextContent(/4 of 10 done/);
  await expect.element(row('Before')).toMatchTextContent(/3 failed, 1 skipped, 6 saved/);
  await expect
    .element(row('Before').getByRole('button', { name: 'Retry failed (3)' }))
    .toBeVisible();
  await expect.element(row('Before').getByRole('button', { name: /^Undo/ })).toBeVisible();
  expect(row('First').getByRole('button').elements()).toEqual([]);
});

test.each([
  [{ status: 'running', counts: { ...noCounts, done: 2, pending: 4 } }, 'Being undone', 0],
  [{ finished_at: 1, counts: { ...noCounts, done: 5, conflict: 1 } }, 'Partly undone', 0],
  [{ finished_at: 1, counts: { ...noCounts, done: 5, unchanged: 1 } }, 'Undone', 0],
  [{ status: 'cancelled', counts: { ...noCounts, cancelled: 6 } }, 'Completed', 6],
  [
    { status: 'cancelled', finished_at: 1, counts: { ...noCounts, done: 4, cancelled: 2 } },
    'Partly undone',
    2,
  ],
] as const)('@BULK-2 an edit says how far its undo is (%j)', (undo, label, undoable) => {
  const edit = jobOf(1, 'Edit', {
    status: 'finished',
    finished_at: 1,
    counts: { ...noCounts, done: 6 },
    undoneBy: 2,
  });
  const jobs = [jobOf(2, '', { status: 'finished', total: 6, undoes: 1, ...undo }), edit];
  const shown = editOfJob(edit, jobs);
  expect(editLook(shown).label).toBe(label);
  expect(shown.undoable).toBe(undoable);
});

test.each([
  [{ finished_at: 1, counts: { ...noCounts, done: 4 } }, false],
  [{ status: 'running', counts: { ...noCounts, done: 2, pending: 2 } }, false],
  [{ status: 'cancelled', finished_at: 1, counts: { ...noCounts, done: 3, cancelled: 1 } }, true],
] as const)(
  '@BULK-2 the failed locations of an edit can be retried unless it is undone (%j)',
  (undo, can) => {
    const edit = jobOf(1, '', {
      status: 'finished',
      finished_at: 0,
      total: 6,
      counts: { ...noCounts, done: 4, failed: 2 },
      undoneBy: 2,
    });
    const jobs = [jobOf(2, '', { status: 'finished', total: 4, undoes: 1, ...undo }), edit];
    expect(editOfJob(edit, jobs).can_be_retried).toBe(can);
    expect(editOfJob({ ...edit, undoneBy: null }, jobs).can_be_retried).toBe(true);
  },
);
