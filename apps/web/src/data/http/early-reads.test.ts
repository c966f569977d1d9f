import { afterEach, expect, test } from 'vitest';
import { forgetEarlyReads, takeEarlyRead } from './early-reads.ts';

function start(address: string, at = performance.now()) {
  const stop = new AbortController();
  const answer = Promise.resolve(new Response('{}'));
  Object.assign(globalThis, { earlyReads: { [address]: { at, cookies: '', answer, stop } } });
  return { answer, stop };
}

afterEach(forgetEarlyReads);

test('@SHELL-1 an early read is taken once', () => {
  const { answer } = start('/api/tags');
  expect(takeEarlyRead('/api/tags?page=2', undefined)).toBeUndefined();
  expect(takeEarlyRead('/api/tags', undefined)).toBe(answer);
  expect(takeEarlyRead('/api/tags', undefined)).toBeUndefined();
});

test('@RT-1 an early read that is older than five seconds is stopped', () => {
  const { stop } = start('/api/tags', performance.now() - 5001);
  expect(takeEarlyRead('/api/tags', undefined)).toBeUndefined();
  expect(stop.signal.aborted).toBe(true);
});

test('the signal of the call stops its early read', () => {
  const { stop } = start('/api/tags');
  const caller = new AbortController();
  void takeEarlyRead('/api/tags', caller.signal);
  expect(stop.signal.aborted).toBe(false);
  caller.abort('left');
  expect(stop.signal.reason).toBe('left');
});

test('a call that is already aborted stops its early read', () => {
  const { stop } = start('/api/tags');
  void takeEarlyRead('/api/tags', AbortSignal.abort('left'));
  expect(stop.signal.reason).toBe('left');
});

test('after the first screen, early reads are forgotten', () => {
  start('/api/tags');
  forgetEarlyReads();
  expect(takeEarlyRead('/api/tags', undefined)).toBeUndefined();
});
