import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import {
  fetchOperations,
  type FetchOperationRow,
  type FetchError,
} from '../../../db/schema/imports.ts';
import type { GoogleGroupRow } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import { simulatedDelay, type Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { conflict } from '../../errors.ts';
import { schedule } from '../../jobs/schedule.ts';
import { opaqueId } from '../../opaque-id.ts';
import { spendProviderCall } from '../../provider-quota/provider-quota.ts';
import { transact } from '../../transact.ts';
import { findOperation } from '../queries/fetch.ts';
import { countProfiles, groupName, groupsOf } from '../queries/groups-of-token.ts';

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

/** The time that the provider takes for one group, in milliseconds. */
export const fetchStepMs = 500;

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

/** ONB-3: reads the next group. Does nothing after a disconnection, which deletes the operation. */
export function advanceFetch(deps: Deps, actor: Actor, operationId: string): void {
  const operation = findOperation(deps, actor, operationId);
  if (!operation || operation.status === 'complete') return;

  transact(deps, (emit) => {
    const groups = groupsOf(deps.db, operation.tokenId);
    const lost = authorize(deps, actor, 'token', operation.tokenId).status === 'lost-authorization';
    const group = lost ? undefined : groups[operation.groupsRead];
    const next: Pick<FetchOperationRow, 'status' | 'groupsRead' | 'errors'> = {
      groupsRead: operation.groupsRead + (group ? 1 : 0),
      errors: [...operation.errors, ...errorsOf(group, lost)],
      status: lost || operation.groupsRead + 1 >= groups.length ? 'complete' : 'running',
    };
    deps.db.update(fetchOperations).set(next).where(eq(fetchOperations.id, operationId)).run();

    const count = countProfiles(deps.db, operation.tokenId, groups[next.groupsRead - 1]?.id ?? 0);
    if (next.status === 'complete') {
      emit(actor.user.id, 'locations.fetched', { operation_id: operationId, count });
      return;
    }
    emit(actor.user.id, 'locations.partially-fetched', { operation_id: operationId, count });
    schedule(deps.db, actor.user.id, {
      kind: 'fetch.step',
      payload: { operationId },
      dueAt: actor.now + simulatedDelay(actor, fetchStepMs),
    });
  });
}

function errorsOf(group: GoogleGroupRow | undefined, lost: boolean): readonly FetchError[] {
  if (lost)
    return [{ account: null, message: 'Placekeeper lost access to this account. Reconnect it.' }];
  if (!group?.unreachable) return [];
  return [
    {
      account: groupName(group.id),
      message: `Couldn’t load profiles from “${group.accountName}”. Try again later.`,
    },
  ];
}
