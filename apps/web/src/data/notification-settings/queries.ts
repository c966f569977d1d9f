import type { LocationId } from '@placekeeper/contracts/core/id';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { call } from '../api/client.ts';
import { putAnswer } from '../api/put-answer.ts';
import { query } from '../api/query.ts';

/** Null for the account's own. */
export type NotificationScope = LocationId | null;

export const inScope = (location: NotificationScope) => ({
  query: location === null ? {} : { location_id: location },
});

export const notificationQueries = {
  list: (location: NotificationScope) => query(notificationSettings.list, inScope(location)),
  exclusions: (id: LocationId) =>
    query(notificationSettings.exclusions, { params: { locationId: id } }),
};

/** NOTIF-2: before a save, what the platform holds at this moment. */
export async function readConfigurationsAgain(
  location: NotificationScope,
): Promise<readonly NotificationConfiguration[]> {
  const answer = await call(notificationSettings.list, inScope(location));
  putAnswer(notificationQueries.list(location).queryKey, answer);
  return answer.configurations;
}
