import type { BulkEditId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { bulkEditItems } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { ItemView } from './show.ts';

const at = sql.placeholder;
/** Past what a column would make of it: a placeholder may be null, and JSON is text here. */
const asIs = (name: string) => sql`${at(name)}`;

const queries = prepared((db) => ({
  item: db
    .insert(bulkEditItems)
    .values({
      bulkEditId: at('bulkEditId'),
      locationId: at('locationId'),
      locationName: at('locationName'),
      storeCode: asIs('storeCode'),
      status: at('status'),
      changes: asIs('changes'),
      before: asIs('before'),
      after: asIs('after'),
      problems: asIs('problems'),
      message: asIs('message'),
    })
    .prepare(),
}));

type NewItem = Pick<ItemView, 'locationId' | 'locationName' | 'storeCode' | 'status'> &
  Partial<Pick<ItemView, 'before' | 'after' | 'problems' | 'message'>> & {
    /** Its own, where a spreadsheet gave each location others. */
    readonly changes?: BulkChanges | undefined;
  };

export function addItem(deps: Deps, bulkEditId: BulkEditId, item: NewItem): void {
  const { changes, before, after, problems, message = null, ...rest } = item;
  queries(deps.db).item.run({
    ...rest,
    bulkEditId,
    message,
    changes: json(changes),
    before: json(before),
    after: json(after),
    problems: json(problems),
  });
}

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);
