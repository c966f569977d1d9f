import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { readText, writeText } from '../../lib/browser/web-storage.ts';

/** The last import whose failures the user has acknowledged in this browser. */
const key = 'placekeeper.import-acknowledged';

const kept = externalStore<string | null>(readText('localStorage', key));

/** IMP-1: valid until the next import. A status has no id, so its numbers and the user identify the import. */
export const useIsImportAcknowledged = (userId: number, status: ImportStatus | undefined) =>
  useStore(kept) === (status && nameOf(userId, status));

export const acknowledgeImport = (userId: number, status: ImportStatus): void =>
  keep(nameOf(userId, status));

/** Called when an import starts, because its failures can have the same numbers as those of the last import. */
export const forgetAcknowledgedImport = (): void => keep(null);

const nameOf = (userId: number, { total, errored, failures = [] }: ImportStatus): string =>
  [userId, total, errored, ...failures.map(({ id }) => id).toSorted()].join(' ');

function keep(name: string | null): void {
  kept.set(name);
  writeText('localStorage', key, name);
}
