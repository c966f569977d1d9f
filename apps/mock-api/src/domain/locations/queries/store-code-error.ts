import { and, eq, ne, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';

const queries = prepared((db) => ({
  other: db
    .select({ name: locations.name })
    .from(locations)
    .where(
      and(
        eq(locations.userId, sql.placeholder('userId')),
        eq(locations.storeCode, sql.placeholder('storeCode')),
        ne(locations.id, sql.placeholder('id')),
      ),
    )
    .limit(1)
    .prepare(),
}));

export function storeCodeError(
  deps: Deps,
  { id, userId }: Pick<LocationRow, 'id' | 'userId'>,
  storeCode: string | null,
): string | null {
  if (!storeCode) return null;
  const other = queries(deps.db).other.get({ id, userId, storeCode });
  return other ? `${other.name} already has this store code.` : null;
}
