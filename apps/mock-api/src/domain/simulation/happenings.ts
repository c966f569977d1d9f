import type { LocationId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { receiveChange } from '../google-updates/receive.ts';
import { usedSlots } from '../locations/manage.ts';
import type { Chance } from './chance.ts';

/** Something the provider, or somebody there, does by itself. */
type Happening = (deps: Deps, actor: Actor, chance: Chance) => void;

const queries = prepared((db) => ({
  managed: db
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.userId, sql.placeholder('userId')),
        eq(locations.managementStatus, 'enabled'),
      ),
    )
    .orderBy(locations.name, locations.id)
    .limit(1)
    .offset(sql.placeholder('offset'))
    .prepare(),
}));

/** Hours most of all, as with real profiles. */
const changedByGoogle: readonly ProviderField[] = [
  'regularHours',
  'regularHours',
  'regularHours',
  'specialHours',
  'phoneNumbers',
  'websiteUri',
  'categories',
  'latlng',
  'openInfo.status',
  'attributes/url_facebook',
  'attributes/url_instagram',
];
const changedByOwners: readonly ProviderField[] = [
  'title',
  'phoneNumbers',
  'profile.description',
  'regularHours',
  'storefrontAddress',
  'serviceItems',
  'websiteUri',
];

function someLocation(deps: Deps, actor: Actor, chance: Chance): LocationId | null {
  const managed = usedSlots(deps, actor);
  if (managed === 0) return null;
  const offset = chance.below(managed);
  return queries(deps.db).managed.get({ userId: actor.user.id, offset })?.id ?? null;
}

const change =
  (type: 'google' | 'ownerManager', fields: readonly ProviderField[]): Happening =>
  (deps, actor, chance) => {
    const locationId = someLocation(deps, actor, chance);
    if (locationId === null) return;
    receiveChange(deps, actor, { locationId, type, field: chance.oneOf(fields) });
  };

/** Listed as often as it happens. */
export const happenings: readonly Happening[] = [
  change('google', changedByGoogle),
  change('google', changedByGoogle),
  change('google', changedByGoogle),
  change('ownerManager', changedByOwners),
];
