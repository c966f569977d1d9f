import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError, type Failure } from './api-error.ts';
import { runEach } from './run-each.ts';

const items = Array.from({ length: 20 }, (_, at) => at);
const failure = (kind: Failure) => apiError(kind, { endpoint: 'updates.reject' });
const signal = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  // The pause is as long as it was told, and no longer.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('about four at once, each once @UPD-5', async () => {
  let running = 0;
  let most = 0;
  const onSettled = vi.fn();
  const { done } = await runEach(
    items,
    async (item) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      return item * 2;
    },
    { signal: signal(), onSettled },
  );
  expect(most).toBe(4);
  expect([...done]).toEqual(items.map((item) => [item, item * 2]));
  expect(onSettled).toHaveBeenCalledTimes(items.length);
});

test('one that is refused for the rate holds up all of them, and is sent again @ERR-4', async () => {
  const sent: number[] = [];
  const running = runEach(
    items,
    async (item) => {
      sent.push(item);
      if (item === 5 && sent.filter((one) => one === 5).length === 1)
        throw failure({ kind: 'rate-limited', retryAfter: 30 });
    },
    { signal: signal(), onSettled: vi.fn() },
  );
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent.length).toBeLessThan(items.length);
  await vi.advanceTimersByTimeAsync(2000);
  const { done, failed } = await running;
  expect(sent.filter((item) => item === 5)).toHaveLength(2);
  expect(done.size).toBe(items.length);
  expect(failed.size).toBe(0);
});

test('a lost answer is repeated with a look before, and given up after some time @ERR-4', async () => {
  const repeated: boolean[] = [];
  const running = runEach(
    [1],
    async (_, isRepeated) => {
      repeated.push(isRepeated);
      throw failure({ kind: 'offline' });
    },
    { signal: signal(), onSettled: vi.fn() },
  );
  await vi.runAllTimersAsync();
  const { failed } = await running;
  expect(repeated).toEqual([false, true, true, true]);
  expect(failed.get(1)?.kind).toBe('offline');
});

test('a refusal is not repeated, and the others go on @UPD-3', async () => {
  const { done, failed } = await runEach(
    items,
    async (item) => {
      if (item === 3) throw failure({ kind: 'conflict' });
    },
    { signal: signal(), onSettled: vi.fn() },
  );
  expect([...failed.keys()]).toEqual([3]);
  expect(done.size).toBe(items.length - 1);
});

test('without permission nothing else is tried @PERM-2', async () => {
  const sent: number[] = [];
  const { halted, done } = await runEach(
    items,
    async (item) => {
      sent.push(item);
      throw failure({ kind: 'forbidden' });
    },
    { signal: signal(), onSettled: vi.fn() },
  );
  expect(sent.length).toBeLessThanOrEqual(4);
  expect(halted?.kind).toBe('forbidden');
  expect(done.size).toBe(0);
});

test('stopped, even during a pause, nothing new is sent @UPD-5', async () => {
  const stop = new AbortController();
  const sent: number[] = [];
  const running = runEach(
    items,
    async (item) => {
      sent.push(item);
      if (item === 5) throw failure({ kind: 'rate-limited', retryAfter: 600 });
    },
    { signal: stop.signal, onSettled: vi.fn() },
  );
  await vi.advanceTimersByTimeAsync(1000);
  stop.abort();
  const { done } = await running;
  const before = sent.length;
  expect(before).toBeLessThan(10);
  expect(done.size).toBe(before - 1);
  await vi.advanceTimersByTimeAsync(700_000);
  expect(sent).toHaveLength(before);
});
