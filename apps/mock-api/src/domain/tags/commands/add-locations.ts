import { sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locationTags } from '../../../db/schema/tags.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { transact } from '../../transact.ts';
import { refuseForeignLocations, type Members } from '../members.ts';

const queries = prepared((db) => ({
  add: db
    .insert(locationTags)
    .select(
      // Without the WHERE, SQLite would read the conflict clause as a join.
      sql`SELECT ${sql.placeholder('tagId')}, value FROM json_each(${sql.placeholder('ids')}) WHERE true`,
    )
    .onConflictDoNothing()
    .prepare(),
}));

/** LOC-4, TAG-2: one statement for any number of locations. Locations that have the tag are skipped. */
export function addTagLocations(deps: Deps, actor: Actor, { id, locations }: Members): void {
  authorize(deps, actor, 'tag', id);
  const ids = JSON.stringify(locations);
  transact(deps, () => {
    refuseForeignLocations(deps, actor, ids);
    queries(deps.db).add.run({ tagId: id, ids });
  });
}
