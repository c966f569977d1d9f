import type { SpreadsheetReport } from '../../../data/bulk-edit/spreadsheet-imports.ts';

/** Why a file changes nothing; says “matches” only if every row was read and none was skipped. */
export function nothingToApply({
  rows,
  error_total: errors,
  skipped_total: skipped,
}: Pick<SpreadsheetReport, 'rows' | 'error_total' | 'skipped_total'>) {
  if (rows === 0 && errors === 0) return warning('This file has a header but no rows.');
  if (rows === 0) return warning('Couldn’t read any rows in this file.');
  if (errors > 0) return warning('No changes found in the rows that Placekeeper could read.');
  if (skipped > 0) return warning('Nothing in this file can be applied. The reasons are below.');
  return {
    tone: 'success',
    text: 'This file matches your locations. There’s nothing to apply.',
  } as const;
}

const warning = (text: string) => ({ tone: 'pending', text }) as const;
