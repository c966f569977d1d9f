import type { TagId } from '@placekeeper/contracts/core/id';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { tags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import type { Actor } from '../actor.ts';
import { invalid } from '../errors.ts';

const queries = prepared((db) => ({
  names: db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(eq(tags.userId, sql.placeholder('userId')))
    .prepare(),
}));

/**
 * Returns the trimmed name. Names that differ only in case or accents are equal. SQLite folds only ASCII, so this
 * compares in JavaScript, inside the transaction that writes.
 */
export function checkTagName(deps: Deps, actor: Actor, text: string, itself?: TagId): string {
  const name = text.trim();
  if (name === '') throw invalid({ name: ['Enter a tag name.'] });
  const key = foldText(name);
  const same = queries(deps.db)
    .names.all({ userId: actor.user.id })
    .find((tag) => tag.id !== itself && foldText(tag.name) === key);
  if (same) throw invalid({ name: [`A tag called “${same.name}” already exists.`] });
  return name;
}
