import type { LocationId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, eq, ne, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import { profiles } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { listTokens } from '../google-accounts/queries/list-tokens.ts';
import { loseAuthorization } from '../google-accounts/commands/lose-authorization.ts';
import { receiveChanges } from '../google-updates/commands/receive-changes.ts';
import { usedSlots } from '../current-user/queries/slots.ts';
import { changeStanding } from '../notifications/commands/change-standing.ts';
import type { Chance } from './chance.ts';

type SimulatedEvent = (deps: Deps, actor: Actor, chance: Chance) => void;

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
    .orderBy(locations.sortName, locations.id)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
  fallen: db
    .select({ id: locations.id })
    .from(locations)
    .innerJoin(profiles, eq(profiles.id, locations.profileId))
    .where(
      and(
        eq(locations.userId, sql.placeholder('userId')),
        eq(locations.managementStatus, 'enabled'),
        ne(profiles.standing, 'verified'),
      ),
    )
    .limit(1)
    .prepare(),
}));

/** Repeated fields are picked more often: in real profiles, hours change most often. */
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

/** Up to `limit` managed locations with neighbouring names, because branches of a chain have similar names. */
function someLocations(
  deps: Deps,
  actor: Actor,
  chance: Chance,
  limit: number,
): readonly LocationId[] {
  const managed = usedSlots(deps, actor);
  if (managed === 0) return [];
  const offset = chance.below(managed);
  return queries(deps.db)
    .managed.all({ userId: actor.user.id, offset, limit })
    .map(({ id }) => id);
}

const change =
  (type: 'google' | 'ownerManager', fields: readonly ProviderField[], most = 1): SimulatedEvent =>
  (deps, actor, chance) =>
    receiveChanges(deps, actor, {
      locationIds: someLocations(deps, actor, chance, most),
      type,
      field: chance.oneOf(fields),
    });

/** Restores a suspended or unverified business before another business can lose its standing. */
const changeOfStanding: SimulatedEvent = (deps, actor, chance) => {
  const fallen = queries(deps.db).fallen.get({ userId: actor.user.id });
  const [locationId] = fallen ? [fallen.id] : someLocations(deps, actor, chance, 1);
  if (locationId === undefined) return;
  changeStanding(deps, actor, {
    locationId,
    standing: fallen ? 'verified' : chance.oneOf(['suspended', 'unverified'] as const),
  });
};

/** An owner revokes the permission of an account, but never of the last active account. */
const lossOfAuthorization: SimulatedEvent = (deps, actor, chance) => {
  const active = listTokens(deps, actor).filter(({ token }) => token.status === 'active');
  if (active.length > 1) loseAuthorization(deps, actor, chance.oneOf(active).token.id);
};

const brandWide = change('google', ['regularHours', 'specialHours', 'websiteUri'], 6);

/** The number of times that an event is listed is its relative frequency. */
export const simulatedEvents: Readonly<Record<'calm' | 'busy', readonly SimulatedEvent[]>> = {
  calm: [
    ...Array.from({ length: 12 }, () => change('google', changedByGoogle)),
    ...Array.from({ length: 4 }, () => change('ownerManager', changedByOwners)),
    brandWide,
  ],
  busy: [
    ...Array.from({ length: 36 }, () => change('google', changedByGoogle)),
    ...Array.from({ length: 14 }, () => change('ownerManager', changedByOwners)),
    ...Array.from({ length: 4 }, () => brandWide),
    ...Array.from({ length: 4 }, () => changeOfStanding),
    lossOfAuthorization,
  ],
};
