import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { changeSources } from '@placekeeper/contracts/model/google-update';
import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';
import { hours } from '../domain/clock.ts';
import { receiveChanges } from '../domain/google-updates/commands/receive.ts';
import type { SeededLocation } from './import-locations.ts';
import { sendDueDigests } from './seed-notifications.ts';

interface Change {
  readonly type: (typeof changeSources)[number];
  readonly field: ProviderField;
  /** The number of locations that change at once. */
  readonly locations: number;
}

/** Oldest first. Google changes the hours of three locations at once. */
const changes: readonly Change[] = [
  { type: 'google', field: 'regularHours', locations: 3 },
  { type: 'ownerManager', field: 'phoneNumbers', locations: 1 },
  { type: 'google', field: 'websiteUri', locations: 1 },
  { type: 'ownerManager', field: 'title', locations: 1 },
  { type: 'google', field: 'latlng', locations: 1 },
  { type: 'ownerManager', field: 'profile.description', locations: 1 },
  { type: 'google', field: 'openInfo.status', locations: 1 },
  { type: 'ownerManager', field: 'attributes/url_facebook', locations: 1 },
  { type: 'google', field: 'phoneNumbers', locations: 1 },
  { type: 'google', field: 'openInfo.openingDate', locations: 1 },
];

/** Makes changes at the provider, hours apart and each on different locations. */
export function seedUpdates(deps: Deps, actor: Actor, managed: readonly SeededLocation[]): void {
  let position = 0;
  for (const { locations, ...change } of repeated(changes)) {
    const group = managed.slice(position, position + locations);
    if (group.length === 0) break;
    const now = actor.now - hours(5) * (managed.length - position);
    const locationIds = group.map(({ id }) => id);
    sendDueDigests(deps, { ...actor, now });
    receiveChanges(deps, { ...actor, now }, { locationIds, ...change });
    position += group.length;
  }
  sendDueDigests(deps, actor);
}

function* repeated<Item>(items: readonly Item[]): Generator<Item> {
  for (;;) yield* items;
}
