import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locationTags } from '../../../db/schema/tags.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { transact } from '../../transact.ts';
import { refuseForeignLocations, type Members } from '../members.ts';

const named = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;

const queries = prepared((db) => ({
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

/** TAG-2: skips locations without the tag. */
export function removeTagLocations(deps: Deps, actor: Actor, { id, locations }: Members): void {
  authorize(deps, actor, 'tag', id);
  const ids = JSON.stringify(locations);
  transact(deps, () => {
    refuseForeignLocations(deps, actor, ids);
    queries(deps.db).remove.run({ tagId: id, ids });
  });
}
