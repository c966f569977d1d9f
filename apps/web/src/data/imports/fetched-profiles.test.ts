import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { googleLocationQueries, isFetching } from './queries.ts';
import { startFetching } from './mutations.ts';
import { someProfile } from '../../test/some-profile.ts';
import { queryClient } from '../api/query-client.ts';

let started: object;
let shown: object;

const profile = someProfile('1');
const nothing = { locations: [], groups: [] };

beforeEach(() => {
  queryClient.clear();
  started = { complete: false, id: 'none' };
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' });
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    Response.json(method === 'POST' ? { operation: started } : shown),
  );
});

async function read(id: string) {
  return queryClient.query({ ...googleLocationQueries.operation(id), staleTime: 0 });
}

const account = z.parse(GoogleTokenId, 1);

test('@ONB-3 an empty response without a status is not the end: it is read again', async () => {
  shown = nothing;
  expect(isFetching(await read('silent'))).toBe(true);
  shown = { ...nothing, locations: [profile] };
  expect(isFetching(await read('silent'))).toBe(false);
});

test('@ONB-3 the status in the first response counts', async () => {
  started = { complete: true, id: 'at-once' };
  shown = nothing;
  const { operation } = await startFetching(account);
  expect(isFetching(await read(operation.id))).toBe(false);
  started = { complete: false, id: 'later' };
  const later = await startFetching(account);
  expect(isFetching(await read(later.operation.id))).toBe(true);
});

test('@ONB-3 the reasons in the first response stay known', async () => {
  const errors = [{ account: null, message: 'Google refused the request.' }];
  started = { complete: true, id: 'refused', errors };
  shown = nothing;
  const { operation } = await startFetching(account);
  expect((await read(operation.id)).operation).toMatchObject({ errors });
});

test('@ONB-3 the status in the response itself takes precedence', async () => {
  started = { complete: true, id: 'both' };
  await startFetching(account);
  shown = { ...nothing, operation: { complete: false, id: 'both' } };
  expect(isFetching(await read('both'))).toBe(true);
});

const interval = (id: string) => {
  const { queryKey, refetchInterval } = googleLocationQueries.operation(id);
  const cached = queryClient.getQueryCache().find({ queryKey, exact: true });
  return cached && typeof refetchInterval === 'function' && refetchInterval(cached as never);
};

test('@ONB-3 profiles without a status may be followed by more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shown = { ...nothing, locations: [profile] };
  expect((await read('growing')).canGrow).toBe(true);
  expect(interval('growing')).toBe(1500);
  vi.advanceTimersByTime(50_000);
  shown = { ...nothing, locations: [profile, { ...profile, id: 'locations/2' }] };
  expect((await read('growing')).canGrow).toBe(true);
  vi.advanceTimersByTime(50_000);
  expect((await read('growing')).canGrow).toBe(true);
  vi.advanceTimersByTime(11_000);
  expect((await read('growing')).canGrow).toBe(false);
  expect(interval('growing')).toBe(false);
});

test('@ONB-3 a fetch that never reports its end counts as complete after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const operation = { complete: false, id: 'endless' };
  shown = { ...nothing, locations: [profile], operation };
  expect(isFetching(await read('endless'))).toBe(true);
  vi.advanceTimersByTime(61_000);
  expect(isFetching(await read('endless'))).toBe(false);
});

test('@ONB-3 a complete fetch is not read again', async () => {
  shown = { ...nothing, locations: [profile], operation: { complete: true, id: 'whole' } };
  expect((await read('whole')).canGrow).toBe(false);
  expect(interval('whole')).toBe(false);
});

test('@ONB-3 a fetch without profiles is read until it reports its end', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shown = nothing;
  await read('slow');
  vi.advanceTimersByTime(600_000);
  expect(isFetching(await read('slow'))).toBe(true);
  expect(interval('slow')).toBe(1500);
});
