import { and, eq, lte, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { providerCalls } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { tooManyRequests } from '../../errors.ts';
import { quotaWindow } from '../limits.ts';
import { providerWait, type ProviderCall } from '../queries/provider-wait.ts';

const queries = prepared((db) => ({
  record: db
    .insert(providerCalls)
    .values({
      userId: sql.placeholder('userId'),
      editedProfileId: sql.placeholder('editedProfileId'),
      at: sql.placeholder('at'),
    })
    .prepare(),
  prune: db
    .delete(providerCalls)
    .where(
      and(
        eq(providerCalls.userId, sql.placeholder('userId')),
        lte(providerCalls.at, sql.placeholder('until')),
      ),
    )
    .prepare(),
}));

function record(deps: Deps, actor: Actor, call: ProviderCall): void {
  const userId = actor.user.id;
  queries(deps.db).prune.run({ userId, until: actor.now - quotaWindow(actor) });
  queries(deps.db).record.run({
    userId,
    editedProfileId: call.editedProfileId ?? null,
    at: actor.now,
  });
}

/** Counts the call if Google accepts it. A call over the quota is refused and does not count. */
export function tryProviderCall(deps: Deps, actor: Actor, call: ProviderCall = {}): boolean {
  if (providerWait(deps, actor, call) > 0) return false;
  record(deps, actor, call);
  return true;
}

/** For a caller that needs the answer now: throws 429 with the time to wait if the quota is used up. */
export function spendProviderCall(deps: Deps, actor: Actor, call: ProviderCall = {}): void {
  const wait = providerWait(deps, actor, call);
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
  record(deps, actor, call);
}
