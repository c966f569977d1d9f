import type { BulkContext } from '@placekeeper/contracts/bulk/bulk-context';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { tags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';
import { attributeByName } from '../../provider/attributes.ts';
import { knownCatalogue } from '../../provider/catalogue.ts';
import { fields } from '../../provider/fields.ts';
import type { Actor } from '../actor.ts';
import { faultsOf } from '../attributes/check-attributes.ts';
import { allowedFor } from '../attributes/show.ts';
import { isoDate } from '../clock.ts';
import { storeCodeFault } from '../locations/store-code-fault.ts';

const queries = prepared((db) => ({
  known: db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(eq(tags.userId, sql.placeholder('userId')))
    .prepare(),
}));

/** What the shared rules need to know of this account and of the provider. */
export const bulkContext = (deps: Deps, actor: Actor): BulkContext => ({
  today: isoDate(actor.now),
  catalogue: knownCatalogue,
  fields,
  tags: new Map(
    queries(deps.db)
      .known.all({ userId: actor.user.id })
      .map((tag) => [tag.id, tag]),
  ),
  storeCodeFault: (id, storeCode) => storeCodeFault(deps, { id, userId: actor.user.id }, storeCode),
  attributeFaults(input) {
    const attribute = attributeByName(input.name);
    return attribute ? faultsOf(input, attribute) : [['name', 'There is no such attribute.']];
  },
  attributeAvailability: (profile, name) =>
    allowedFor(profile).some((attribute) => attribute.name === name)
      ? null
      : `Google offers ${attributeByName(name)?.displayName ?? name} for none of its categories.`,
});
