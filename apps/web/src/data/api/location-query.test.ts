import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test } from 'vitest';
import { openTwinPage } from '../../test/twin-page.ts';
import { call } from './client.ts';
import { queryClient } from './query-client.ts';
import { runMutation } from './run-mutation.ts';
import { attributeQueries, readAttributesAgain } from '../attributes/queries.ts';
import { locationQueries } from '../locations/queries.ts';
import { mediaQueries } from '../media/queries.ts';
import { serviceQueries } from '../services/queries.ts';
import { loadCapabilities } from '../session/capabilities.ts';

const reads = {
  services: (id: LocationId) => queryClient.fetchQuery(serviceQueries.ofLocation(id)),
  photos: (id: LocationId) => queryClient.fetchQuery(mediaQueries.ofLocation(id, {})),
  attributes: (id: LocationId) => queryClient.fetchQuery(attributeQueries.ofLocation(id)),
  'attributes before a save': readAttributesAgain,
};

beforeEach(async () => {
  queryClient.clear();
  await openTwinPage({ persona: 'owner', locations: 5 });
  await loadCapabilities();
});

async function expectReadAgain(reach: (id: LocationId) => Promise<unknown>): Promise<void> {
  const [location] = (await call(locations.list, { query: {} })).data;
  if (!location) throw new Error('The account has no location.');
  const { id } = location;
  const detail = locationQueries.detail(id);
  await queryClient.fetchQuery(detail);
  await call(locations.remove, { params: { id } });
  await expect(reach(id)).rejects.toMatchObject({ kind: 'not-found' });
  expect(queryClient.getQueryState(detail.queryKey)?.isInvalidated).toBe(true);
}

test.for(Object.keys(reads) as (keyof typeof reads)[])(
  '@DET-1 if the %s of a deleted location can’t be read, its screen reads the location again',
  (part) => expectReadAgain(reads[part]),
);

test('@DET-1 after a write to a deleted location, its screen reads the location again', () =>
  expectReadAgain((id) =>
    runMutation(() => call(locations.disableManagement, { params: { id } }), undefined),
  ));
