import type { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import type { SheetProfile } from '@placekeeper/contracts/spreadsheet/sheet-profile';
import {
  byteOrderMark,
  writeSpreadsheet,
} from '@placekeeper/contracts/spreadsheet/write-spreadsheet';
import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import { sheetProfileOf } from '../../spreadsheet/sheet-profile.ts';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';
import { selectLocations } from '../locations/select.ts';

const queries = prepared((db) => {
  const named = sql`${locations.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`;
  return {
    profiles: db
      .select({ id: locations.id, profile: locations.profile })
      .from(locations)
      .where(named)
      .prepare(),
    byName: db
      .select({ id: locations.id })
      .from(locations)
      .where(named)
      .orderBy(locations.sortName, locations.id)
      .prepare(),
  };
});

export interface LocationExport {
  readonly fileName: string;
  readonly text: string;
}

/** So many profiles are in memory at a time. */
const atOnce = 1000;

function* profilesOf(deps: Deps, ids: readonly LocationId[]): Generator<SheetProfile> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const rows = queries(deps.db).profiles.all({ ids: JSON.stringify(some) });
    const profiles = new Map(rows.map(({ id, profile }) => [id, sheetProfileOf(profile)]));
    yield* some.flatMap((id) => profiles.get(id) ?? []);
  }
}

const byName = (deps: Deps, ids: readonly LocationId[]): readonly LocationId[] =>
  queries(deps.db)
    .byName.all({ ids: JSON.stringify(ids) })
    .map(({ id }) => id);

/** LOC-7: our values of the selected locations, by name, in the provider's bulk spreadsheet. */
export function exportLocations(
  deps: Deps,
  actor: Actor,
  selection: LocationSelection,
): LocationExport {
  const selected = selectLocations(deps, actor, selection);
  // All that match come by name already.
  const ids = selection.mode === 'ids' ? byName(deps, selected) : selected;
  return {
    fileName: `locations-${isoDate(actor.now)}.csv`,
    text: byteOrderMark + writeSpreadsheet([...profilesOf(deps, ids)]),
  };
}
