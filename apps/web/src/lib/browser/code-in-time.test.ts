import { beforeEach, expect, test, vi } from 'vitest';
import { codeInTime } from './code-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
const hung = () => new Promise<object>(() => undefined);

test('@ERR-4 a hung import is given up', async () => {
  const outcome = vi.fn();
  void codeInTime(hung).then(outcome);
  await vi.advanceTimersByTimeAsync(2900);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(outcome).toHaveBeenCalledWith(null);
});

test('@ERR-4 the next try requests the code again', async () => {
  const load = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));
  await expect(codeInTime(load)).resolves.toBeNull();
  load.mockResolvedValue('code');
  await expect(codeInTime(load)).resolves.toBe('code');
});
