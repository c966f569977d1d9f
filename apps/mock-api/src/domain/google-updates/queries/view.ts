import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { SentUpdateActionability } from '@placekeeper/contracts/model/google-update';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleUpdates, type GoogleUpdateRow } from '../../../db/schema/google-updates.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import { profiles } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { actionabilityOf } from './actionability.ts';

export interface UpdateView {
  readonly update: GoogleUpdateRow;
  readonly location: LocationRow;
  readonly actionability: SentUpdateActionability;
}

const queries = prepared((db) => ({
  rows: db
    .select({
      update: googleUpdates,
      location: locations,
      standing: profiles.standing,
      changedBy: profiles.changedBy,
    })
    .from(googleUpdates)
    .innerJoin(locations, eq(locations.id, googleUpdates.locationId))
    .innerJoin(profiles, eq(profiles.id, locations.profileId))
    .where(sql`${googleUpdates.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .prepare(),
}));

/** Returns the views in the order of `ids`. The ids must belong to the account. */
export function viewUpdates(
  deps: Deps,
  actor: Actor,
  ids: readonly GoogleUpdateId[],
): readonly UpdateView[] {
  const rows = queries(deps.db).rows.all({ ids: JSON.stringify(ids) });
  const found = new Map(rows.map((row) => [row.update.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [{ ...row, actionability: actionabilityOf(deps, actor, row) }] : [];
  });
}

export function viewUpdate(deps: Deps, actor: Actor, id: GoogleUpdateId): UpdateView {
  const [view] = viewUpdates(deps, actor, [id]);
  if (!view) throw new Error(`Update ${id} vanished while it was read`);
  return view;
}
