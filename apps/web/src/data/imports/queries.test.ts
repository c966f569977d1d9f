import { locations } from '@placekeeper/contracts/endpoints/locations';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentUserQueries } from '../current-user/queries.ts';
import { googleLocationQueries } from './queries.ts';
import { keyOf } from '../api/query.ts';
import { connection, noteEvent } from '../http/realtime-connection.ts';
import { apiError } from '../http/api-error.ts';
import { queryClient } from '../api/query-client.ts';

const platform = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/client.ts', () => platform);

const status = googleLocationQueries.importStatus();
const counts = [keyOf(locations.list), currentUserQueries.show().queryKey];
const at = (complete: number) => ({ total: 60, complete, errored: 0 });

beforeEach(() => {
  queryClient.clear();
  for (const queryKey of counts) queryClient.setQueryData(queryKey, 'read before');
});

const outdated = () =>
  counts.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated ?? false);

/** Reads the status. With `told`, an event reports this number of completed locations before the response arrives. */
async function ask(complete: number, told?: number) {
  platform.call.mockImplementationOnce(async () => {
    if (told !== undefined) queryClient.setQueryData(status.queryKey, at(told));
    return at(complete);
  });
  return queryClient.query({ ...status, staleTime: 0 });
}

test('progress without an event makes the imported data stale @IMP-3 @RT-2', async () => {
  await ask(0);
  await ask(0);
  expect(outdated()).toEqual([false, false]);
  await ask(8);
  expect(outdated()).toEqual([true, true]);
});

test('progress that an event has reported leaves the data as it is @IMP-3', async () => {
  await ask(0);
  await ask(8, 8);
  expect(outdated()).toEqual([false, false]);
});

test('until an event arrives over a joined socket, the status is polled more often @ONB-3 @IMP-3', async () => {
  await ask(3);
  const read = queryClient.getQueryCache().find({ queryKey: status.queryKey, exact: true });
  const { refetchInterval } = status;
  const interval = () =>
    read && typeof refetchInterval === 'function' && refetchInterval(read as never);
  connection.set('connected');
  expect(interval()).toBe(1500);
  noteEvent();
  expect(interval()).toBe(8000);
  connection.set('lost');
  expect(interval()).toBe(1500);
});

test.each([
  [{ kind: 'session-expired' }, false],
  [{ kind: 'unauthenticated' }, false],
  [{ kind: 'server', status: 500 }, 1500],
] as const)('after %j a running import is polled: %j @SESS-1 @IMP-3', async (failure, next) => {
  await ask(3);
  const { refetchInterval } = status;
  const read = queryClient.getQueryCache().find({ queryKey: status.queryKey, exact: true });
  read?.setState({ status: 'error', error: apiError(failure) });
  expect(read && typeof refetchInterval === 'function' && refetchInterval(read as never)).toBe(
    next,
  );
});
