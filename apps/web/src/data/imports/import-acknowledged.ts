import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { readText, writeText } from '../../lib/browser/web-storage.ts';

/** What this browser remembers of the last import whose failures somebody has read. */
const key = 'placekeeper.import-acknowledged';

const kept = externalStore<string | null>(readText('localStorage', key));

/** IMP-1: until the next import. A status names no import, so it is known by what it left behind, and by whose it was. */
export const useIsImportAcknowledged = (userId: number, status: ImportStatus | undefined) =>
  useStore(kept) === (status && nameOf(userId, status));

export const acknowledgeImport = (userId: number, status: ImportStatus): void =>
  keep(nameOf(userId, status));

/** The next one is news, also where it ends in the same way. */
export const forgetAcknowledgedImport = (): void => keep(null);

const nameOf = (userId: number, { total, errored, failures = [] }: ImportStatus): string =>
  [userId, total, errored, ...failures.map(({ id }) => id).toSorted()].join(' ');

function keep(name: string | null): void {
  kept.set(name);
  writeText('localStorage', key, name);
}
