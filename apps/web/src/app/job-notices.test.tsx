import { UserId } from '@placekeeper/contracts/core/id';
import { Toaster } from '@placekeeper/ui/toaster';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openJobPage, watchedJob } from '../data/batch/job-run.ts';
import type { JobItem, NewJob } from '../data/batch/job.ts';
import { addJob, changeItem, changeJob, readJobs } from '../data/batch/journal.ts';
import { markSeen } from '../data/batch/jobs.ts';
import { unseenOutcomes } from '../data/batch/unseen-outcomes.ts';
import { announceJobChange } from '../data/batch/job-changes.ts';
import { currentUserQueries } from '../data/current-user/queries.ts';
import { startCall, pauseFor } from '../data/http/rate-limit-gate.ts';
import { queryClient } from '../data/api/query-client.ts';
import { followJobs } from './job-notices.ts';

const rule = {
  mode: 'add',
  field_names: ['title'],
  allow_owner_manager_auto_reject: false,
} as const;

const decisions: NewJob = {
  kind: 'updates.decide',
  title: 'Reject 3 updates',
  meta: { action: 'reject' },
  items: [1, 2, 3].map((id) => ({ location: null, title: `Shop ${id}`, steps: [] })),
};
const rules: NewJob = {
  ...decisions,
  kind: 'auto-rejection.add',
  title: 'Always reject changes to business name at 3 locations',
  meta: rule,
  items: decisions.items.map((item) => ({
    ...item,
    before: {
      google_update_behaviour: 'no-action',
      auto_rejection_fields: [],
      allow_owner_manager_auto_reject: false,
    },
    after: { rule, restores: null },
  })),
};

let user = UserId.parse(9000);
let leaving = new AbortController();

beforeEach(async () => {
  user = UserId.parse(user + 1);
  leaving = new AbortController();
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: user } });
  await render(<Toaster />);
  await followJobs(user, vi.fn(), leaving.signal);
});

afterEach(() => leaving.abort());

async function end(job: NewJob, ...states: JobItem['state'][]): Promise<number> {
  const id = await addJob(user, job);
  for (const [index, state] of states.entries())
    await changeItem(user, { job: id, index }, { state });
  await changeJob(user, id, () => ({
    status: 'finished',
    finished_at: Date.now(),
    isSeen: false,
  }));
  return id;
}

const message = (words: string) => page.getByRole('listitem').filter({ hasText: words });

test('@BULK-2 the toast of an undo counts its locations, and skipped locations are no errors', async () => {
  const edit: NewJob = { ...decisions, kind: 'bulk-edit', title: 'Description', meta: null };
  const id = await end(edit, 'done', 'done', 'skipped');
  announceJobChange(user);
  await expect.element(message('Saved at 2 locations')).toHaveAttribute('data-type', 'success');
  const undone = await addJob(user, { ...edit, title: 'Undo: Description' }, id);
  for (const index of [0, 1]) await changeItem(user, { job: undone, index }, { state: 'done' });
  await changeJob(user, undone, () => ({ status: 'finished', finished_at: Date.now() }));
  announceJobChange(user);
  await expect.element(message('Undo saved at 2 locations')).toBeVisible();
});

test('@BULK-2 the toast of an edit doesn’t say that Google has published it', async () => {
  const edit = (field: string): NewJob => ({
    ...decisions,
    kind: 'bulk-edit',
    title: field,
    meta: { file_name: null, fields: [field] },
  });
  await end(edit('websiteUri'), 'done', 'done', 'failed');
  announceJobChange(user);
  await expect
    .element(message('Saved at 2 locations'))
    .toMatchTextContent(/2 saved, 1 failed\. Google may still be publishing some edits/);
  await end(edit('label'), 'done', 'done', 'done');
  announceJobChange(user);
  const own = message('Saved at 3 locations');
  await expect.element(own).toBeVisible();
  expect(own.element().textContent).not.toContain('Google');
});

test('@UPD-3 replaced decisions are announced without an action', async () => {
  await end(decisions, 'done', 'done', 'skipped');
  announceJobChange(user);
  const told = message('2 updates rejected. 1 could no longer be rejected.');
  await expect.element(told).toBeVisible();
  expect(told.getByRole('button', { name: 'Details' }).elements()).toEqual([]);
});

test('@UPD-3 failed decisions are announced with their number and a link to the reasons', async () => {
  await end(decisions, 'done', 'failed', 'cancelled');
  announceJobChange(user);
  const told = message('1 update rejected.').filter({
    hasText: '1 rejected, 1 failed, 1 not sent.',
  });
  await expect.element(told.getByRole('button', { name: 'Details' })).toBeVisible();
  await told.getByRole('button', { name: 'Retry failed (1)' }).click();
  await expect
    .poll(async () => (await readJobs(user))[0])
    .toMatchObject({ status: 'running', counts: { pending: 1, failed: 0 } });
});

test('@BULK-2 the open page of an edit with errors needs no toast', async () => {
  openJobPage.set(
    await end({ ...decisions, kind: 'bulk-edit', meta: null }, 'done', 'failed', 'done'),
  );
  announceJobChange(user);
  await end(decisions, 'done', 'done', 'done');
  announceJobChange(user);
  await expect.element(message('3 updates rejected.')).toBeVisible();
  expect(message('Saved at 2 locations').elements()).toEqual([]);
});

test('@BULK-2 the open page of a successful edit needs no toast', async () => {
  openJobPage.set(
    await end({ ...decisions, kind: 'bulk-edit', meta: null }, 'done', 'done', 'done'),
  );
  announceJobChange(user);
  await end(decisions, 'done', 'done', 'done');
  announceJobChange(user);
  await expect.element(message('3 updates rejected.')).toBeVisible();
  expect(message('Saved at 3 locations').elements()).toEqual([]);
});

test('@BULK-2 the outcome of an edit is marked until its page is open', async () => {
  const id = await end({ ...decisions, kind: 'bulk-edit' }, 'done', 'done', 'done');
  await end(decisions, 'done', 'done', 'done');
  announceJobChange(user);
  await expect.poll(() => unseenOutcomes.get()).toBe(1);
  await markSeen([id]);
  await expect.poll(() => unseenOutcomes.get()).toBe(0);
});

test('@LSET-1 rules are announced with Undo, also while a dialog shows the failures', async () => {
  const id = await end(rules, 'done', 'unchanged', 'failed');
  watchedJob.set(id);
  const told = message('Auto-reject rule for business name added at 1 location.');
  await expect.element(told).toBeVisible();
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await readJobs(user)).map(({ undoes }) => undoes))
    .toEqual([id, null]);
});

/** Changes three rules, undoes one and stops the undo. Returns the id of the job that changed them. */
async function stopUndo() {
  const id = await end(rules, 'done', 'done', 'done');
  const undo = await addJob(user, { ...rules, title: 'Undo' }, id);
  await changeItem(user, { job: undo, index: 0 }, { state: 'done' });
  for (const index of [1, 2]) await changeItem(user, { job: undo, index }, { state: 'cancelled' });
  await changeJob(user, undo, () => ({ status: 'cancelled', finished_at: Date.now() }));
  announceJobChange(user);
  return id;
}

test('@LSET-1 a stopped undo of rules offers to undo the rest', async () => {
  const id = await stopUndo();
  const told = message('2 not sent');
  await told.getByRole('button', { name: 'Undo the rest' }).click();
  await expect
    .poll(async () => (await readJobs(user)).map(({ undoes }) => undoes))
    .toEqual([id, id, null]);
});

test('@BULK-2 the outcome of an edit disappears when the edit is undone elsewhere', async () => {
  const edit: NewJob = { ...decisions, kind: 'bulk-edit', title: 'Description', meta: null };
  const id = await end(edit, 'done', 'done', 'failed');
  announceJobChange(user);
  await expect.element(message('Saved at 2 locations')).toBeVisible();
  const undone = await addJob(user, { ...edit, title: 'Undo: Description' }, id);
  for (const index of [0, 1]) await changeItem(user, { job: undone, index }, { state: 'done' });
  await changeJob(user, undone, () => ({ status: 'finished', finished_at: Date.now() }));
  announceJobChange(user);
  await expect.element(message('Undo saved at 2 locations')).toBeVisible();
  await expect.poll(() => message('2 saved, 1 failed').elements()).toEqual([]);
});

test('@LSET-1 a stopped undo that another undo completes no longer offers the rest', async () => {
  const id = await stopUndo();
  await expect.element(message('2 not sent')).toBeVisible();
  await addJob(user, { ...rules, title: 'Undo' }, id);
  announceJobChange(user);
  await expect.poll(() => message('2 not sent').elements()).toEqual([]);
});

test('@ERR-4 a job that the rate limit delays shows the wait, and continues automatically', async () => {
  const id = await addJob(user, decisions);
  await changeJob(user, id, () => ({ created_at: Date.now() - 5000, worked: 1, workedMs: 1000 }));
  announceJobChange(user);
  const told = message('0 of 3 done. Less than a minute left.');
  await expect.element(told).toBeVisible();
  pauseFor(20_000);
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent(
      /0 of 3 done\. Too many requests\. Placekeeper continues in \d\d seconds\. Runs in/,
    );
  (await startCall(Date.now()))?.end(new Response());
  await expect.element(told).toBeVisible();
});

test.each([
  ['in a dialog', watchedJob],
  ['on its page', openJobPage],
])('a job shown %s is not announced', async (_, shown) => {
  const id = await addJob(user, decisions);
  shown.set(id);
  await changeJob(user, id, () => ({ created_at: Date.now() - 5000 }));
  announceJobChange(user);
  const other = await end(decisions, 'done', 'done', 'done');
  announceJobChange(user);
  await expect.element(message('3 updates rejected.')).toBeVisible();
  expect(message('Reject 3 updates').elements()).toEqual([]);
  shown.set(null);
  await expect.element(message('Reject 3 updates')).toBeVisible();
  expect(other).not.toBe(id);
});
