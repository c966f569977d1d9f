import type { SentBulkActionPreview } from '@placekeeper/contracts/model/google-update';
import { eq, sql, type SQL } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleUpdates, type GoogleUpdateRow } from '../../../db/schema/google-updates.ts';
import { locations } from '../../../db/schema/locations.ts';
import { profiles } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { requireSubscription } from '../../authorize.ts';
import { publish } from '../../patch-attempts/commands/publish.ts';
import { bulkCallInterval } from '../../provider-quota/provider-quota.ts';
import { transact } from '../../transact.ts';
import { preparedFor, updateConditions, type Filters } from '../queries/filters.ts';
import { scheduleRepeat } from './schedule-repeat.ts';
import { refreshFlags } from './supersede.ts';

/** The SQL form of `can_be_rejected`: the profile is reachable, and Google accepts this field from the platform. */
const rejectable = (where: SQL) => sql`${where}
  AND ${googleUpdates.resolvedAction} IS NULL
  AND ${googleUpdates.fieldName} <> 'latlng'
  AND ${googleUpdates.locationId} IN (
    SELECT ${locations.id} FROM ${locations} JOIN ${profiles} ON ${profiles.id} = ${locations.profileId}
    WHERE ${locations.userId} = ${sql.placeholder('userId')}
      AND ${locations.managementStatus} = 'enabled' AND ${profiles.standing} = 'verified')`;

const statements = preparedFor((db, where) => ({
  found: db
    .select({
      id: googleUpdates.id,
      locationId: googleUpdates.locationId,
      fieldName: googleUpdates.fieldName,
      type: googleUpdates.type,
    })
    .from(googleUpdates)
    .where(rejectable(where))
    .prepare(),
  reject: db
    .update(googleUpdates)
    .set({
      resolvedAction: 'rejected',
      resolvedAt: sql`${sql.placeholder('now')}`,
      resolvedBy: 'user',
    })
    .where(rejectable(where))
    .returning()
    .prepare(),
}));

const queries = prepared((db) => ({
  location: db
    .select()
    .from(locations)
    .where(eq(locations.id, sql.placeholder('id')))
    .prepare(),
}));

/** UPD-5: counts what `rejectBulk` would reject. */
export function previewRejectBulk(
  deps: Deps,
  actor: Actor,
  filters: Filters,
): SentBulkActionPreview {
  requireSubscription(actor);
  const conditions = updateConditions(actor, filters);
  const found = statements(deps.db, conditions).found.all(conditions.values);
  const fields = Map.groupBy(found, ({ fieldName }) => fieldName);
  return {
    updates_count: found.length,
    locations_count: new Set(found.map(({ locationId }) => locationId)).size,
    field_totals: Object.fromEntries(
      Array.from(fields, ([field, updates]) => [field, updates.length]),
    ),
  };
}

/**
 * UPD-5: rejects every matching update that can be rejected. Each location gets one edit; the edits are spread over
 * time to stay within Google's quota.
 */
export function rejectBulk(deps: Deps, actor: Actor, filters: Filters): void {
  requireSubscription(actor);
  const conditions = updateConditions(actor, filters);
  transact(deps, (emit) => {
    const { reject } = statements(deps.db, conditions);
    const rejected: readonly GoogleUpdateRow[] = reject.all({
      ...conditions.values,
      now: actor.now,
    });
    const byLocation = Map.groupBy(rejected, ({ locationId }) => locationId);
    for (const [position, [id, updates]] of [...byLocation].entries()) {
      const location = queries(deps.db).location.get({ id });
      if (!location) continue;
      const fields = updates.map(({ fieldName }) => fieldName);
      const sendAt = actor.now + position * bulkCallInterval(actor);
      publish(deps, actor, emit, location, fields, sendAt);
      for (const update of updates) scheduleRepeat(deps, actor, update);
    }
    refreshFlags(deps, [...byLocation.keys()]);
  });
}
