import type { LocationId } from '@placekeeper/contracts/core/id';
import type {
  AutoRejectionBefore,
  AutoRejectionRequest,
} from '@placekeeper/contracts/model/auto-rejection-change';
import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { requireSubscription } from '../google-updates/subscription.ts';
import { ownLocationIds } from '../locations/list-by-ids.ts';
import { refuseOtherCount, selectAtMost } from '../locations/select.ts';
import { transact } from '../transact.ts';
import { changed, refuseOtherFieldsOf, sameSettings, wireOf, type Settings } from './settings.ts';

const ids = sql.placeholder('ids');
const isNamed = sql`${locations.id} IN (SELECT value FROM json_each(${ids}))`;

const queries = prepared((db) => ({
  settings: db
    .select({
      updateBehaviour: locations.updateBehaviour,
      autoRejectionFields: locations.autoRejectionFields,
      allowOwnerManagerAutoReject: locations.allowOwnerManagerAutoReject,
      ids: sql`json_group_array(${locations.id})`.mapWith((group: string): LocationId[] =>
        JSON.parse(group),
      ),
    })
    .from(locations)
    .where(isNamed)
    .groupBy(
      locations.updateBehaviour,
      locations.autoRejectionFields,
      locations.allowOwnerManagerAutoReject,
    )
    .prepare(),
}));

/** LSET-1 for many at once, all or none; locations that do all of it already are left as they are. */
export function applyAutoRejection(
  deps: Deps,
  actor: Actor,
  changes: readonly AutoRejectionRequest[],
) {
  requireSubscription(actor);
  for (const [index, { change }] of changes.entries())
    refuseOtherFieldsOf(change, `changes.${index}.change`);
  return transact(deps, () => {
    const before = changes.flatMap((request) => applyOne(deps, actor, request));
    return {
      changed_count: before.reduce((sum, group) => sum + group.locations.length, 0),
      before,
    };
  });
}

function applyOne(
  deps: Deps,
  actor: Actor,
  request: AutoRejectionRequest,
): readonly AutoRejectionBefore[] {
  const { change } = request;
  const named = JSON.stringify(concerned(deps, actor, request));
  return queries(deps.db)
    .settings.all({ ids: named })
    .flatMap(({ ids: group, ...settings }) => {
      const next = changed(settings, change);
      if (sameSettings(settings, next)) return [];
      write(deps, group, next);
      return [{ settings: wireOf(settings), locations: group }];
    });
}

/** What was deleted after the rule leaves nothing to take back, and is in nobody's way. */
function concerned(
  deps: Deps,
  actor: Actor,
  { selection, change }: AutoRejectionRequest,
): readonly LocationId[] {
  if (change.mode === 'take-back' && selection.mode === 'ids')
    return [...ownLocationIds(deps, actor, selection.locations)];
  const found = selectAtMost(deps, actor, selection);
  refuseOtherCount(selection, found.length);
  return found;
}

const write = (deps: Deps, group: readonly LocationId[], settings: Settings) =>
  deps.db
    .update(locations)
    .set(settings)
    .where(sql`${locations.id} IN (SELECT value FROM json_each(${JSON.stringify(group)}))`)
    .run();
