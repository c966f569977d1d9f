import { attributes } from '@placekeeper/contracts/endpoints/attributes';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { afterEach, expect, test, vi } from 'vitest';
import { openTwinPage } from '../../test/twin-page.ts';
import { attributesKey, readAttributesAgain } from '../attributes/queries.ts';
import { rememberLocation, readLocationAgain } from '../location-cache/location-cache.ts';
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

/** The platform reads at once, but its answers arrive only after `release`. */
function holdAnswers(page: Awaited<ReturnType<typeof openTwinPage>>) {
  const response = Promise.withResolvers<void>();
  const isRead = vi.fn<() => void>();
  page.answerInstead(/^GET /, async (send) => {
    const answer = await send();
    isRead();
    await response.promise;
    return answer;
  });
  return {
    async untilRead() {
      await expect.poll(() => isRead).toHaveBeenCalled();
    },
    release: response.resolve,
  };
}

const reads = ['notifications', 'attributes', 'location'] as const;

/** Starts another read; `arrives` lets its answer arrive. */
async function startRead(what: (typeof reads)[number]) {
  const { page, [what]: one } = await openLocation();
  queryClient.setQueryData(one.key, await one.load());
  const answerLate = holdAnswers(page);
  const read = one.readAgain();
  await answerLate.untilRead();
  return {
    one,
    arrives: async () => {
      answerLate.release();
      await read;
    },
  };
}

test.each(reads)(
  '@NOTIF-2 @ATTR-1 @DET-2 another read of the %s that began before a write does not restore the old values',
  async (what) => {
    const { one, arrives } = await startRead(what);
    one.write();
    const written = queryClient.getQueryData(one.key);
    await arrives();
    expect(queryClient.getQueryData(one.key)).toEqual(written);
    expect(queryClient.getQueryState(one.key)?.isInvalidated).toBe(true);
  },
);

test.each(reads)(
  '@RT-1 a read of the %s that began before an event does not mark the data as current',
  async (what) => {
    const { one, arrives } = await startRead(what);
    await queryClient.invalidateQueries({ queryKey: one.key });
    await arrives();
    expect(queryClient.getQueryState(one.key)?.isInvalidated).toBe(true);
  },
);
