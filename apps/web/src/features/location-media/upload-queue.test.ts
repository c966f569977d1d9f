import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '../../data/http/api-error.ts';
import { startCall, pauseFor } from '../../data/http/rate-limit-gate.ts';
import { isDone, isFailed, uploadQueue, type Photo, type UploadQueue } from './upload-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  (await startCall(Date.now()))?.end(new Response());
});

const photos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => ({
    file: new File([], `${index}.png`),
    category: 'INTERIOR' as const,
  }));

const counts = ({ store }: UploadQueue) => {
  const { all } = store.get();
  return { all: all.length, done: all.filter(isDone).length, failed: all.filter(isFailed).length };
};

const settled = vi.fn<(outcome: { added: number; failed: number }) => void>();
const onSettled: Parameters<typeof uploadQueue>[1] = ({ added, failed }) =>
  settled({ added: added.length, failed: failed.length });
const unavailable = apiError({ kind: 'server', status: 500 }, {});

test('@MEDIA-1 uploads wait as long as a 429 asks and continue automatically', async () => {
  let free = 10;
  const sent: number[] = [];
  const queue = uploadQueue(async () => {
    sent.push(Date.now());
    free -= 1;
    if (free >= 0) return;
    pauseFor(40_000);
    throw apiError({ kind: 'rate-limited', retryAfter: 40 }, {});
  }, onSettled);
  queue.add(photos(20));
  await vi.advanceTimersByTimeAsync(0);
  expect(counts(queue)).toEqual({ all: 20, done: 10, failed: 0 });
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(39_000);
  expect(sent).toHaveLength(before);
  free = 10;
  // A rate limit's wait ends up to five seconds late.
  await vi.advanceTimersByTimeAsync(6000);
  expect(settled).toHaveBeenCalledWith({ added: 20, failed: 0 });
  expect(counts(queue)).toEqual({ all: 0, done: 0, failed: 0 });
});

test('@MEDIA-1 the same failure twice pauses the queue, and all are retried together', async () => {
  let isBroken = true;
  const send = vi.fn<() => Promise<void>>(async () => {
    if (isBroken) throw unavailable;
  });
  const queue = uploadQueue(send, onSettled);
  queue.add(photos(20));
  await vi.advanceTimersByTimeAsync(0);
  expect(counts(queue)).toEqual({ all: 20, done: 0, failed: 2 });
  expect(queue.store.get().pausedBecause).toBe('failures');
  isBroken = false;
  queue.retry(
    queue.store
      .get()
      .all.filter(isFailed)
      .map(({ key }) => key),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(counts(queue).all).toBe(0);
  expect(send).toHaveBeenCalledTimes(22);
});

test('@MEDIA-1 a retry does not resume uploads that the user paused', async () => {
  let isBroken = true;
  const queue = uploadQueue(async () => {
    if (isBroken) throw unavailable;
  }, onSettled);
  queue.add(photos(6));
  queue.pause();
  await vi.advanceTimersByTimeAsync(0);
  expect(counts(queue)).toEqual({ all: 6, done: 0, failed: 2 });
  expect(queue.store.get().pausedBecause).toBe('user');
  isBroken = false;
  queue.retry([1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(counts(queue)).toEqual({ all: 6, done: 0, failed: 1 });
  expect(queue.store.get().pausedBecause).toBe('user');
  queue.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(counts(queue)).toEqual({ all: 1, done: 0, failed: 1 });
});

test('@MEDIA-1 one failure does not stop the others', async () => {
  const queue = uploadQueue(async ({ file }) => {
    if (file.name === '3.png') throw unavailable;
  }, onSettled);
  queue.add(photos(6));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith({ added: 5, failed: 1 });
  expect(counts(queue)).toEqual({ all: 1, done: 0, failed: 1 });
});

test('@MEDIA-1 a paused queue sends nothing, and a cancelled upload is aborted', async () => {
  const signals: AbortSignal[] = [];
  const ends: (() => void)[] = [];
  const queue = uploadQueue((_, { signal }) => {
    signals.push(signal);
    return new Promise((resolve) => {
      ends.push(resolve);
    });
  }, onSettled);
  queue.add(photos(4));
  queue.pause();
  for (const end of ends) end();
  await vi.advanceTimersByTimeAsync(0);
  expect(signals).toHaveLength(2);
  queue.resume();
  expect(signals).toHaveLength(4);
  queue.remove(queue.store.get().all.map(({ key }) => key));
  expect(signals[3]?.aborted).toBe(true);
  expect(counts(queue).all).toBe(0);
});

test('@MEDIA-1 uploads added after all paused ones were cancelled start', async () => {
  const send = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  const queue = uploadQueue(send, onSettled);
  queue.add(photos(3));
  queue.pause();
  queue.remove(queue.store.get().all.map(({ key }) => key));
  queue.add(photos(1));
  expect(queue.store.get().pausedBecause).toBeNull();
  expect(send).toHaveBeenCalledTimes(3);
});

test.each([
  [apiError({ kind: 'offline' }), 'Can’t reach Placekeeper.'],
  [apiError({ kind: 'offline', timedOut: true }), 'Placekeeper didn’t respond in time.'],
  [apiError({ kind: 'malformed' }), 'Something went wrong in Placekeeper.'],
  [unavailable, 'Something went wrong in Placekeeper.'],
])('@MEDIA-1 @ERR-4 an upload that may have succeeded says so, and why: %s', async (error, why) => {
  const queue = uploadQueue(async () => {
    throw error;
  }, onSettled);
  queue.add(photos(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.store.get().all[0]?.progress).toMatchObject({
    reason: `${why} Your request may still have gone through. Check the photos before you try again.`,
  });
});
