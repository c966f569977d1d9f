import type { LocationId, NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import type {
  NotificationConfiguration,
  NotificationConfigurationInput,
} from '@placekeeper/contracts/model/notification';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { addConfiguration, isSame, partsOf } from './add-configuration.ts';
import { createLastWins } from './last-write-wins.ts';
import { type ApiError, changedElsewhere } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { putAnswer } from '../api/write-cache.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { rereads } from '../api/run-mutation.ts';
import { recoverLostResponse } from '../http/recover-lost-response.ts';
import {
  type NotificationScope,
  cachedList,
  inScope,
  listOf,
  notificationQueries,
  readConfigurationsAgain,
} from './queries.ts';

const reload = (location: NotificationScope): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: notificationQueries.list(location).queryKey });

function editList(
  location: NotificationScope,
  edit: (list: readonly NotificationConfiguration[]) => NotificationConfiguration[],
): void {
  putAnswer(
    notificationQueries.list(location).queryKey,
    (before) => before && { ...before, configurations: edit(before.configurations) },
  );
}

const removeOne = (location: NotificationScope, id: NotificationConfigurationId) =>
  recoverLostResponse(
    () => call(notificationSettings.remove, { params: { id } }),
    async () => ((await listOf(location)).some((one) => one.id === id) ? null : undefined),
  );

const removeAll = (location: NotificationScope) =>
  recoverLostResponse<unknown>(
    () => call(notificationSettings.removeAll, inScope(location)),
    async () => ((await listOf(location)).length === 0 ? undefined : null),
  );

/** NOTIF-1: turns on daily emails for the user of a first import, and keeps existing notifications. */
export async function turnOnFirstNotifications(): Promise<void> {
  const configurations = await listOf(null);
  if (configurations.length === 0) await addConfiguration({ location: null });
  await reload(null);
}

/** NOTIF-2: creates a configuration with default values, which the user can change. */
export function useAddConfiguration(location: NotificationScope) {
  return useMutation({
    mutationFn: (draft?: NotificationConfiguration) => addConfiguration({ location, draft }),
    onSuccess: (configuration) => {
      if (!configuration) return reload(location);
      return editList(location, (list) => [
        ...list.filter(({ id }) => id !== configuration.id),
        configuration,
      ]);
    },
  });
}

interface Save {
  readonly id: NotificationConfigurationId;
  readonly configuration: NotificationConfigurationInput;
}

const lastWins = createLastWins<Save>();

/** NOTIF-2: a newer save aborts an older save in flight, which rejects with an `AbortError`. */
export const saveConfiguration = (save: Save) =>
  lastWins(save.id, save, async (signal, aborted) => {
    const { id, configuration } = save;
    const find = async () =>
      (await listOf(configuration.options.location)).find((one) => one.id === id);
    const send = () =>
      recoverLostResponse(
        () =>
          call(notificationSettings.update, { params: { id }, body: configuration }, { signal }),
        async (error) => {
          const now = await find();
          if (now && isSame(partsOf(now), partsOf(configuration))) return { configuration: now };
          const shown = cachedList(configuration.options.location).find((one) => one.id === id);
          // If another device has saved other values, nobody knows whether this save was carried out.
          if (now && shown && !isSame(partsOf(now), partsOf(shown))) throw error;
          return null;
        },
      );
    const answer = await send();
    if (aborted.length === 0) return answer;
    // ERR-2: the save has succeeded, so a failure of this read is ignored.
    const now = await find().catch(() => undefined);
    if (!now) return answer;
    const isOvertaken = aborted.some((older) => isHeld(now, older.configuration, configuration));
    return isOvertaken ? send() : { ...answer, configuration: now };
  });

/**
 * Whether the platform has the values of the older of two saves, because it carried out that save last. Other values
 * come from another device.
 */
function isHeld(
  now: NotificationConfiguration,
  older: NotificationConfigurationInput,
  newer: NotificationConfigurationInput,
): boolean {
  const held = partsOf(now);
  const own = partsOf(newer);
  const differing = Object.entries(partsOf(older)).filter(([part, old]) => !isSame(old, own[part]));
  return differing.length > 0 && differing.every(([part, old]) => isSame(old, held[part]));
}

export function useSaveConfiguration(location: NotificationScope) {
  return useMutation({
    mutationFn: saveConfiguration,
    onSuccess: ({ configuration }) => {
      if (!configuration) return reload(location);
      return editList(location, (list) =>
        list.map((one) => (one.id === configuration.id ? configuration : one)),
      );
    },
  });
}

/** NOTIF-2: reads the notifications again, and asks the user if the notifications to delete have changed elsewhere. */
async function readSeen(
  location: NotificationScope,
  isDeleted: (id: NotificationConfigurationId) => boolean = () => true,
): Promise<readonly NotificationConfiguration[]> {
  const seen = cachedList(location);
  const now = (await readConfigurationsAgain(location)).filter(({ id }) => isDeleted(id));
  if (now.some((one) => !seen.some((shown) => isSame(one, shown)))) throw changedElsewhere();
  return now;
}

/** A notification that another device has deleted counts as deleted. */
export async function removeSeen(
  location: NotificationScope,
  id: NotificationConfigurationId,
): Promise<void> {
  const found = await readSeen(location, (one) => one === id);
  if (found.length > 0) await removeOne(location, id);
}

export async function removeAllSeen(location: NotificationScope): Promise<void> {
  const found = await readSeen(location);
  if (found.length > 0) await removeAll(location);
}

const deletionKey = keyOf(notificationSettings.remove);

/** Whether this window deletes notifications, so that a missing one says nothing about other users. */
export const useIsDeletingHere = (): boolean => useIsMutating({ mutationKey: deletionKey }) > 0;

export function useRemoveConfiguration(location: NotificationScope) {
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: (id: NotificationConfigurationId) => removeSeen(location, id),
    onSuccess: (_, id) => editList(location, (list) => list.filter((one) => one.id !== id)),
  });
}

export function useDisableNotifications(location: NotificationScope) {
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: () => removeAllSeen(location),
    onSuccess: () => editList(location, () => []),
  });
}

/**
 * NOTIF-3: creates the default first, so that a failure leaves too many notifications rather than none. Deletes only
 * what the user has seen.
 */
export async function restoreDefaults(location: NotificationScope): Promise<void> {
  const shown = new Set(cachedList(location).map(({ id }) => id));
  await readSeen(location, (id) => shown.has(id));
  const added = await addConfiguration({ location });
  for (const { id } of await listOf(location))
    if (shown.has(id) && id !== added?.id) await removeOne(location, id);
}

export function useRestoreDefaults(
  location: NotificationScope,
  onError: (error: ApiError) => void,
) {
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: () => restoreDefaults(location),
    onError,
    // If a later call fails, the earlier calls were carried out.
    onSettled: rereads(() => reload(location)),
  });
}

const type = 'new-gbp-update' as const;

/** LSET-2: which notifications apply to a location. */
export type NotificationChoice = 'account' | 'own' | 'off';

/** LSET-2, NOTIF-4: each choice excludes the others. */
export async function chooseNotifications(
  id: LocationId,
  choice: NotificationChoice,
): Promise<void> {
  if (choice === 'own') {
    await addConfiguration({ location: id });
    return;
  }
  const found = await readSeen(id);
  const change =
    choice === 'off' ? notificationSettings.excludeDefaults : notificationSettings.includeDefaults;
  // Runs before the removal, because the platform could otherwise send unwanted emails between the two calls.
  await call(change, { params: { locationId: id }, body: { type } });
  if (found.length > 0) await removeAll(id);
}

export function useChooseNotifications(id: LocationId) {
  const exclusions = notificationQueries.exclusions(id).queryKey;
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: (choice: NotificationChoice) => chooseNotifications(id, choice),
    onSettled: rereads(() =>
      Promise.all([reload(id), queryClient.invalidateQueries({ queryKey: exclusions })]),
    ),
  });
}
