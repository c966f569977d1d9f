import { formatNumber } from '../../lib/text/format.ts';
import type { ImportCounts } from '../../data/imports/import-counts.ts';

/** MODAL-1: what failed is counted by the import as done, but nobody would call it imported. */
export function importedText({ total, complete, errored, isAtLeast }: ImportCounts): string {
  const counts = `${formatNumber(Math.max(0, complete - errored))}/${formatNumber(total)}`;
  return `${isAtLeast ? 'At least ' : ''}${counts} location(s) imported`;
}
