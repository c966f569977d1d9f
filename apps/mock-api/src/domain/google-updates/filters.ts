import type { UpdateFilters } from '@placekeeper/contracts/model/google-update';
import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { sql, type SQL } from 'drizzle-orm';
import { googleUpdates } from '../../db/schema/google-updates.ts';
import type { Actor } from '../actor.ts';
import { days } from '../clock.ts';
import { refuseInvalid } from '../errors.ts';

/** `undefined` means the same as absent, as a parsed query has it. */
export type Filters = { readonly [Key in keyof UpdateFilters]: UpdateFilters[Key] | undefined };

const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

function refuseImpossibleDays(filters: Pick<Filters, 'start_date' | 'end_date'>): void {
  const impossible = Object.entries(filters).filter(([, date]) => date && !isCalendarDate(date));
  refuseInvalid(
    Object.fromEntries(impossible.map(([name]) => [name, ['Enter a date that exists.']])),
  );
}

/** The rows of one account that a review shows (UPD-2). `active` defaults to true; both dates are included. */
export function updateConditions(actor: Actor, filters: Filters): SQL {
  const { locations, field_names, change_source, active = true, start_date, end_date } = filters;
  refuseImpossibleDays({ start_date, end_date });
  const conditions = [
    sql`${googleUpdates.userId} = ${actor.user.id}`,
    active
      ? sql`${googleUpdates.resolvedAction} IS NULL`
      : sql`${googleUpdates.resolvedAction} IS NOT NULL`,
  ];
  if (locations?.length) conditions.push(among(sql`${googleUpdates.locationId}`, locations));
  if (field_names?.length) conditions.push(among(sql`${googleUpdates.fieldName}`, field_names));
  if (change_source && change_source !== 'all')
    conditions.push(sql`${googleUpdates.type} = ${change_source}`);
  if (start_date) conditions.push(sql`${googleUpdates.createdAt} >= ${startOf(start_date)}`);
  if (end_date) conditions.push(sql`${googleUpdates.createdAt} < ${startOf(end_date) + days(1)}`);
  return sql.join(conditions, sql` AND `);
}

const among = (column: SQL, values: readonly unknown[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
