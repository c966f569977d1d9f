import type { SpreadsheetReport } from '../../../data/bulk-edit/spreadsheet-imports.ts';

/** Why a file changes nothing; "no differences" only if all rows were read. */
export function nothingToApply({
  rows,
  error_total: errors,
  skipped_total: skipped,
}: Pick<SpreadsheetReport, 'rows' | 'error_total' | 'skipped_total'>) {
  if (rows === 0 && errors === 0)
    return warning('There are no rows below the header. Choose another file.');
  if (rows === 0) return warning('No row could be read.');
  if (errors > 0) return warning('None of the rows that could be read changes a location.');
  if (skipped > 0) return warning('Nothing in this file can be applied. The reasons are below.');
  return {
    tone: 'success',
    text: 'Everything in this file is the same as here. There is nothing to apply.',
  } as const;
}

const warning = (text: string) => ({ tone: 'pending', text }) as const;
