import type { UpdateMeta } from '@placekeeper/contracts/model/google-update';
import { sql } from 'drizzle-orm';
import { googleUpdates } from '../../db/schema/google-updates.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { isoTime } from '../clock.ts';
import { updateConditions, type Filters } from './filters.ts';
import { requireSubscription } from './subscription.ts';

/** UPD-2: totals beside the filters. Each counts what the other filters leave, so that changing one shows what it would give. */
export function updatesMeta(deps: Deps, actor: Actor, filters: Filters): UpdateMeta {
  requireSubscription(actor);
  const bySource = totalsBy('type', { ...filters, change_source: undefined });
  const byField = totalsBy('fieldName', { ...filters, field_names: undefined });
  const oldest = deps.db
    .select({ time: sql<number | null>`min(${googleUpdates.createdAt})` })
    .from(googleUpdates)
    .where(updateConditions(actor, { ...filters, start_date: undefined, end_date: undefined }))
    .get();
  return {
    change_source_totals: { all: sum(bySource), ...bySource },
    field_totals: byField,
    min_date: oldest?.time == null ? null : isoTime(oldest.time),
  };

  function totalsBy(column: 'type' | 'fieldName', remaining: Filters): Record<string, number> {
    const rows = deps.db
      .select({ key: googleUpdates[column], count: sql<number>`count(*)` })
      .from(googleUpdates)
      .where(updateConditions(actor, remaining))
      .groupBy(googleUpdates[column])
      .all();
    return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
  }
}

const sum = (totals: Readonly<Record<string, number>>) =>
  Object.values(totals).reduce((total, count) => total + count, 0);
