import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '../../../data/api/query-client.ts';
import { noCounts, type Job } from '../../../data/batch/job.ts';
import { editOfJob } from '../../../data/bulk-edit/bulk-edit-of-job.ts';
import { bulkEditQueries, metaOf } from '../../../data/bulk-edit/queries.ts';
import { renderScreen } from '../../../test/render.tsx';
import { someJob } from '../../../test/some-job.ts';
import { EditHeader } from './edit-header.tsx';

const jobOf = (id: number, job: Partial<Job>): Job => ({
  ...someJob,
  id,
  created_at: id * 1000,
  started_at: id * 1000,
  ...job,
});

async function show(job: Job, others: readonly Job[] = []) {
  const jobs = [job, ...others];
  queryClient.setQueryData(bulkEditQueries.list().queryKey, {
    bulk_edits: jobs.map((one) => editOfJob(one, jobs)),
    meta: metaOf(jobs.length, 1, 10),
  });
  await renderScreen(<EditHeader edit={editOfJob(job, jobs)} />);
}

test.each([
  [{}, 'Stop this bulk edit?', /6 remaining locations won’t change\. .+ you can undo them later/],
  [
    { undoes: 1 },
    'Stop this undo?',
    /6 remaining locations won’t be restored\. .+ you can undo the edit for the others later/,
  ],
])('@BULK-2 the question before a stop says what can be undone (%j)', async (job, title, text) => {
  await show(jobOf(2, { counts: { ...noCounts, done: 4, pending: 6 }, ...job }));
  await page.getByRole('button', { name: 'Stop' }).click();
  const dialog = page.getByRole('alertdialog', { name: title });
  await expect.element(dialog).toMatchTextContent(text);
});

test.each([
  [{ sending: 4, done: 6 }, Date.now()],
  [{ sending: 4, done: 2, cancelled: 4 }, 0],
])(
  '@BULK-1 an edit with nothing left to send can be neither paused nor stopped (%j)',
  async (counts, queued_at) => {
    await show(jobOf(2, { counts: { ...noCounts, ...counts }, queued_at }));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  },
);

test('@BULK-1 an edit that waits for a review names the own edit that changed its fields', async () => {
  const stale = jobOf(2, { status: 'paused', pausedBecause: 'stale', stale: 3 });
  await show(stale, [jobOf(1, { status: 'finished', finished_at: 1500 })]);
  const note = page.getByRole('alert');
  await expect.element(note).toMatchTextContent(/3 locations have changed since the preview/);
  expect(note.element().textContent).not.toContain('Your bulk edit');
});

test('@BULK-1 an edit that ended after the preview is named', async () => {
  const stale = jobOf(2, { status: 'paused', pausedBecause: 'stale', stale: 3 });
  await show(stale, [jobOf(1, { status: 'finished', finished_at: 5000 })]);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Your bulk edit from .+ changed the same fields\. Nothing has been sent/);
});

test('@BULK-2 an undo whose locations changed while it waited is called an undo', async () => {
  const counts = { ...noCounts, pending: 5 };
  await show(jobOf(2, { status: 'paused', pausedBecause: 'stale', stale: 3, undoes: 1, counts }));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      /3 locations have changed since you started this undo.+ or cancel the undo/,
    );
  await expect
    .element(page.getByRole('button', { name: 'Undo for 2 unchanged locations' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Cancel undo' }).click();
  await expect
    .element(page.getByRole('alertdialog', { name: 'Cancel this undo?' }))
    .toMatchTextContent(/5 locations won’t be restored\. You can undo the edit later/);
});

test('@BULK-2 on a phone, the end of an edit does not move what is below its header', async () => {
  await page.viewport(390, 800);
  const header = () => page.getByRole('banner').element().getBoundingClientRect().height;
  const running = jobOf(2, { counts: { ...noCounts, done: 4, pending: 6 } });
  await show(running);
  const before = header();
  await cleanup();
  await show({
    ...running,
    status: 'finished',
    finished_at: 3000,
    counts: { ...noCounts, done: 8, failed: 2 },
  });
  await expect.element(page.getByText('Completed with errors')).toBeVisible();
  expect(header()).toBe(before);
});
