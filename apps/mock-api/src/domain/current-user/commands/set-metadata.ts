import type { MetadataValue } from '@placekeeper/contracts/model/user';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { transact } from '../../transact.ts';

const queries = prepared((db) => ({
  metadata: db
    .select({ metadata: users.metadata })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(),
}));

export interface Metadata {
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
