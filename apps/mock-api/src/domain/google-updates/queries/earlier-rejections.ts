import { and, count, eq, lt, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleUpdates, type GoogleUpdateRow } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';

const queries = prepared((db) => ({
  earlier: db
    .select({ count: count() })
    .from(googleUpdates)
    .where(
      and(
        eq(googleUpdates.locationId, sql.placeholder('locationId')),
        eq(googleUpdates.fieldName, sql.placeholder('field')),
        lt(googleUpdates.id, sql.placeholder('id')),
        eq(googleUpdates.type, 'google'),
        eq(googleUpdates.resolvedAction, 'rejected'),
        // Compares the stored JSON as text.
        sql`${googleUpdates.updateValue} IS ${sql.placeholder('value')}`,
      ),
    )
    .prepare(),
}));

export const earlierRejections = (
  deps: Deps,
  { id, locationId, fieldName, updateValue }: GoogleUpdateRow,
): number =>
  queries(deps.db).earlier.get({
    id,
    locationId,
    field: fieldName,
    value: updateValue === null ? null : JSON.stringify(updateValue),
  })?.count ?? 0;
