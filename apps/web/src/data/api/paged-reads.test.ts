import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTwinPage } from '../../test/twin-page.ts';
import { locationQueries } from '../locations/queries.ts';
import { mediaQueries } from '../media/queries.ts';
import { queryClient } from './query-client.ts';
import { spotlightQueries } from '../spotlight/queries.ts';
import { tagQueries } from '../tags/queries.ts';
import { updateQueries } from '../updates/queries.ts';

const location = z.parse(LocationId, 1);
const tag = z.parse(TagId, 1);

let requests: string[];
beforeEach(async () => {
  ({ requests } = await openTwinPage());
});

const photos = { page: { number: 2, size: 20 } };
const waiting = { active: true, page: { number: 2, size: 8 } };

test.each<[request: string, read: () => Promise<unknown>]>([
  ['locations/list?page[number]=1&page[size]=25', () => queryClient.query(locationQueries.list())],
  [
    'locations/list?search=a&page[number]=3&page[size]=25',
    () => queryClient.query(locationQueries.list({ search: 'a', page: { number: 3 } })),
  ],
  [
    'locations/list?excluded_location_ids[]=1&page[number]=1&page[size]=50',
    () => queryClient.query(locationQueries.list({ excluded_location_ids: [location] })),
  ],
  [
    'locations/list?excluded_tag_ids[]=1&page[number]=1&page[size]=50',
    () => queryClient.query(tagQueries.candidates(tag)),
  ],
  [
    'tags/1/locations?page[number]=1&page[size]=10',
    () => queryClient.query(tagQueries.members(tag)),
  ],
  [
    'locations/list?search=a&only_tag_ids[]=1&page[number]=2&page[size]=10',
    () => queryClient.query(tagQueries.members(tag, { search: 'a', page: 2 })),
  ],
  [
    'locations/1/media?page[number]=2&page[size]=20',
    () => queryClient.query(mediaQueries.ofLocation(location, photos)),
  ],
  [
    'google-updates?active=1&page[number]=2&page[size]=8',
    () => queryClient.query(updateQueries.review(waiting)),
  ],
  [
    'google-updates?locations[]=1&active=1&page[number]=1&page[size]=1000',
    () => queryClient.query(updateQueries.ofLocation(location)),
  ],
  [
    'google-updates?active=1&page[number]=1&page[size]=1',
    () => queryClient.query(updateQueries.waiting()),
  ],
  [
    'spotlight/recent-locations?page[number]=1&page[size]=10',
    () => queryClient.query(spotlightQueries.recentLocations()),
  ],
  [
    'spotlight?query=a&page[number]=1&page[size]=10',
    () => queryClient.query(spotlightQueries.search('a')),
  ],
])('@CONST-1 @LOC-1 @TAG-1 @MEDIA-1 @DET-1 a read asks for %s', async (request, read) => {
  requests.length = 0;
  await read().catch(() => undefined);
  expect(requests).toContain(`GET /api/${request}`);
});
