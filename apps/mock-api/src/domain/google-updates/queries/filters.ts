import type { UpdateFilters } from '@placekeeper/contracts/model/google-update';
import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { sql, type SQL } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client.ts';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Actor } from '../../actor.ts';
import { days } from '../../clock.ts';
import { refuseInvalid } from '../../errors.ts';

/** A parsed query contains absent filters as `undefined`. */
export type Filters = { readonly [Key in keyof UpdateFilters]: UpdateFilters[Key] | undefined };

const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

function refuseImpossibleDays(filters: Pick<Filters, 'start_date' | 'end_date'>): void {
  const impossible = Object.entries(filters).filter(([, date]) => date && !isCalendarDate(date));
  refuseInvalid(Object.fromEntries(impossible.map(([name]) => [name, ['Enter a valid date.']])));
}

const at = sql.placeholder;
const among = (column: SQL, name: string) =>
  sql`${column} IN (SELECT value FROM json_each(${at(name)}))`;

const conditions = {
  open: sql`${googleUpdates.resolvedAction} IS NULL`,
  resolved: sql`${googleUpdates.resolvedAction} IS NOT NULL`,
  locations: among(sql`${googleUpdates.locationId}`, 'locations'),
  fields: among(sql`${googleUpdates.fieldName}`, 'fields'),
  source: sql`${googleUpdates.type} = ${at('source')}`,
  start: sql`${googleUpdates.createdAt} >= ${at('start')}`,
  end: sql`${googleUpdates.createdAt} < ${at('end')}`,
} satisfies Record<string, SQL>;
type Condition = keyof typeof conditions;

export interface UpdateConditions {
  /** Names the filters in use, which identify a prepared statement: the filters' values are its parameters. */
  readonly key: string;
  readonly where: SQL;
  readonly values: Readonly<Record<string, unknown>>;
}

/** UPD-2: `active` defaults to true; both dates are inclusive. */
export function updateConditions(actor: Actor, filters: Filters): UpdateConditions {
  const { locations, field_names, change_source, active = true, start_date, end_date } = filters;
  refuseImpossibleDays({ start_date, end_date });
  const used: Condition[] = [active ? 'open' : 'resolved'];
  const values: Record<string, unknown> = { userId: actor.user.id };
  const filterBy = (name: Condition, value: unknown) => {
    used.push(name);
    values[name] = value;
  };
  if (locations?.length) filterBy('locations', JSON.stringify(locations));
  if (field_names?.length) filterBy('fields', JSON.stringify(field_names));
  if (change_source && change_source !== 'all') filterBy('source', change_source);
  if (start_date) filterBy('start', startOf(start_date));
  if (end_date) filterBy('end', startOf(end_date) + days(1));
  const own = sql`${googleUpdates.userId} = ${at('userId')}`;
  const where = sql.join([own, ...used.map((name) => conditions[name])], sql` AND `);
  return { key: used.join(), where, values };
}

export function preparedFor<Statements>(
  build: (db: Database, where: SQL) => Statements,
): (db: Database, conditions: UpdateConditions) => Statements {
  const statements = prepared(() => new Map<string, Statements>());
  return (db, { key, where }) => {
    const known = statements(db);
    const made = known.get(key) ?? build(db, where);
    known.set(key, made);
    return made;
  };
}
