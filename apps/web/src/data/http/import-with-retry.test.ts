import { beforeEach, expect, test, vi } from 'vitest';
import { importWithRetry } from './import-with-retry.ts';

const network = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code');
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('offline'));
  return load;
};
test('code that did not load is requested again when the network is back (RT-2)', async () => {
  const load = failing(1);
  const loaded = importWithRetry(load, new AbortController().signal, 'part');
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
  network.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

test('code that did not load is requested again after longer and longer pauses (RT-2)', async () => {
  const load = failing(2);
  const loaded = importWithRetry(load, new AbortController().signal, 'part');
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(9999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('code');
  // The error is reported once, not with every attempt. Other files in the same process may report errors, too.
  const reports = vi.mocked(console.error).mock.calls.filter(([where]) => where === '[part]');
  expect(reports).toHaveLength(1);
});

test('a page that is left requests no code', async () => {
  const load = failing(1);
  const leaving = new AbortController();
  const loaded = importWithRetry(load, leaving.signal, 'part');
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  expect(await loaded).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});
