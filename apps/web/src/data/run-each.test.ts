import { expect, test, vi } from 'vitest';
import { apiError } from './api-error.ts';
import { runEach } from './run-each.ts';

const items = Array.from({ length: 20 }, (_, at) => at);
const busy = (retryAfter: number) =>
  apiError({ kind: 'rate-limited', retryAfter }, { endpoint: 'updates.reject' });

test('about four at once, each once @UPD-5', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await runEach(
    items,
    async (item) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      done.push(item);
    },
    { signal: new AbortController().signal, onSettled: () => undefined },
  );
  expect(most).toBe(4);
  expect(done.toSorted((one, other) => one - other)).toEqual(items);
});

test('one that is refused for the rate pauses all of them, and is sent again @ERR-4', async () => {
  vi.useFakeTimers();
  const sent: number[] = [];
  let refused = false;
  const running = runEach(
    items,
    async (item) => {
      sent.push(item);
      if (item === 5 && !refused) {
        refused = true;
        throw busy(30);
      }
    },
    { signal: new AbortController().signal, onSettled: () => undefined },
  );
  await vi.advanceTimersByTimeAsync(29_000);
  const paused = sent.length;
  expect(paused).toBeLessThan(items.length);
  await vi.advanceTimersByTimeAsync(2000);
  await running;
  expect(sent.filter((item) => item === 5)).toHaveLength(2);
  expect(new Set(sent).size).toBe(items.length);
  vi.useRealTimers();
});

test('stopped, even during a pause, nothing new is sent @UPD-5', async () => {
  const stop = new AbortController();
  const sent: number[] = [];
  let settled = 0;
  await runEach(
    items,
    async (item) => {
      sent.push(item);
      if (item === 5) {
        queueMicrotask(() => stop.abort());
        throw busy(600);
      }
    },
    { signal: stop.signal, onSettled: () => (settled += 1) },
  );
  expect(sent.length).toBeLessThan(10);
  expect(settled).toBe(sent.length - 1);
});
