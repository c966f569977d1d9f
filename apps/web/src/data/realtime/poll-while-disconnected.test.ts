import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { pollWhileDisconnected } from './poll-while-disconnected.ts';
import { connection } from '../http/realtime-connection.ts';

const ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: true });
  queryClient.clear();
  ends.push(pollWhileDisconnected());
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  connection.set('waiting');
});

/** Observes a read, counts its requests and controls its responses. */
async function onScreen() {
  const read = vi.fn(async (): Promise<string> => 'read');
  const observer = new QueryObserver(queryClient, {
    queryKey: ['locations', 'list', {}],
    queryFn: read,
    retry: false,
  });
  ends.push(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
  return read;
}

const minute = () => vi.advanceTimersByTimeAsync(60_000);

test.each(['waiting', 'lost'] as const)(
  'while its channel is %s, a page polls the visible data @RT-2',
  async (state) => {
    connection.set(state);
    const read = await onScreen();
    await minute();
    expect(read).toHaveBeenCalledTimes(4);
  },
);

test('data with events is not polled @RT-2', async () => {
  connection.set('connected');
  const read = await onScreen();
  await minute();
  expect(read).toHaveBeenCalledTimes(1);
});

test('hidden and offline pages do not poll @RT-2', async () => {
  const read = await onScreen();
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  await minute();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: false });
  await minute();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a failed read shows its error and is not polled @RT-2', async () => {
  const read = await onScreen();
  read.mockRejectedValue(new Error('no'));
  await minute();
  expect(read).toHaveBeenCalledTimes(2);
});
