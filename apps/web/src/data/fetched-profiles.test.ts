import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { googleLocationQueries, isFetching, startFetching } from './google-locations.ts';
import { queryClient } from './query-client.ts';

let started: object;
let shown: object;

const profile = {
  id: 'locations/1',
  name: 'locations/1',
  title: 'Harbour',
  storefrontAddress: null,
  account: 'accounts/1',
  accounts: ['accounts/1'],
  selected: false,
  selectedAccount: null,
};
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

test('@ONB-3 an empty answer that says nothing of an end is none: it is asked for again', async () => {
  shown = nothing;
  expect(isFetching(await read('silent'))).toBe(true);
  shown = { ...nothing, locations: [profile] };
  expect(isFetching(await read('silent'))).toBe(false);
});

test('@ONB-3 what the first answer says of the end counts', async () => {
  started = { complete: true, id: 'at-once' };
  shown = nothing;
  const { operation } = await startFetching(account);
  expect(isFetching(await read(operation.id))).toBe(false);
  started = { complete: false, id: 'later' };
  const later = await startFetching(account);
  expect(isFetching(await read(later.operation.id))).toBe(true);
});

test('@ONB-3 what the answer itself says counts more', async () => {
  started = { complete: true, id: 'both' };
  await startFetching(account);
  shown = { ...nothing, operation: { complete: false, id: 'both' } };
  expect(isFetching(await read('both'))).toBe(true);
});
