import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import type {
  NotificationConfiguration,
  NotificationConfigurationInput,
} from '@placekeeper/contracts/model/notification';
import { hashKey } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { currentUserQueries } from '../current-user/queries.ts';
import { isApiError, isPossiblyDone } from '../http/api-error.ts';
import { asPossiblyDone, recoverLostResponse } from '../http/recover-lost-response.ts';
import { singleFlight } from '../http/single-flight.ts';
import { type NotificationScope, cachedList, inScope, listOf } from './queries.ts';

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

/**
 * Finds the default configuration that an addition created, although other devices may have added configurations
 * meanwhile.
 */
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

export const partsOf = ({
  period,
  options,
}: NotificationConfiguration | NotificationConfigurationInput): Readonly<
  Record<string, unknown>
> => ({ period, ...options });

export const isSame = (one: unknown, other: unknown): boolean =>
  hashKey([one]) === hashKey([other]);
