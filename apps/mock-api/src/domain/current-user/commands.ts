import type { MetadataValue } from '@placekeeper/contracts/model/user';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { invalid } from '../errors.ts';
import { transact } from '../transact.ts';
import { usedSlots } from './queries.ts';

const queries = prepared((db) => ({
  metadata: db
    .select({ metadata: users.metadata })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(),
}));

interface Metadata {
  readonly key: string;
  readonly value: MetadataValue;
}

export function setMetadata(deps: Deps, { user }: Actor, { key, value }: Metadata): void {
  transact(deps, () => {
    // `user` was read at the start of the request; a parallel call may have changed its metadata since.
    const metadata = queries(deps.db).metadata.get({ userId: user.id })?.metadata;
    deps.db
      .update(users)
      .set({ metadata: { ...metadata, [key]: value } })
      .where(eq(users.id, user.id))
      .run();
  });
}

export const mostSlots = 100_000;

/** Stands in for the purchase on the account page (ONB-5): sets the number of slots; 0 ends the subscription. */
export function subscribe(deps: Deps, actor: Actor, slots: number): void {
  const used = usedSlots(deps, actor);
  if (!Number.isInteger(slots) || slots < 0 || slots > mostSlots) {
    throw invalid({ slots: [`Enter a number of slots from 0 to ${mostSlots}.`] });
  }
  if (slots < used)
    throw invalid({
      slots: [`${used} ${used === 1 ? 'slot is' : 'slots are'} in use. Turn off management first.`],
    });
  deps.db
    .update(users)
    .set({ hasSubscription: slots > 0, slots })
    .where(eq(users.id, actor.user.id))
    .run();
}
