import type { Id } from '@placekeeper/contracts/core/id';
import { customType, integer, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** An increasing number that is never reused, so that an old address never shows a new row. */
export const primaryId = <Name extends string>() =>
  integer().$type<Id<Name>>().primaryKey({ autoIncrement: true });

/** The id of a row. Deleting that row also deletes the row with this column. */
export const belongsTo = <Column extends AnySQLiteColumn>(id: () => Column) =>
  integer().$type<Column['_']['data']>().notNull().references(id, { onDelete: 'cascade' });

/** Milliseconds since 1970, by the clock of the account. */
export const moment = () => integer();

export const flag = () => integer({ mode: 'boolean' });

/** Text that sorts and compares without regard to case. */
export const caselessText = customType<{ data: string }>({
  dataType: () => 'text COLLATE NOCASE',
});
