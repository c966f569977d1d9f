import type { UserId } from '@placekeeper/contracts/core/id';
import type { Database } from '../../db/client.ts';
import { conflict, notFound } from '../../domain/errors.ts';
import { readAccount, writeAccount, type AccountState } from './account-state.ts';

export interface Snapshot {
  readonly id: number;
  readonly userId: UserId;
  readonly name: string;
  readonly accountTime: number;
  readonly state: AccountState;
}

const mostPerAccount = 20;

/** Snapshots are kept in memory until the twin ends. */
export function createSnapshots() {
  const kept = new Map<number, Snapshot>();
  let lastId = 0;

  const ownedBy = (userId: UserId) => [...kept.values()].filter((each) => each.userId === userId);

  /** Another account's snapshot gets the same error as a missing snapshot. */
  function find(userId: UserId, id: number): Snapshot {
    const found = kept.get(id);
    if (found?.userId !== userId) throw notFound();
    return found;
  }

  return {
    list: ownedBy,
    take(db: Database, account: Pick<Snapshot, 'userId' | 'accountTime'>, name?: string): number {
      if (ownedBy(account.userId).length >= mostPerAccount) {
        throw conflict(`An account keeps ${mostPerAccount} snapshots. Delete one first.`);
      }
      lastId += 1;
      const state = readAccount(db, account.userId);
      kept.set(lastId, { id: lastId, ...account, name: name || `Snapshot ${lastId}`, state });
      return lastId;
    },
    restore(db: Database, userId: UserId, id: number) {
      writeAccount(db, userId, find(userId, id).state);
    },
    forget(userId: UserId, id: number) {
      kept.delete(find(userId, id).id);
    },
  };
}

export type Snapshots = ReturnType<typeof createSnapshots>;

export const rowCount = ({ state }: Snapshot): number =>
  state.reduce((sum, { own }) => sum + own.length, 0);
