import type { LocationId, NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import type {
  NotificationConfiguration,
  NotificationConfigurationInput,
} from '@placekeeper/contracts/model/notification';
import { hashKey, useIsMutating, useMutation } from '@tanstack/react-query';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import { currentUserQueries } from '../current-user/queries.ts';
import { createLastWins } from './last-write-wins.ts';
import { isApiError, isPossiblyDone, type ApiError, changedElsewhere } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { putAnswer } from '../api/write-cache.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { rereads } from '../api/run-mutation.ts';
import { singleFlight } from '../http/single-flight.ts';
import { asPossiblyDone, recoverLostResponse } from '../http/recover-lost-response.ts';
import {
  type NotificationScope,
  inScope,
  notificationQueries,
  readConfigurationsAgain,
} from './queries.ts';

const reload = (location: NotificationScope): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: notificationQueries.list(location).queryKey });

const listOf = async (location: NotificationScope) =>
  (await call(notificationSettings.list, inScope(location))).configurations;

function editList(
  location: NotificationScope,
  edit: (list: readonly NotificationConfiguration[]) => NotificationConfiguration[],
): void {
  putAnswer(
    notificationQueries.list(location).queryKey,
    (before) => before && { ...before, configurations: edit(before.configurations) },
  );
}

/** NOTIF-1: the values that the platform gives a new configuration. */
export const defaultConfiguration = (
  location: NotificationScope,
  email: string,
): NotificationConfigurationInput => ({
  period: 'daily',
  type: 'new-gbp-update',
  options: {
    fields: [],
    sources: [...changeSources],
    emails: email === '' ? [] : [email],
    verification_status: true,
    location,
  },
});

/** Finds the default configuration that an addition created among all that were added meanwhile, also elsewhere. */
function findAdded(
  location: NotificationScope,
  before: readonly NotificationConfiguration[],
  now: readonly NotificationConfiguration[],
) {
  const others = now.filter(({ id }) => before.every((one) => one.id !== id));
  const user = queryClient.getQueryData(currentUserQueries.show().queryKey)?.user;
  // If the user's address is unknown, a default configuration with any address counts.
  const added = others.find((one) => {
    const email = user?.identity?.email ?? one.options.emails?.[0] ?? '';
    return isSame(partsOf(one), partsOf(defaultConfiguration(location, email)));
  });
  return { added, others };
}

/** Undefined if the new configuration is unreadable. */
async function createBeside(
  location: NotificationScope,
  before: readonly NotificationConfiguration[],
): Promise<NotificationConfiguration | undefined> {
  const look = async () => findAdded(location, before, await listOf(location));
  const { configuration } = await recoverLostResponse(
    () => call(notificationSettings.create, inScope(location)),
    async (error) => {
      const { added, others } = await look();
      if (added) return { configuration: added };
      // A configuration with other values may be somebody else's, so it proves nothing.
      if (others.length > 0) throw error;
      return null;
    },
  );
  if (configuration) return configuration;
  const { added, others } = await look();
  return added ?? (others.length === 1 ? others[0] : undefined);
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

const cachedList = (location: NotificationScope): readonly NotificationConfiguration[] =>
  queryClient.getQueryData(notificationQueries.list(location).queryKey)?.configurations ?? [];

interface Addition {
  readonly location: NotificationScope;
  readonly draft?: NotificationConfiguration | undefined;
}

/** The configurations before an addition whose outcome is unknown, by its draft or else its scope. */
const doubtfulAdditions = new Map<
  NotificationConfiguration | NotificationScope,
  readonly NotificationConfiguration[]
>();

/**
 * ERR-4: if the response and the look-up of an earlier addition were lost, uses the configuration that it created,
 * unless somebody has edited that configuration.
 */
export const addConfiguration = singleFlight(async ({ location, draft }: Addition) => {
  const key = draft ?? location;
  const doubtful = doubtfulAdditions.get(key);
  const before = doubtful ? await readInDoubt(location) : cachedList(location);
  const { added } = doubtful ? findAdded(location, doubtful, before) : {};
  doubtfulAdditions.delete(key);
  if (added) return added;
  try {
    return await createBeside(location, before);
  } catch (error) {
    if (isApiError(error) && isPossiblyDone(error)) doubtfulAdditions.set(key, before);
    throw error;
  }
});

const readInDoubt = (location: NotificationScope) =>
  listOf(location).catch((error: unknown) => {
    throw isApiError(error) ? asPossiblyDone(error) : error;
  });

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

const partsOf = ({
  period,
  options,
}: NotificationConfiguration | NotificationConfigurationInput): Readonly<
  Record<string, unknown>
> => ({ period, ...options });

const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);

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
