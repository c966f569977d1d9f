import type { Id } from '@placekeeper/contracts/core/id';
import { customType, integer } from 'drizzle-orm/sqlite-core';

/** A growing number that is never given twice, so that an old address never shows a new thing. */
export const primaryId = <Name extends string>() =>
  integer().$type<Id<Name>>().primaryKey({ autoIncrement: true });

/** Milliseconds since 1970, on the clock of the account it belongs to. */
export const moment = () => integer();

export const flag = () => integer({ mode: 'boolean' });

/** Text that sorts and compares without regard to case. */
export const caselessText = customType<{ data: string }>({
  dataType: () => 'text COLLATE NOCASE',
});
