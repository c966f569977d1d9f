import type { TagId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { tags } from '../../../db/schema/tags.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';

/** TAG-1: the tag's locations stay. */
export function removeTag(deps: Deps, actor: Actor, id: TagId): void {
  authorize(deps, actor, 'tag', id);
  deps.db.delete(tags).where(eq(tags.id, id)).run();
}
