import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { wordPreference } from '../../lib/browser/preference.ts';

/** `isAtLeast`: it is unknown whether `complete` includes the failures. */
export type ImportCounts = ImportStatus & { readonly isAtLeast?: true };

/** Milliseconds without a change after which an import that may be complete counts as complete. */
const unchangedMs = 10_000;

/** Learnt from the counts, because the specification does not say whether failures count as complete. */
const known = wordPreference('placekeeper.import-counts', ['unknown', 'all', 'imported']);
let last: { readonly status: ImportStatus; readonly since: number } | undefined;

/** IMP-2: adds failures to `complete` if the platform leaves them out, so that an import with failures ends. */
export function readCounts(status: ImportStatus): ImportCounts {
  const learnt = noteStatus(status);
  if (learnt && learnt !== known.get()) known.set(learnt);
  const counted = known.get();
  const { total, complete, errored } = status;
  if (errored === 0 || counted === 'all') return status;
  if (counted === 'imported') return { ...status, complete: Math.min(total, complete + errored) };
  return { ...status, isAtLeast: true };
}

function noteStatus(status: ImportStatus): ReturnType<typeof known.get> | undefined {
  const { total, complete, errored, failures } = status;
  const before = last?.status.total === total ? last : undefined;
  const moved = complete - (before?.status.complete ?? 0);
  const failed = errored - (before?.status.errored ?? 0);
  const isUnchanged = before && moved === 0 && failed === 0;
  if (!isUnchanged) last = { status, since: Date.now() };
  if (errored === 0) return undefined;
  if (failures || complete + errored > total) return 'all';
  if (errored > complete) return 'imported';
  if (known.get() === 'all' || !before || moved < 0) return undefined;
  if (failed > moved) return 'imported';
  const isOver =
    isUnchanged && complete + errored === total && Date.now() - before.since >= unchangedMs;
  return isOver ? 'imported' : undefined;
}
