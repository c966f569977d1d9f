import type { LocationId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locations } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { pageMeta, pageWindow, type Page } from '../../page.ts';
import { viewLocations, type LocationView } from './view.ts';

const queries = prepared((db) => ({
  own: db
    .select({ id: locations.id })
    .from(locations)
    .where(
      sql`${locations.userId} = ${sql.placeholder('userId')} AND ${locations.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`,
    )
    .prepare(),
}));

/** Skips other accounts' locations, and keeps the order of the ids. */
export function listLocationsByIds(
  deps: Deps,
  actor: Actor,
  input: { readonly locations: readonly LocationId[]; readonly page?: PageRequest | undefined },
): Page<LocationView> {
  const own = new Set(
    queries(deps.db)
      .own.all({ userId: actor.user.id, ids: JSON.stringify(input.locations) })
      .map(({ id }) => id),
  );
  const named = [...new Set(input.locations)].filter((id) => own.has(id));
  const window = pageWindow(input.page, pageSizes.locations);
  const page = named.slice(window.offset, window.offset + window.size);
  return { items: viewLocations(deps, page), meta: pageMeta(window, named.length, page.length) };
}
