import type { LocationId } from '@placekeeper/contracts/core/id';
import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Profile } from '../../provider/profile.ts';
import { writeSpreadsheet } from '../../spreadsheet/write-spreadsheet.ts';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';
import { matchingLocationIds, type LocationFilters } from '../locations/list.ts';

const queries = prepared((db) => ({
  profiles: db
    .select({ id: locations.id, profile: locations.profile })
    .from(locations)
    .where(sql`${locations.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .prepare(),
}));

export interface LocationExport {
  readonly fileName: string;
  readonly text: string;
}

/** Without it, Excel takes the text for its old encoding. */
const byteOrderMark = '\uFEFF';
/** So many profiles are in memory at a time. */
const atOnce = 1000;

function* profilesOf(deps: Deps, ids: readonly LocationId[]): Generator<Profile> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const rows = queries(deps.db).profiles.all({ ids: JSON.stringify(some) });
    const profiles = new Map(rows.map(({ id, profile }) => [id, profile]));
    yield* some.flatMap((id) => profiles.get(id) ?? []);
  }
}

/** LOC-7: our values of all locations that match, by name, in the provider's bulk spreadsheet. */
export function exportLocations(
  deps: Deps,
  actor: Actor,
  filters: LocationFilters,
): LocationExport {
  const ids = matchingLocationIds(deps, actor, filters);
  return {
    fileName: `locations-${isoDate(actor.now)}.csv`,
    text: byteOrderMark + writeSpreadsheet(profilesOf(deps, ids)),
  };
}
