import type { LocationId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, eq, ne, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { prepared } from '../../../db/client.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import { locations } from '../../../db/schema/locations.ts';
import { profiles } from '../../../db/schema/provider.ts';
import type { Simulation } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { minutes, seconds } from '../../clock.ts';
import { usedSlots } from '../../current-user/queries.ts';
import { loseAuthorization } from '../../google-accounts/commands/lose-authorization.ts';
import { listTokens } from '../../google-accounts/queries/list-tokens.ts';
import { receiveChanges } from '../../google-updates/commands/receive.ts';
import { schedule } from '../../jobs/schedule.ts';
import { changeStanding } from '../../notifications/commands/change-standing.ts';

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

/** Reproducible random picks: the same parts give the same sequence. */
interface Chance {
  /** An integer from 0 to `count - 1`. */
  readonly below: (count: number) => number;
  /** Throws if `items` is empty. */
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
}

function chanceOf(...parts: readonly (string | number)[]): Chance {
  let turn = 0;
  const below = (count: number) => {
    turn += 1;
    const hash = createHash('sha256')
      .update([...parts, turn].join(':'))
      .digest();
    return hash.readUInt32BE() % count;
  };
  return {
    below,
    oneOf(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
  };
}

type SimulatedEvent = (deps: Deps, actor: Actor, chance: Chance) => void;

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

/** At most one business is suspended or unverified at a time, and the next such event restores it. */
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
const simulatedEvents: Readonly<Record<'calm' | 'busy', readonly SimulatedEvent[]>> = {
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

const pace: Readonly<Record<Exclude<Simulation['mood'], 'still'>, number>> = {
  calm: minutes(4),
  busy: seconds(12),
};

/**
 * A step covers at least a 200th of what remains of a skipped period. A busy account takes about 700 steps for a night
 * without the server, and 2,100 for a year.
 */
const remainderDivisor = 200;

/** Applies the account's settings; `still` stops the simulation. */
export function restartSimulation(deps: Deps, actor: Actor): void {
  deps.db
    .delete(jobs)
    .where(and(eq(jobs.userId, actor.user.id), eq(jobs.kind, 'life.step')))
    .run();
  scheduleStep(deps, actor);
}

export function simulateStep(deps: Deps, actor: Actor): void {
  const { mood } = actor.user.simulation;
  if (mood === 'still') return;
  const chance = chanceOf('life', actor.user.id, actor.now);
  chance.oneOf(simulatedEvents[mood])(deps, actor, chance);
  scheduleStep(deps, actor);
}

function scheduleStep(deps: Deps, { user, now }: Actor): void {
  const { mood, speed } = user.simulation;
  if (mood === 'still') return;
  const present = user.manualClock ?? deps.clock();
  const step = Math.max(pace[mood] / speed, (present - now) / remainderDivisor);
  schedule(deps.db, user.id, { kind: 'life.step', payload: {}, dueAt: now + Math.ceil(step) });
}
