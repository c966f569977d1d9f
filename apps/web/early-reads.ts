import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { addressOf } from './src/data/http/request-init.ts';
import { paths } from './src/lib/url/paths.ts';

const ofLocation = [
  locations.show,
  locations.failedPatchAttempts,
  locations.currentPatchAttempts,
].map((endpoint) => endpoint.definition.path.replace('{id}', ':location'));

const whole = (...endpoints: readonly AnyEndpoint[]) =>
  endpoints.map(({ definition }) => addressOf(definition, {}));

/** The read of the list of locations. `start.js` writes its names into the static frame. */
export const earlyList = addressOf(locations.list.definition, {
  query: { page: { number: 1, size: pageSizes.locations } },
});

/**
 * The reads that `start.js` sends before the application's code arrives, by the screen's path; `*` means every
 * screen. The screen's loader must always make them. Reads of updates are not listed, because they need a subscription
 * (UPD-11).
 */
export const earlyReads: Readonly<Record<string, readonly string[]>> = {
  '*': whole(currentUser.show, googleLocations.importStatus),
  [paths.dashboard]: whole(googleTokens.list, currentUser.subscriptionMeta),
  [paths.locationManager]: [earlyList, ...whole(tags.list)],
  [paths.tags]: whole(tags.list),
  [paths.settings]: whole(
    googleTokens.list,
    currentUser.subscriptionMeta,
    notificationSettings.list,
  ),
  [paths['google-accounts']]: whole(googleTokens.list),
  ...Object.fromEntries(
    Object.values(paths)
      .filter((path) => /^\/location\/:location\/(?!admin)/.test(path))
      .map((path) => [path, ofLocation]),
  ),
};
