import type { TagId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { tags } from '../../../db/schema/tags.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { transact } from '../../transact.ts';
import { checkTagName } from '../tag-name.ts';

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
