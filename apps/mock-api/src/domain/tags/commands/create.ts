import type { TagId } from '@placekeeper/contracts/core/id';
import { tags } from '../../../db/schema/tags.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { transact } from '../../transact.ts';
import { checkTagName } from '../tag-name.ts';

export const createTag = (deps: Deps, actor: Actor, input: { readonly name: string }): TagId =>
  transact(deps, () => {
    const name = checkTagName(deps, actor, input.name);
    const row = { userId: actor.user.id, name };
    return deps.db.insert(tags).values(row).returning({ id: tags.id }).get().id;
  });
