import { locations } from '@placekeeper/contracts/endpoints/locations';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../data/api/client.ts';
import { queryClient } from '../../data/api/query-client.ts';
import { openTwinPage } from '../../test/twin-page.ts';
import { loadLocation } from './location.loader.ts';

beforeEach(() => queryClient.clear());

/** The requests of a visit to a location, whose id is replaced by `:id`. */
async function visit(persona: string): Promise<readonly string[]> {
  const { requests } = await openTwinPage({ persona });
  const { data } = await call(locations.list, {});
  const id = String(data[0]?.id);
  requests.length = 0;
  await loadLocation({ params: { location: id } } as never);
  await expect.poll(() => queryClient.isFetching() + queryClient.isMutating()).toBe(0);
  return requests.map((request) => request.replaceAll(id, ':id'));
}

test('@DET-1 a visit loads the location with its attempts and updates, and marks it as viewed', async () => {
  expect(await visit('owner')).toEqual(
    expect.arrayContaining([
      'GET /api/locations/:id',
      'GET /api/locations/:id/failed-patch-attempts',
      'GET /api/locations/:id/current-patch-attempts',
      'GET /api/google-updates?locations[]=:id&active=1&page[number]=1&page[size]=1000',
      'POST /api/locations/:id/mark-viewed',
    ]),
  );
});

test('@DET-1 @PERM-2 without the subscription no updates are requested', async () => {
  const requests = await visit('basic');
  expect(requests).toContain('GET /api/locations/:id');
  expect(requests.filter((request) => request.includes('google-updates'))).toEqual([]);
});
