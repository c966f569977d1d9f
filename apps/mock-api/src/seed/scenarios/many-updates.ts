import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { minutes } from '../../domain/clock.ts';
import { subscriptionMeta } from '../../domain/current-user/queries.ts';
import { receiveChange } from '../../domain/google-updates/commands/receive.ts';
import { managedLocations } from './managed-locations.ts';
import type { Scenario } from './scenario.ts';

const count = 1000;

const fields: readonly ProviderField[] = [
  'regularHours',
  'title',
  'phoneNumbers',
  'profile.description',
  'websiteUri',
  'openInfo.status',
  'latlng',
  'openInfo.openingDate',
  'storeCode',
  'attributes/url_facebook',
];

export const manyUpdates: Scenario = {
  title: 'A thousand updates',
  sentence: 'There are a thousand updates from Google and other managers to review.',
  persona: 'agency',
  locations: 120,
  pendingUpdates: 0,
  arrange(deps, actor) {
    const changes = managedLocations(deps, actor).flatMap(({ id }) =>
      fields.map((field) => ({ locationId: id, field })),
    );
    for (const [position, change] of changes.entries()) {
      // Counts the open updates, because a change opens none if the location rejects it automatically or publishes the
      // field.
      if (subscriptionMeta(deps, actor).pendingUpdates >= count) return;
      const now = actor.now - minutes(3) * (changes.length - position);
      const type = position % 3 === 2 ? 'ownerManager' : 'google';
      receiveChange(deps, { ...actor, now }, { ...change, type });
    }
  },
};
