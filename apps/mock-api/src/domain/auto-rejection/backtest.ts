import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import {
  backtestOutcomes,
  type AutoRejectionRequest,
} from '@placekeeper/contracts/model/auto-rejection-change';
import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { googleUpdates } from '../../db/schema/google-updates.ts';
import { locations } from '../../db/schema/locations.ts';
import { profiles } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { days, isoTime } from '../clock.ts';
import { requireSubscription } from '../google-updates/subscription.ts';
import { viewUpdates } from '../google-updates/view.ts';
import { selectAtMost } from '../locations/select.ts';
import { rejectsByItself } from './rejects-by-itself.ts';
import {
  changed,
  refuseOtherFieldsOf,
  rejectsOwners,
  sameSettings,
  type Settings,
} from './settings.ts';

/** How far back somebody looks before a rule is switched on. */
const lookBack = days(90);
const mostExamples = 5;

const at = sql.placeholder;
const named = sql`json_each(${at('ids')}) AS named`;
const isNamed = sql`${locations.id} = named.value`;
/** Found through each location's own updates, closed and open, whatever else the account has. */
const isRecent = sql`${googleUpdates.locationId} = ${locations.id} AND ${googleUpdates.createdAt} >= ${at('since')}`;
const settings = {
  updateBehaviour: locations.updateBehaviour,
  autoRejectionFields: locations.autoRejectionFields,
  allowOwnerManagerAutoReject: locations.allowOwnerManagerAutoReject,
};
/** What decides whether a location rejects an update, as one value. */
const kind = sql<string>`json_array(${locations.updateBehaviour}, ${locations.autoRejectionFields}, ${locations.allowOwnerManagerAutoReject}, ${googleUpdates.type}, ${googleUpdates.fieldName})`;
const isOfKinds = sql`${kind} IN (SELECT value FROM json_each(${at('kinds')}))`;
const outcome = sql<(typeof backtestOutcomes)[number]>`CASE
  WHEN ${googleUpdates.resolvedAction} IS NULL THEN 'waiting'
  WHEN ${googleUpdates.resolvedBy} = 'auto-rejection' THEN 'auto-rejected'
  ELSE ${googleUpdates.resolvedAction} END`;

const queries = prepared((db) => ({
  locations: db
    .select({
      ...settings,
      count: sql<number>`count(*)`,
      idle: sql<number>`sum(${locations.managementStatus} <> 'enabled' OR ${profiles.standing} <> 'verified')`,
    })
    .from(named)
    .innerJoin(locations, isNamed)
    .innerJoin(profiles, sql`${profiles.id} = ${locations.profileId}`)
    .groupBy(...Object.values(settings))
    .prepare(),
  updates: db
    .select({
      ...settings,
      type: googleUpdates.type,
      field: googleUpdates.fieldName,
      kind: kind.as('kind'),
      outcome: outcome.as('outcome'),
      count: sql<number>`count(*)`,
    })
    .from(named)
    .innerJoin(locations, isNamed)
    .innerJoin(googleUpdates, isRecent)
    .groupBy(sql`kind`, sql`outcome`)
    .prepare(),
  places: db
    .select({ count: sql<number>`count(DISTINCT ${googleUpdates.locationId})` })
    .from(named)
    .innerJoin(locations, isNamed)
    .innerJoin(googleUpdates, isRecent)
    .where(isOfKinds)
    .prepare(),
  examples: db
    .select({ id: googleUpdates.id })
    .from(named)
    .innerJoin(locations, isNamed)
    .innerJoin(googleUpdates, isRecent)
    .where(isOfKinds)
    .orderBy(
      sql`${googleUpdates.resolvedAction} IS 'accepted' DESC`,
      sql`${googleUpdates.resolvedAction} IS 'dismissed' DESC`,
      sql`${googleUpdates.createdAt} DESC`,
      sql`${googleUpdates.id} DESC`,
    )
    .limit(mostExamples)
    .prepare(),
}));

/**
 * What other settings would have made different about the updates of the last 90 days: judged by the rule itself, with the
 * settings that each location has now. Where nothing would have been different, nothing is counted.
 */
export function backtest(deps: Deps, actor: Actor, { selection, change }: AutoRejectionRequest) {
  requireSubscription(actor);
  refuseOtherFieldsOf(change, 'change');
  const since = actor.now - lookBack;
  const asked = { ids: JSON.stringify(selectAtMost(deps, actor, selection)), since };
  const { locations: findLocations, updates, places, examples } = queries(deps.db);

  const groups = findLocations.all(asked);
  const judged = updates.all(asked).map((group) => ({ ...group, ...judge(group) }));
  const rejected = judged.filter(({ before, after }) => after && !before);
  const found = { ...asked, kinds: JSON.stringify([...new Set(rejected.map((one) => one.kind))]) };

  return {
    since: isoTime(since),
    locations_count: sum(groups),
    changed_locations_count: sum(
      groups.filter((group) => !sameSettings(group, changed(group, change))),
    ),
    owner_manager_locations_count: sum(groups.filter(rejectsOwners)),
    idle_locations_count: groups.reduce((total, { idle }) => total + idle, 0),
    rejected_count: sum(rejected),
    rejected_locations_count: places.get(found)?.count ?? 0,
    outcome_totals: Object.fromEntries(
      backtestOutcomes.flatMap((name) => {
        const count = sum(rejected.filter((one) => one.outcome === name));
        return count > 0 ? [[name, count]] : [];
      }),
    ),
    fields: fieldsOf(rejected),
    released_count: sum(
      judged.filter(
        ({ before, after, outcome: end }) => before && !after && end === 'auto-rejected',
      ),
    ),
    examples: viewUpdates(
      deps,
      actor,
      examples.all(found).map(({ id }): GoogleUpdateId => id),
    ),
  };

  function judge(group: Settings & Pick<Judged, 'type' | 'field'>) {
    return {
      before: rejectsByItself(group, group.type, group.field),
      after: rejectsByItself(changed(group, change), group.type, group.field),
    };
  }
}

type Judged = ReturnType<ReturnType<typeof queries>['updates']['all']>[number];

const sum = (groups: readonly { readonly count: number }[]): number =>
  groups.reduce((total, { count }) => total + count, 0);

function fieldsOf(rejected: readonly Judged[]) {
  return [...Map.groupBy(rejected, ({ field }) => field)]
    .map(([field_name, of]) => ({
      field_name,
      rejected_count: sum(of),
      accepted_count: sum(of.filter(({ outcome: end }) => end === 'accepted')),
      dismissed_count: sum(of.filter(({ outcome: end }) => end === 'dismissed')),
    }))
    .toSorted((one, other) => other.rejected_count - one.rejected_count);
}
