import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/client.ts';
import { locations } from '../../db/schema/locations.ts';
import { locationTags, tags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { authorize } from '../authorize.ts';
import { invalid, refuseInvalid } from '../errors.ts';
import { transact } from '../transact.ts';

const maximumErrors = 100;

const named = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;

const own = sql`SELECT 1 FROM ${locations} WHERE ${locations.id} = "named".value AND ${locations.userId} = ${sql.placeholder('userId')}`;

const queries = prepared((db) => ({
  names: db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(eq(tags.userId, sql.placeholder('userId')))
    .prepare(),
  foreign: db
    .select({ position: sql<number>`"named".key` })
    .from(sql`json_each(${sql.placeholder('ids')}) AS "named"`)
    .where(sql`NOT EXISTS (${own})`)
    .limit(maximumErrors)
    .prepare(),
  add: db
    .insert(locationTags)
    .select(
      // Without the WHERE, SQLite would read the conflict clause as a join.
      sql`SELECT ${sql.placeholder('tagId')}, value FROM json_each(${sql.placeholder('ids')}) WHERE true`,
    )
    .onConflictDoNothing()
    .prepare(),
  remove: db
    .delete(locationTags)
    .where(
      and(
        eq(locationTags.tagId, sql.placeholder('tagId')),
        sql`${locationTags.locationId} IN ${named}`,
      ),
    )
    .prepare(),
}));

/**
 * Returns the trimmed name. Names that differ only in case or accents are equal. SQLite folds only ASCII, so this
 * compares in JavaScript, inside the transaction that writes.
 */
function checkTagName(deps: Deps, actor: Actor, text: string, itself?: TagId): string {
  const name = text.trim();
  if (name === '') throw invalid({ name: ['Enter a tag name.'] });
  const key = foldText(name);
  const same = queries(deps.db)
    .names.all({ userId: actor.user.id })
    .find((tag) => tag.id !== itself && foldText(tag.name) === key);
  if (same) throw invalid({ name: [`A tag called “${same.name}” already exists.`] });
  return name;
}

export const createTag = (deps: Deps, actor: Actor, input: { readonly name: string }): TagId =>
  transact(deps, () => {
    const name = checkTagName(deps, actor, input.name);
    const row = { userId: actor.user.id, name };
    return deps.db.insert(tags).values(row).returning({ id: tags.id }).get().id;
  });

/** TAG-1: a tag can be renamed to its own name in another case. */
export function renameTag(
  deps: Deps,
  actor: Actor,
  input: { readonly id: TagId; readonly name: string },
): void {
  authorize(deps, actor, 'tag', input.id);
  transact(deps, () => {
    const name = checkTagName(deps, actor, input.name, input.id);
    deps.db.update(tags).set({ name }).where(eq(tags.id, input.id)).run();
  });
}

/** TAG-1: the tag's locations stay. */
export function removeTag(deps: Deps, actor: Actor, id: TagId): void {
  authorize(deps, actor, 'tag', id);
  deps.db.delete(tags).where(eq(tags.id, id)).run();
}

interface Members {
  readonly id: TagId;
  readonly locations: readonly LocationId[];
}

/** PERM-1: another account's location refuses the whole request, with the same error as a missing location. */
function refuseForeignLocations(deps: Deps, actor: Actor, ids: string): void {
  const foreign = queries(deps.db).foreign.all({ userId: actor.user.id, ids });
  refuseInvalid(
    Object.fromEntries(
      foreign.map(({ position }) => [`locations.${position}`, ['This location doesn’t exist.']]),
    ),
  );
}

/** LOC-4, TAG-2: one statement for any number of locations. Locations that have the tag are skipped. */
export function addTagLocations(deps: Deps, actor: Actor, { id, ...members }: Members): void {
  authorize(deps, actor, 'tag', id);
  const ids = JSON.stringify(members.locations);
  transact(deps, () => {
    refuseForeignLocations(deps, actor, ids);
    queries(deps.db).add.run({ tagId: id, ids });
  });
}

/** TAG-2: skips locations without the tag. */
export function removeTagLocations(deps: Deps, actor: Actor, { id, ...members }: Members): void {
  authorize(deps, actor, 'tag', id);
  const ids = JSON.stringify(members.locations);
  transact(deps, () => {
    refuseForeignLocations(deps, actor, ids);
    queries(deps.db).remove.run({ tagId: id, ids });
  });
}
