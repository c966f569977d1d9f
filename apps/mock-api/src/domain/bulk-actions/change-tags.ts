import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { and, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locationTags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { refuseInvalid } from '../errors.ts';
import { bulkContext } from '../bulk-edits/bulk-context.ts';

const listed = (name: string) => sql`json_each(${sql.placeholder(name)})`;

const queries = prepared((db) => ({
  add: db
    .insert(locationTags)
    .select(
      // Without the WHERE, SQLite would read the conflict clause as a join.
      sql`SELECT "tag".value, "location".value FROM ${listed('tags')} AS "tag" CROSS JOIN ${listed('locations')} AS "location" WHERE true`,
    )
    .onConflictDoNothing()
    .returning({ id: locationTags.locationId })
    .prepare(),
  remove: db
    .delete(locationTags)
    .where(
      and(
        sql`${locationTags.tagId} IN (SELECT value FROM ${listed('tags')})`,
        sql`${locationTags.locationId} IN (SELECT value FROM ${listed('locations')})`,
      ),
    )
    .returning({ id: locationTags.locationId })
    .prepare(),
}));

type Change = (
  deps: Deps,
  actor: Actor,
  tags: readonly TagId[],
  /** The account's own. */
  locations: readonly LocationId[],
) => LocationId[];

/** LOC-4: those that lacked at least one of the tags. */
export const addTags: Change = (deps, actor, tags, locations) => {
  refuseUnknown(deps, actor, tags);
  return idsOf(queries(deps.db).add.all(asLists(tags, locations)));
};

/** Those that had at least one of the tags. */
export const removeTags: Change = (deps, actor, tags, locations) => {
  refuseUnknown(deps, actor, tags);
  return idsOf(queries(deps.db).remove.all(asLists(tags, locations)));
};

const asLists = (tags: readonly TagId[], locations: readonly LocationId[]) => ({
  tags: JSON.stringify(tags),
  locations: JSON.stringify(locations),
});

const idsOf = (rows: readonly { readonly id: LocationId }[]) => [
  ...new Set(rows.map(({ id }) => id)),
];

/** PERM-1: somebody else's tag is as missing as what never was. */
function refuseUnknown(deps: Deps, actor: Actor, tags: readonly TagId[]): void {
  const known = bulkContext(deps, actor).tags;
  const missing = tags.flatMap((id, index) =>
    known.has(id) ? [] : [[`action.tags.${index}`, ['There is no such tag.']] as const],
  );
  refuseInvalid(Object.fromEntries(missing));
}
