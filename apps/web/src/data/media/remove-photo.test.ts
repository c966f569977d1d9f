import { locations } from '@placekeeper/contracts/endpoints/locations';
import { beforeEach, expect, test } from 'vitest';
import { openTwinPage } from '../../test/twin-page.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { removePhoto } from './mutations.ts';

beforeEach(async () => {
  queryClient.clear();
  await openTwinPage({ persona: 'owner', locations: 5 });
});

test('@MEDIA-1 a photo that another window has deleted counts as deleted', async () => {
  const { data } = await call(locations.list, { query: { page: { number: 1, size: 25 } } });
  for (const { id } of data) {
    const { data: photos } = await call(locations.listMedia, { params: { id }, query: {} });
    const own = photos.find(({ source }) => source === 'owner');
    if (!own) continue;
    await removePhoto(id, own.id);
    await expect(removePhoto(id, own.id)).resolves.toBeUndefined();
    return;
  }
  throw new Error('No location has a photo.');
});
