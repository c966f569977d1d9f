import { attributes } from '@placekeeper/contracts/endpoints/attributes';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { afterEach, expect, test, vi } from 'vitest';
import { openTwinPage } from '../../test/twin-page.ts';
import { attributesKey, readAttributesAgain } from '../attributes/queries.ts';
import { rememberLocation } from '../location-cache/location-cache.ts';
import { readLocationAgain } from '../location-cache/location-write.ts';
import { notificationQueries, readConfigurationsAgain } from '../notification-settings/queries.ts';
import { loadCapabilities } from '../session/capabilities.ts';
import { call } from './client.ts';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';
import { putAnswer } from './write-cache.ts';

afterEach(() => queryClient.clear());

async function openLocation() {
  const page = await openTwinPage();
  await loadCapabilities();
  const [location] = (await call(locations.list, {})).data;
  if (!location) throw new Error('There is no location.');
  const { id } = location;
  return {
    page,
    notifications: {
      key: notificationQueries.list(null).queryKey,
      load: () => call(notificationSettings.list, {}),
      readAgain: () => readConfigurationsAgain(null),
      write: () => putAnswer(notificationQueries.list(null).queryKey, { configurations: [] }),
    },
    attributes: {
      key: attributesKey(id),
      load: () => call(attributes.show, { params: { id } }),
      readAgain: () => readAttributesAgain(id),
      write: () => putAnswer(attributesKey(id), { attributes: [], available_attributes: [] }),
    },
    location: {
      key: keyOf(locations.show, { params: { id } }),
      load: () => call(locations.show, { params: { id } }),
      readAgain: () => readLocationAgain(id),
      write: () => rememberLocation({ ...location, name: 'Written meanwhile' }),
    },
  };
}

test.each(['notifications', 'attributes', 'location'] as const)(
  '@NOTIF-2 @ATTR-1 @DET-2 another read of the %s that began before a write does not restore the old values',
  async (what) => {
    const { page, [what]: one } = await openLocation();
    queryClient.setQueryData(one.key, await one.load());
    const response = Promise.withResolvers<void>();
    const isAnswered = vi.fn<() => void>();
    page.answerInstead(/^GET /, async (send) => {
      const answer = await send();
      isAnswered();
      await response.promise;
      return answer;
    });
    const read = one.readAgain();
    await vi.waitFor(() => expect(isAnswered).toHaveBeenCalled());
    one.write();
    const written = queryClient.getQueryData(one.key);
    response.resolve();
    await read;
    expect(queryClient.getQueryData(one.key)).toEqual(written);
    expect(queryClient.getQueryState(one.key)?.isInvalidated).toBe(true);
  },
);
