import { byDate, type PlannedHours } from '@placekeeper/contracts/bulk/holiday-plan';
import { periodToWire, specialToWire } from '@placekeeper/contracts/profile/hours-wire';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { Actor } from '../actor.ts';

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
export const hoursOfLocations = (deps: Deps, actor: Actor): ReadonlyMap<LocationId, PlannedHours> =>
  new Map(
    queries(deps.db)
      .hours.all({ userId: actor.user.id })
      .map(({ storeCode, regular, special, ...row }) => [
        row.id,
        {
          ...row,
          store_code: storeCode,
          regular: regular.map(periodToWire),
          special: byDate(special.map(specialToWire)),
        },
      ]),
  );
