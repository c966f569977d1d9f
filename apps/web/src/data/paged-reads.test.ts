import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTwinPage } from '../test/twin-page.ts';
import { locationQueries } from './locations.ts';
import { queryClient } from './query-client.ts';
import { spotlightQueries } from './spotlight.ts';
import { tagQueries } from './tags.ts';
import { updateQueries } from './updates.ts';

const location = z.parse(LocationId, 1);
const tag = z.parse(TagId, 1);

test('@CONST-1 a paged read says which page it wants, and of what size', async () => {
  const { requests } = await openTwinPage();
  const reads = [
    () => queryClient.query(locationQueries.list()),
    () => queryClient.query(locationQueries.list({ search: 'a', page: { number: 3 } })),
    () => queryClient.query(tagQueries.members(tag)),
    () => queryClient.query(tagQueries.members(tag, { search: 'a', page: 2 })),
    () => queryClient.query(tagQueries.candidates(tag)),
    () => queryClient.query(updateQueries.ofLocation(location)),
    () => queryClient.query(updateQueries.waiting()),
    () => queryClient.query(spotlightQueries.recentLocations()),
  ];
  for (const read of reads) await read().catch(() => undefined);
  const pages = requests.flatMap((request) => {
    const number = /page\[number\]=(\d+)/.exec(request)?.[1];
    const size = /page\[size\]=(\d+)/.exec(request)?.[1];
    return request.includes('/api/') ? [`${number}/${size}`] : [];
  });
  expect([...new Set(pages)]).toEqual(['1/25', '3/25', '1/10', '2/10', '1/50', '1/1000', '1/1']);
});
