import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { expect, test, vi } from 'vitest';
import {
  deletion,
  finished,
  items,
  logIn,
  openWindow,
  platform,
  renewPlatform,
  start,
  until,
} from '../../test/job-platform.ts';
import { apiError } from '../http/api-error.ts';
import { startedLate, step } from './job.ts';
import { registerJobKind, waitingOf, type JobKind } from './job-kinds.ts';
import { readJob, readJobs } from './journal.ts';
import {
  cancelJob,
  moveToFront,
  pauseJob,
  resumeJob,
  readUndoable,
  startJob,
  startUndo,
  undoJob,
} from './jobs.ts';

renewPlatform();

test('each call is made once, a few at a time', async () => {
  openWindow();
  const id = await start(16);
  const job = await until(id, finished);
  expect(job.counts).toMatchObject({ done: 16, pending: 0, sending: 0 });
  expect([...platform.calls.values()].every((times) => times === 1)).toBe(true);
  expect(platform.mostAtOnce).toBeLessThanOrEqual(4);
});

test('four calls are in flight until fewer are left, whichever call ends first', async () => {
  platform.answerOf = () => 'waits';
  openWindow();
  const id = await start(60);
  while (platform.calls.size < 57) {
    await expect.poll(() => platform.waiting, { interval: 5 }).toHaveLength(4);
    for (const answer of platform.waiting.splice(0, 3)) answer();
  }
  platform.answerOf = () => 'deletes';
  for (const answer of platform.waiting.splice(0)) answer();
  expect((await until(id, finished)).counts.done).toBe(60);
});

test('a job whose code fails to load starts when the code arrives', async () => {
  const load = vi.fn<() => Promise<JobKind>>().mockResolvedValue(deletion);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  registerJobKind('late', { load, doneText: () => 'Deleted' });
  openWindow();
  const id = await startJob({ kind: 'late', title: 'Delete', items: items(2) });
  expect((await until(id, finished)).counts.done).toBe(2);
});

test('only one of two windows runs the job, and the other takes over when it closes', async () => {
  const first = openWindow();
  openWindow();
  const id = await start(24);
  await until(id, ({ counts }) => counts.done > 5);
  first.abort();
  const job = await until(id, finished);
  expect(job.counts.done).toBe(24);
  expect([...platform.gone.values()].every((times) => times === 1)).toBe(true);
  expect(platform.mostAtOnce).toBeLessThanOrEqual(4);
});

test('short jobs do not wait for a long one; jobs of one kind keep their order', async () => {
  registerJobKind('urgent', {
    load: () => Promise.resolve(deletion),
    doneText: () => 'Deleted',
    goesFirst: true,
  });
  const long = await start(40);
  openWindow();
  await until(long, ({ counts }) => counts.done > 3);
  const shifted = (count: number, by: number) =>
    items(count).map((item) => ({
      ...item,
      steps: [
        step(locations.remove, { params: { id: LocationId.parse((item.location?.id ?? 0) + by) } }),
      ],
    }));
  const few = await startJob({ kind: 'urgent', title: 'Few', items: shifted(3, 100) });
  await until(few, finished);
  expect((await readJob(platform.user, long))?.status).toBe('running');
  const many = await startJob({ kind: 'urgent', title: 'Many', items: shifted(12, 200) });
  const last = await startJob({ kind: 'urgent', title: 'Last', items: shifted(3, 300) });
  await until(last, finished);
  const order = [...platform.gone.keys()].filter((id) => id > 200);
  expect(order.slice(-3).every((id) => id > 300)).toBe(true);
  expect((await readJob(platform.user, many))?.status).toBe('finished');
  expect((await until(long, finished)).counts.done).toBe(40);
  expect([...platform.calls.values()].every((times) => times === 1)).toBe(true);
});

const inQueue = async () => waitingOf(await readJobs(platform.user)).map(({ id }) => id);

test('@BULK-1 jobs wait for each other, can be moved to the front and cancelled', async () => {
  platform.lastAnswered = 4;
  openWindow();
  const running = await start(8);
  await until(running, ({ counts }) => counts.done > 3);
  const [second, third, fourth] = [await start(2), await start(2), await start(2)];
  expect(await inQueue()).toEqual([second, third, fourth]);
  await moveToFront(fourth);
  await cancelJob(second);
  expect(await inQueue()).toEqual([fourth, third]);
  expect(await readJob(platform.user, second)).toMatchObject({
    status: 'cancelled',
    counts: { done: 0, cancelled: 2 },
  });
  platform.lastAnswered = Infinity;
  const [a, b] = [await until(fourth, finished), await until(third, finished)];
  expect(a.started_at).toBeLessThan(b.started_at ?? 0);
});

test('@BULK-1 a scheduled job starts on time, or late if no window was open', async () => {
  const hour = 3_600_000;
  const later = { kind: 'deletion', title: 'Delete', items: items(2) };
  const early = openWindow();
  const [soon, late] = [
    await startJob({ ...later, startsIn: hour }),
    await startJob({ ...later, startsIn: 2 * hour }),
  ];
  await vi.advanceTimersByTimeAsync(hour - 60_000);
  expect(platform.calls.size).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(startedLate(await until(soon, finished))).toBe(false);
  early.abort();
  await vi.advanceTimersByTimeAsync(2 * hour);
  openWindow();
  expect(startedLate(await until(late, finished))).toBe(true);
});

test('@BULK-1 a job pauses before its start if its items changed while it waited', async () => {
  const countStale = vi.fn<NonNullable<JobKind['countStale']>>().mockResolvedValue(2);
  countStale.mockRejectedValueOnce(apiError({ kind: 'offline' }));
  registerJobKind('previewed', {
    load: () => Promise.resolve({ ...deletion, countStale }),
    doneText: () => 'Deleted',
  });
  openWindow();
  const job = { kind: 'previewed', title: 'Delete', items: items(3) };
  await until(await startJob(job), finished);
  expect(countStale).not.toHaveBeenCalled();
  platform.calls.clear();
  const id = await startJob({ ...job, startsIn: 60_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  const asked = await until(id, ({ status }) => status === 'paused');
  expect(asked).toMatchObject({ pausedBecause: 'stale', stale: 2 });
  expect(platform.calls.size).toBe(0);
  await resumeJob(id);
  expect((await until(id, finished)).counts.done).toBe(3);
  expect(countStale).toHaveBeenCalledTimes(2);
});

test('a job can be paused, resumed and cancelled', async () => {
  platform.lastAnswered = 8;
  openWindow();
  const id = await start(120);
  await until(id, ({ counts }) => counts.done > 3);
  await pauseJob(id);
  platform.lastAnswered = 16;
  const paused = await until(id, ({ counts }) => counts.sending === 0);
  expect(paused).toMatchObject({ status: 'paused', pausedBecause: 'user' });
  expect(paused.counts.pending).toBeGreaterThan(0);
  await resumeJob(id);
  await until(id, ({ counts }) => counts.done > paused.counts.done + 3);
  await cancelJob(id);
  platform.lastAnswered = Infinity;
  const job = await until(id, ({ status }) => status === 'cancelled');
  expect(job.counts.cancelled).toBeGreaterThan(0);
  expect(job.counts.done + job.counts.cancelled).toBe(120);
  expect(platform.calls.size).toBe(job.counts.done);
});

/** Starts a job and returns while the checks of its three items are running, before anything is sent. */
async function startChecking() {
  const { promise: read, resolve: endRead } = Promise.withResolvers<'send'>();
  const check = vi.fn(() => read);
  const load = () => Promise.resolve({ ...deletion, check });
  registerJobKind('checked', { load, doneText: () => 'Deleted' });
  openWindow();
  const id = await startJob({ kind: 'checked', title: 'Delete', items: items(3) });
  await expect.poll(() => check, { interval: 5 }).toHaveBeenCalledTimes(3);
  return { id, endRead: () => endRead('send') };
}

test('@BULK-1 a job that is paused while its last items are underway ends with them', async () => {
  const { id, endRead } = await startChecking();
  await pauseJob(id);
  expect((await readJob(platform.user, id))?.status).toBe('paused');
  endRead();
  expect((await until(id, finished)).counts.done).toBe(3);
});

test('@BULK-1 a stopped job cannot be paused, and ends with its last responses', async () => {
  platform.answerOf = () => 'waits';
  openWindow();
  const id = await start(5);
  await expect.poll(() => platform.waiting, { interval: 5 }).toHaveLength(4);
  await pauseJob(id);
  await cancelJob(id);
  await pauseJob(id);
  for (const answer of platform.waiting.splice(0)) answer();
  const job = await until(id, ({ status }) => status === 'cancelled');
  expect(job.counts).toMatchObject({ done: 4, cancelled: 1 });
});

test('@BULK-1 an item whose value is being read when the user stops the job is not sent', async () => {
  const { id, endRead } = await startChecking();
  await cancelJob(id);
  endRead();
  const job = await until(id, ({ status }) => status === 'cancelled');
  expect(job.counts).toMatchObject({ cancelled: 3, done: 0 });
  expect(platform.calls.size).toBe(0);
});

test.each(['unreachable', 'limits'] as const)(
  '@BULK-1 @ERR-4 a call that the platform did not carry out is not repeated after a stop (%s)',
  async (answer) => {
    platform.answerOf = (_, time) => (time === 1 ? answer : 'deletes');
    platform.lastAnswered = 0;
    openWindow();
    const id = await start(2);
    await expect.poll(() => platform.calls.size, { interval: 5 }).toBe(2);
    await cancelJob(id);
    platform.lastAnswered = Infinity;
    const job = await until(id, ({ status }) => status === 'cancelled');
    expect(job.counts).toMatchObject({ cancelled: 2, done: 0 });
    expect([...platform.calls.values()]).toEqual([1, 1]);
    // An accepted write ends the limit.
    await until(await start(1), finished);
  },
);

test('an undo is a separate job, and reports its conflicts', async () => {
  openWindow();
  const id = await start(3);
  await until(id, finished);
  const undo = await undoJob(id, new AbortController().signal);
  if (undo === null) throw new Error('Nothing can be undone.');
  expect(await until(undo, finished)).toMatchObject({ undoes: id, counts: { conflict: 3 } });
  expect(await readJob(platform.user, id)).toMatchObject({ undoneBy: undo });
});

test('@BULK-2 an undo that was stopped halfway can be started again', async () => {
  openWindow();
  const id = await start(3);
  const job = await until(id, finished);
  platform.lastAnswered = platform.calls.size + 4;
  const undo = await startUndo(job, items(12));
  await until(undo, ({ counts }) => counts.done > 0);
  await cancelJob(undo);
  platform.lastAnswered = Infinity;
  const stopped = await until(undo, ({ status }) => status === 'cancelled');
  expect(stopped.counts.cancelled).toBeGreaterThan(0);
  expect((await readUndoable(id))?.job.id).toBe(id);
  const again = await startUndo(job, items(12));
  expect(again).not.toBe(undo);
  expect(await until(again, finished)).toMatchObject({ undoes: id });
  expect(await readUndoable(id)).toBeNull();
});

test('an undo that two windows start at once is one job', async () => {
  openWindow();
  const id = await start(3);
  await until(id, finished);
  const { signal } = new AbortController();
  const [undo, other] = await Promise.all([undoJob(id, signal), undoJob(id, signal)]);
  expect(other).toBe(undo);
  expect(await readJobs(platform.user)).toHaveLength(2);
});

test('jobs belong to their user', async () => {
  await start(1);
  expect(await readJobs(UserId.parse(platform.user + 1000))).toEqual([]);
});

test('a job does not start if the browser refuses storage', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  platform.user = UserId.parse(platform.user + 500);
  logIn();
  await expect(start(1)).rejects.toMatchObject({ name: 'JournalUnavailable' });
});
