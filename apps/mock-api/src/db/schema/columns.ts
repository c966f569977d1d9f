import type { Id } from '@placekeeper/contracts/core/id';
import { customType, integer } from 'drizzle-orm/sqlite-core';

/** An increasing number that is never reused, so that an old address never shows a new row. */
export const primaryId = <Name extends string>() =>
  integer().$type<Id<Name>>().primaryKey({ autoIncrement: true });

/** Milliseconds since 1970, by the clock of the account. */
export const moment = () => integer();

export const flag = () => integer({ mode: 'boolean' });

/** Text that sorts and compares without regard to case. */
export const caselessText = customType<{ data: string }>({
  dataType: () => 'text COLLATE NOCASE',
});
