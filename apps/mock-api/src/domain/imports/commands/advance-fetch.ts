import { eq } from 'drizzle-orm';
import {
  fetchOperations,
  type FetchError,
  type FetchOperationRow,
} from '../../../db/schema/imports.ts';
import type { GoogleGroupRow } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import { simulatedDelay, type Actor } from '../../actor.ts';
import { schedule } from '../../jobs/schedule.ts';
import { authorize } from '../../authorize.ts';
import { transact } from '../../transact.ts';
import { findOperation } from '../queries/find-fetch.ts';
import { countProfiles, groupName, groupsOf } from '../queries/groups-of-token.ts';
import { fetchStepMs } from './start-fetch.ts';

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
