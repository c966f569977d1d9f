import { LocationId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { expect, test, vi } from 'vitest';
import {
  deletion,
  finished,
  items,
  openWindow,
  platform,
  renewPlatform,
  start,
  until,
} from '../../test/job-platform.ts';
import { call } from '../api/client.ts';
import { enqueueWithRetry } from '../api/throttle.ts';
import { apiError, isKind } from '../http/api-error.ts';
import { refusesWrites } from '../http/rate-limit-gate.ts';
import { step } from './job.ts';
import { registerJobKind } from './job-kinds.ts';
import { addJob, changeItem, readItems } from './journal.ts';
import { retryJob, startJob } from './jobs.ts';

renewPlatform();

test('a call with a lost response is looked up, and repeated only if it was not carried out', async () => {
  platform.answerOf = (id, time) => {
    if (id % 3 === 0) return 'loses-answer';
    if (id % 3 === 1 && time === 1) return 'unreachable';
    return 'deletes';
  };
  openWindow();
  const job = await until(await start(9), finished);
  expect(job.counts.done).toBe(9);
  expect([...platform.gone.values()]).toEqual(Array.from({ length: 9 }, () => 1));
  expect([...platform.calls].filter(([id]) => id % 3 === 0).map(([, times]) => times)).toEqual([
    1, 1, 1,
  ]);
});

test('after a 429 the call is sent again, and no item fails', async () => {
  platform.answerOf = (id, time) => (id % 2 === 0 && time < 3 ? 'limits' : 'deletes');
  openWindow();
  const job = await until(await start(12), finished);
  expect(job.counts.done).toBe(12);
  expect([...platform.gone.values()].every((times) => times === 1)).toBe(true);
});

test.each([false, true])(
  '@ERR-4 @BULK-1 while reads succeed and writes are refused, one write is sent after waits that double (checks in turn: %s)',
  async (checksInTurn) => {
    registerJobKind('read-first', {
      load: () =>
        Promise.resolve({
          ...deletion,
          ...(checksInTurn && { checksInTurn }),
          async check({ location }, signal) {
            const read = () =>
              call(
                locations.show,
                { params: { id: LocationId.parse(location?.id) } },
                { signal },
              ).catch((error: unknown) => {
                if (!isKind(error, 'malformed')) throw error;
              });
            await (checksInTurn ? read() : enqueueWithRetry(read, { signal }));
            return 'send';
          },
        }),
      doneText: () => 'Deleted',
    });
    const sent: number[] = [];
    let isRefusing = true;
    platform.answerOf = () => {
      sent.push(Date.now());
      return isRefusing ? 'limits' : 'deletes';
    };
    openWindow();
    const id = await startJob({ kind: 'read-first', title: 'Delete', items: items(12) });
    await until(id, () => Date.now() - (sent[0] ?? Date.now()) > 40_000);
    // Up to four writes are in flight at the first refusal. Then one is sent after 1, 2, 4, 8 and 16 seconds.
    expect(sent.length).toBeLessThanOrEqual(4 + 5);
    const gaps = sent.slice(1).map((at, before) => at - (sent[before] ?? 0));
    const waits = gaps.filter((gap) => gap >= 1000);
    expect(waits.length).toBeGreaterThanOrEqual(4);
    expect(waits.every((gap, index) => gap >= 1000 * 2 ** index)).toBe(true);
    expect(refusesWrites()).toBe(true);
    isRefusing = false;
    expect((await until(id, finished)).counts.done).toBe(12);
    expect(refusesWrites()).toBe(false);
  },
);

test('a call that was refused but carried out counts as done', async () => {
  registerJobKind('checked', {
    load: () =>
      Promise.resolve({
        ...deletion,
        check: ({ location }) =>
          Promise.resolve(platform.gone.has(location?.id ?? 0) ? { state: 'unchanged' } : 'send'),
      }),
    doneText: () => 'Deleted',
  });
  platform.gone.set(1, 0);
  platform.answerOf = (id) => (id === 2 ? 'limits-the-second' : 'deletes');
  openWindow();
  const id = await startJob({ kind: 'checked', title: 'Delete', items: items(3) });
  const job = await until(id, finished);
  expect(job.counts).toMatchObject({ done: 2, unchanged: 1 });
  expect(platform.calls.get(2)).toBe(1);
});

test('a refusal ends only its own item, and failed items can be retried', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  platform.answerOf = (id, time) => {
    if (id === 2) return 'refuses';
    return id === 3 && time <= 5 ? 'broken' : 'deletes';
  };
  openWindow();
  const id = await start(4);
  const job = await until(id, finished);
  expect(job.counts).toMatchObject({ done: 2, skipped: 1, failed: 1 });
  const [failed] = (await readItems(platform.user, id, { state: 'failed', from: 0, count: 5 }))
    .items;
  expect(failed).toMatchObject({ index: 2, failure: 'server', isDoubtful: false });
  await retryJob(id);
  expect((await until(id, finished)).counts).toMatchObject({ done: 3, skipped: 1, failed: 0 });
  expect([...platform.gone.values()]).toEqual([1, 1, 1]);
});

test('the last call is looked up as well, so a call counts as doubtful only if no look-up succeeds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  platform.answerOf = (_, time) => (time < 5 ? 'unreachable' : 'loses-answer');
  openWindow();
  expect((await until(await start(1), finished)).counts).toMatchObject({ done: 1, failed: 0 });

  registerJobKind('unreadable', {
    load: () =>
      Promise.resolve({
        ...deletion,
        lookUp: () => Promise.reject(apiError({ kind: 'malformed' })),
      }),
    doneText: () => 'Deleted',
  });
  const id = await startJob({ kind: 'unreadable', title: 'Delete', items: items(2).slice(1) });
  expect(await until(id, finished)).toMatchObject({ counts: { failed: 1 }, doubtful: 1 });
  expect(platform.calls.get(2)).toBe(1);
});

test('@BULK-2 an undone job is not retried, because nothing could undo the retry', async () => {
  platform.answerOf = (id) => (id === 2 ? 'broken' : 'deletes');
  openWindow();
  const id = await start(3);
  const before = await until(id, finished);
  expect(before.counts).toMatchObject({ done: 2, failed: 1 });
  await addJob(platform.user, { kind: 'deletion', title: 'Undo', items: [] }, id);
  await expect(retryJob(id)).rejects.toMatchObject({ message: 'The job has already been undone.' });
  expect((await until(id, finished)).counts).toEqual(before.counts);
});

test('the next window looks up the calls of a window that was closed', async () => {
  const id = await addJob(platform.user, { kind: 'deletion', title: 'Delete', items: items(6) });
  // The first call was carried out before the crash; the second was never sent.
  await changeItem(platform.user, { job: id, index: 0 }, { state: 'sending' });
  await changeItem(platform.user, { job: id, index: 1 }, { state: 'sending' });
  platform.gone.set(1, 1);
  openWindow();
  const job = await until(id, finished);
  expect(job.counts.done).toBe(6);
  expect(platform.calls.has(1)).toBe(false);
  expect([...platform.gone.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a call of a closed window that the platform still processes is not repeated', async () => {
  const id = await addJob(platform.user, { kind: 'deletion', title: 'Delete', items: items(6) });
  await changeItem(platform.user, { job: id, index: 0 }, { state: 'sending' });
  setTimeout(() => platform.gone.set(1, (platform.gone.get(1) ?? 0) + 1), 3000);
  openWindow();
  const job = await until(id, finished);
  expect(job.counts.done).toBe(6);
  expect(platform.calls.has(1)).toBe(false);
  expect([...platform.gone.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});

test('the check determines the calls to send, and its earlier value is stored for the undo', async () => {
  registerJobKind('revised', {
    load: () =>
      Promise.resolve({
        ...deletion,
        check: ({ location, before }) =>
          Promise.resolve({
            steps: [
              step(locations.remove, {
                params: { id: LocationId.parse((location?.id ?? 0) + 100) },
              }),
            ],
            before: `${String(before)}, and since`,
          }),
      }),
    doneText: () => 'Deleted',
  });
  openWindow();
  const id = await startJob({
    kind: 'revised',
    title: 'Delete',
    items: items(2).map((item) => ({ ...item, before: 'then' })),
  });
  await until(id, finished);
  expect(new Set(platform.gone.keys())).toEqual(new Set([101, 102]));
  const { items: kept } = await readItems(platform.user, id, { from: 0, count: 5 });
  expect(kept.map(({ before }) => before)).toEqual(['then, and since', 'then, and since']);
});

test('an expired session pauses the job until the platform’s next response', async () => {
  let expired = true;
  platform.answerOf = (id) => (expired && id > 3 ? 'expired' : 'deletes');
  openWindow();
  const id = await start(12);
  const paused = await until(id, ({ status }) => status === 'paused');
  expect(paused.pausedBecause).toBe('session');
  expired = false;
  await call(currentUser.show, {}).catch(() => undefined);
  expect((await until(id, finished)).counts.done).toBe(12);
  expect([...platform.gone.values()].every((times) => times === 1)).toBe(true);
});
