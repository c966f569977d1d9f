import {
  readLocationList as readList,
  type ListRequest,
} from '@placekeeper/contracts/bulk/read-list';
import type { SentOf } from '@placekeeper/contracts/core/endpoint';
import type { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { invalid } from '../errors.ts';

const queries = prepared((db) => ({
  names: db
    .select({ id: locations.id, name: locations.name, store_code: locations.storeCode })
    .from(locations)
    .where(eq(locations.userId, sql.placeholder('userId')))
    .prepare(),
}));

/** BULK-1: the account's locations that a file or a pasted list names. */
export function readLocationList(
  deps: Deps,
  actor: Actor,
  request: ListRequest,
): SentOf<typeof bulkEdits.readList> {
  const reading = readList(request, queries(deps.db).names.all({ userId: actor.user.id }));
  if ('refused' in reading) throw invalid(reading.refused);
  return {
    ...reading,
    columns: [...reading.columns],
    location_ids: [...reading.location_ids],
    faults: [...reading.faults],
  };
}
