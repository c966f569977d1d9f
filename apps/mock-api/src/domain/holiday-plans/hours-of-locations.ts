import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type {
  Profile,
  SpecialHourPeriod,
  TimePeriod,
} from '@placekeeper/contracts/profile/profile';
import type { Actor } from '../actor.ts';

export interface Hours {
  readonly id: LocationId;
  readonly name: string;
  readonly storeCode: string | null;
  readonly regular: readonly TimePeriod[];
  readonly special: ReadonlyMap<string, readonly SpecialHourPeriod[]>;
}

// The whole profile of each of thousands would take many times as long to read.
const part = <Name extends 'regularHours' | 'specialHours'>(name: Name) =>
  sql`json_extract(${locations.profile}, ${sql.raw(`'$.${name}'`)})`.mapWith(
    (text: string): Profile[Name] => JSON.parse(text),
  );

const queries = prepared((db) => ({
  hours: db
    .select({
      id: locations.id,
      name: locations.name,
      storeCode: locations.storeCode,
      regular: part('regularHours'),
      special: part('specialHours'),
    })
    .from(locations)
    .where(eq(locations.userId, sql.placeholder('userId')))
    .prepare(),
}));

/** Ours, of all the account's locations. */
export const hoursOfLocations = (deps: Deps, actor: Actor): ReadonlyMap<LocationId, Hours> =>
  new Map(
    queries(deps.db)
      .hours.all({ userId: actor.user.id })
      .map(({ special, ...row }) => [
        row.id,
        { ...row, special: Map.groupBy(special, ({ startDate }) => startDate) },
      ]),
  );
