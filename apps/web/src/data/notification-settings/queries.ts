import type { LocationId } from '@placekeeper/contracts/core/id';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { call } from '../api/client.ts';
import { readIntoCache } from '../api/write-cache.ts';
import { queryClient } from '../api/query-client.ts';
import { query } from '../api/query.ts';

/** Null for the account's own notifications. */
export type NotificationScope = LocationId | null;

export const inScope = (location: NotificationScope) => ({
  query: location === null ? {} : { location_id: location },
});

export const notificationQueries = {
  list: (location: NotificationScope) => query(notificationSettings.list, inScope(location)),
  exclusions: (id: LocationId) =>
    query(notificationSettings.exclusions, { params: { locationId: id } }),
};

export const listOf = async (location: NotificationScope) =>
  (await call(notificationSettings.list, inScope(location))).configurations;

export const cachedList = (location: NotificationScope): readonly NotificationConfiguration[] =>
  queryClient.getQueryData(notificationQueries.list(location).queryKey)?.configurations ?? [];

/**
 * NOTIF-2, LSET-2: before a save, reads the current notifications and, for a location, whether the account's
 * notifications are turned off.
 */
export async function readConfigurationsAgain(
  location: NotificationScope,
): Promise<readonly NotificationConfiguration[]> {
  const [answer] = await Promise.all([
    readIntoCache(notificationQueries.list(location).queryKey, () =>
      call(notificationSettings.list, inScope(location)),
    ),
    location === null ? null : readExclusions(location),
  ]);
  return answer.configurations;
}

/** A failure only marks the data as stale, because saving is still safe. */
async function readExclusions(id: LocationId): Promise<void> {
  const { queryKey } = notificationQueries.exclusions(id);
  try {
    await readIntoCache(queryKey, () =>
      call(notificationSettings.exclusions, { params: { locationId: id } }),
    );
  } catch {
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}
