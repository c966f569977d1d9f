import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Profile } from '../../provider/profile.ts';
import type { Header } from '../../spreadsheet/columns.ts';
import {
  asReadBack,
  compareRow,
  isUntouched,
  type ComparedRow,
} from '../../spreadsheet/compared-row.ts';
import type { CsvRow } from '../../spreadsheet/csv-rows.ts';
import { profileCells } from '../../spreadsheet/profile-cells.ts';
import { openRow, type Row } from '../../spreadsheet/row.ts';
import { isRounded, wasRounded } from '../../spreadsheet/spoilt-cells.ts';
import type { Actor } from '../actor.ts';

const queries = prepared((db) => ({
  profiles: db
    .select({ id: locations.id, profile: locations.profile })
    .from(locations)
    .where(eq(locations.userId, sql.placeholder('userId')))
    .prepare(),
}));

interface FoundLocation {
  readonly id: LocationId;
  readonly profile: Profile;
  readonly row: ComparedRow;
}

export type FindLocation = (csv: CsvRow, header: Header) => FoundLocation | Row;

/** The store code tells which location a row is about. Where it tells none, the row comes back with that as its fault. */
export function locationFinder(deps: Deps, actor: Actor): FindLocation {
  const all = queries(deps.db).profiles.all({ userId: actor.user.id });
  const byCode = Map.groupBy(all, ({ profile }) => asReadBack(profile.storeCode ?? ''));
  return (csv, header) => {
    const row = openRow(csv, header);
    const code = row.cell('Store code');
    const found = (byCode.get(code) ?? []).map((location) => ({
      ...location,
      row: compareRow(csv, header, profileCells(location.profile)),
    }));
    const [only, ...others] = found;
    if (code !== '' && only && others.length === 0) return only;
    // A file that nobody touched has no faults, whatever is in it.
    if (!found.some((location) => isUntouched(location.row)))
      row.fail('Store code', whyNone(code, found.length));
    return row;
  };
}

function whyNone(code: string, count: number): string {
  if (code === '') return 'The store code is missing; it tells which location the row is about.';
  if (count === 0)
    return isRounded(code) ? wasRounded : `None of your locations has the store code "${code}".`;
  return `${count} of your locations have the store code "${code}".`;
}
