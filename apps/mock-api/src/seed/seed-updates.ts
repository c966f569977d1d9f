import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { changeSources } from '@placekeeper/contracts/model/google-update';
import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';
import { hours } from '../domain/clock.ts';
import { receiveChange } from '../domain/google-updates/receive.ts';
import type { SeededLocation } from './import-locations.ts';
import { sendDueDigests } from './seed-notifications.ts';

interface Change {
  readonly type: (typeof changeSources)[number];
  readonly field: ProviderField;
}

/** The oldest first. Google's hours on several locations in a row are one change made to many. */
const changes: readonly Change[] = [
  { type: 'google', field: 'regularHours' },
  { type: 'google', field: 'regularHours' },
  { type: 'google', field: 'regularHours' },
  { type: 'ownerManager', field: 'phoneNumbers' },
  { type: 'google', field: 'websiteUri' },
  { type: 'ownerManager', field: 'title' },
  { type: 'google', field: 'latlng' },
  { type: 'ownerManager', field: 'profile.description' },
  { type: 'google', field: 'openInfo.status' },
  { type: 'ownerManager', field: 'attributes/url_facebook' },
  { type: 'google', field: 'phoneNumbers' },
  { type: 'google', field: 'openInfo.openingDate' },
];

/** What happened at the provider while nobody looked: one change every five hours, each on another managed location. */
export function seedUpdates(
  deps: Deps,
  actor: Actor,
  seeded: readonly SeededLocation[],
  count: number,
): void {
  const managed = seeded
    .filter(({ managementStatus }) => managementStatus === 'enabled')
    .slice(0, count);
  for (const [position, { id: locationId }] of managed.entries()) {
    const change = changes[position % changes.length];
    if (!change) continue;
    const then = { ...actor, now: actor.now - hours(5) * (managed.length - position) };
    sendDueDigests(deps, then);
    receiveChange(deps, then, { locationId, ...change });
  }
  sendDueDigests(deps, actor);
}
