import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { desc, sql } from 'drizzle-orm';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize, requireSubscription } from '../../authorize.ts';
import { pageMeta, pageWindow, type Page } from '../../page.ts';
import { preparedFor, updateConditions, type Filters } from './filters.ts';
import { viewUpdate, viewUpdates, type UpdateView } from './view.ts';
import { changeSources, type SentUpdateMeta } from '@placekeeper/contracts/model/google-update';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { isoTime } from '../../clock.ts';

const statements = preparedFor((db, where) => ({
  // Selects only ids, because OFFSET reads every row before the page.
  ids: db
    .select({ id: googleUpdates.id })
    .from(googleUpdates)
    .where(where)
    .orderBy(desc(googleUpdates.createdAt), desc(googleUpdates.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
  totals: db
    .select({
      updates: sql<number>`count(*)`,
      locations: sql<number>`count(DISTINCT ${googleUpdates.locationId})`,
    })
    .from(googleUpdates)
    .where(where)
    .prepare(),
}));

export interface UpdatePage extends Page<UpdateView> {
  readonly totalLocations: number;
}

export function listUpdates(
  deps: Deps,
  actor: Actor,
  { page, ...filters }: Filters & { readonly page?: PageRequest | undefined },
): UpdatePage {
  requireSubscription(actor);
  const conditions = updateConditions(actor, filters);
  const { ids, totals } = statements(deps.db, conditions);
  const { values } = conditions;
  const window = pageWindow(page, pageSizes.updates);
  const found = ids.all({ ...values, limit: window.size, offset: window.offset });
  const items = viewUpdates(
    deps,
    actor,
    found.map(({ id }) => id),
  );
  const total = totals.get(values);
  return {
    items,
    meta: pageMeta(window, total?.updates ?? 0, items.length),
    totalLocations: total?.locations ?? 0,
  };
}

export function showUpdate(deps: Deps, actor: Actor, id: GoogleUpdateId): UpdateView {
  requireSubscription(actor);
  authorize(deps, actor, 'update', id);
  return viewUpdate(deps, actor, id);
}

/** Counts each value in a separate column, because GROUP BY would sort. */
const countsOf = (
  column: typeof googleUpdates.type | typeof googleUpdates.fieldName,
  values: readonly string[],
) =>
  Object.fromEntries(
    values.map((value) => [value, sql<number | null>`sum(${column} = ${sql.raw(`'${value}'`)})`]),
  );

const metaStatements = preparedFor((db, where) => ({
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
 * UPD-2: the totals beside the filters. Each total ignores its own filter, to show how many updates another choice
 * would find.
 */
export function updatesMeta(deps: Deps, actor: Actor, filters: Filters): SentUpdateMeta {
  requireSubscription(actor);
  const anySource = updateConditions(actor, { ...filters, change_source: undefined });
  const anyDay = updateConditions(actor, {
    ...filters,
    start_date: undefined,
    end_date: undefined,
  });
  const bySource = present(metaStatements(deps.db, anySource).bySource.get(anySource.values));
  const oldest = metaStatements(deps.db, anyDay).oldest.get(anyDay.values)?.time;
  return {
    change_source_totals: { all: sum(bySource), ...bySource },
    field_totals: fieldTotals(deps, actor, { ...filters, field_names: undefined }),
    min_date: oldest == null ? null : isoTime(oldest),
  };
}

function fieldTotals(deps: Deps, actor: Actor, filters: Filters): Record<string, number> {
  const conditions = updateConditions(actor, filters);
  return present(metaStatements(deps.db, conditions).byField.get(conditions.values));
}

const sum = (totals: Readonly<Record<string, number>>) =>
  Object.values(totals).reduce((total, count) => total + count, 0);
