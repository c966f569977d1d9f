import { formatNumber } from '../../lib/text/format.ts';
import type { ImportCounts } from '../../data/imports/import-counts.ts';

/** MODAL-1: `complete` includes failed profiles, so they are subtracted. */
export function importedText({ total, complete, errored, isAtLeast }: ImportCounts): string {
  const counts = `${formatNumber(Math.max(0, complete - errored))}/${formatNumber(total)}`;
  return `${isAtLeast ? 'At least ' : ''}${counts} location(s) imported`;
}
