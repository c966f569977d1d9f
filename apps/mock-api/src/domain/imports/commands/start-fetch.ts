import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { fetchOperations, type FetchOperationRow } from '../../../db/schema/imports.ts';
import type { Deps } from '../../../deps.ts';
import { simulatedDelay, type Actor } from '../../actor.ts';
import { conflict } from '../../errors.ts';
import { schedule } from '../../jobs/schedule.ts';
import { opaqueId } from '../../opaque-id.ts';
import { authorize } from '../../authorize.ts';
import { spendProviderCall } from '../../provider-quota/commands/spend.ts';
import { transact } from '../../transact.ts';

/** The time that the provider takes for one group, in milliseconds. */
export const fetchStepMs = 500;

const queries = prepared((db) => ({
  running: db
    .select()
    .from(fetchOperations)
    .where(
      and(
        eq(fetchOperations.tokenId, sql.placeholder('tokenId')),
        eq(fetchOperations.status, 'running'),
      ),
    )
    .prepare(),
}));

/** ONB-3: starts reading the profiles that an account reaches, or joins the running fetch. */
export function startFetch(deps: Deps, actor: Actor, tokenId: GoogleTokenId): FetchOperationRow {
  const token = authorize(deps, actor, 'token', tokenId);
  if (token.status === 'lost-authorization') {
    throw conflict('Placekeeper lost access to this account. Reconnect it first.');
  }
  return transact(deps, () => {
    const running = queries(deps.db).running.get({ tokenId });
    if (running) return running;
    spendProviderCall(deps, actor);
    const operation: FetchOperationRow = {
      // A token runs one fetch at a time, and a fetch takes time, so no two fetches have the same token and time.
      id: opaqueId('fetch', actor.user.id, tokenId, actor.now),
      userId: actor.user.id,
      tokenId,
      status: 'running',
      groupsRead: 0,
      errors: [],
      createdAt: actor.now,
    };
    deps.db.insert(fetchOperations).values(operation).run();
    schedule(deps.db, actor.user.id, {
      kind: 'fetch.step',
      payload: { operationId: operation.id },
      dueAt: actor.now + simulatedDelay(actor, fetchStepMs),
    });
    return operation;
  });
}
