import type { LocationId } from '@placekeeper/contracts/core/id';
import type { listKeys } from '@placekeeper/contracts/model/bulk-edit';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import { asReadBack } from '@placekeeper/contracts/spreadsheet/compared-row';
import type { Actor } from '../actor.ts';

const queries = prepared((db) => ({
  names: db
    .select({ id: locations.id, name: locations.name, store_code: locations.storeCode })
    .from(locations)
    .where(eq(locations.userId, sql.placeholder('userId')))
    .prepare(),
}));

/** The account's locations that go by a text: those that have it letter by letter, or else in any case. */
export function locationsNamed(
  deps: Deps,
  actor: Actor,
  by: (typeof listKeys)[number],
): (text: string) => readonly LocationId[] {
  const all = queries(deps.db)
    .names.all({ userId: actor.user.id })
    .map((row) => ({ id: row.id, text: asReadBack(String(row[by] ?? '')) }));
  const folded = Map.groupBy(all, ({ text }) => text.toLowerCase());
  return (text) => {
    const alike = folded.get(text.toLowerCase()) ?? [];
    const same = alike.filter((row) => row.text === text);
    return (same.length > 0 ? same : alike).map(({ id }) => id);
  };
}
