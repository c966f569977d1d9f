import { changeSources, type SentUpdateMeta } from '@placekeeper/contracts/model/google-update';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { sql } from 'drizzle-orm';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { requireSubscription } from '../../authorize.ts';
import { isoTime } from '../../clock.ts';
import { preparedFor, updateConditions, type Filters } from './filters.ts';

/** Counts each value in a separate column, because GROUP BY would sort. */
const countsOf = (
  column: typeof googleUpdates.type | typeof googleUpdates.fieldName,
  values: readonly string[],
) =>
  Object.fromEntries(
    values.map((value) => [value, sql<number | null>`sum(${column} = ${sql.raw(`'${value}'`)})`]),
  );

const statements = preparedFor((db, where) => ({
  bySource: db
    .select(countsOf(googleUpdates.type, changeSources))
    .from(googleUpdates)
    .where(where)
    .prepare(),
  byField: db
    .select(countsOf(googleUpdates.fieldName, providerFields))
    .from(googleUpdates)
    .where(where)
    .prepare(),
  oldest: db
    .select({ time: sql<number | null>`min(${googleUpdates.createdAt})` })
    .from(googleUpdates)
    .where(where)
    .prepare(),
}));

type Counts = Readonly<Record<string, number | null>>;

const present = (counts: Counts | undefined): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts ?? {}).flatMap(([key, count]) => (count ? [[key, count]] : [])),
  );

/**
 * UPD-2: the totals shown beside the filters. Each total ignores its own filter, to show what another choice would
 * find.
 */
export function updatesMeta(deps: Deps, actor: Actor, filters: Filters): SentUpdateMeta {
  requireSubscription(actor);
  const anySource = updateConditions(actor, { ...filters, change_source: undefined });
  const anyDay = updateConditions(actor, {
    ...filters,
    start_date: undefined,
    end_date: undefined,
  });
  const bySource = present(statements(deps.db, anySource).bySource.get(anySource.values));
  const oldest = statements(deps.db, anyDay).oldest.get(anyDay.values)?.time;
  return {
    change_source_totals: { all: sum(bySource), ...bySource },
    field_totals: fieldTotals(deps, actor, { ...filters, field_names: undefined }),
    min_date: oldest == null ? null : isoTime(oldest),
  };
}

function fieldTotals(deps: Deps, actor: Actor, filters: Filters): Record<string, number> {
  const conditions = updateConditions(actor, filters);
  return present(statements(deps.db, conditions).byField.get(conditions.values));
}

const sum = (totals: Readonly<Record<string, number>>) =>
  Object.values(totals).reduce((total, count) => total + count, 0);
