import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import { writeSpreadsheet } from '../../spreadsheet/write-spreadsheet.ts';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';
import { matchingLocationIds, type LocationFilters } from '../locations/list.ts';

const queries = prepared((db) => ({
  profiles: db
    .select({ profile: locations.profile })
    .from(sql`json_each(${sql.placeholder('ids')}) AS "named"`)
    .crossJoin(locations)
    .where(sql`${locations.id} = "named".value`)
    .orderBy(sql`"named".key`)
    .prepare(),
}));

export interface LocationExport {
  readonly fileName: string;
  readonly text: string;
}

/** Without it, Excel takes the text for its old encoding. */
const byteOrderMark = '\uFEFF';

/** LOC-7: our values of all locations that match, by name, in the provider's bulk spreadsheet. */
export function exportLocations(
  deps: Deps,
  actor: Actor,
  filters: LocationFilters,
): LocationExport {
  const ids = JSON.stringify(matchingLocationIds(deps, actor, filters));
  const rows = queries(deps.db).profiles.all({ ids });
  return {
    fileName: `locations-${isoDate(actor.now)}.csv`,
    text: byteOrderMark + writeSpreadsheet(rows.map(({ profile }) => profile)),
  };
}
