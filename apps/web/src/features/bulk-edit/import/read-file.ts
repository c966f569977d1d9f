import { spreadsheetLimits } from '@placekeeper/contracts/rules/limits';
import { decodeFile } from '@placekeeper/contracts/spreadsheet/decode-file';
import { isKind, isSessionOver, type ApiError } from '../../../data/http/api-error.ts';

export type FileReading = { readonly text: string } | { readonly error: string };

const refusals = {
  workbook: 'Excel workbooks aren’t supported. Save the sheet as “CSV UTF-8” and choose that file.',
  unopened:
    'The browser couldn’t open it. Check that it isn’t a folder and hasn’t been moved, then choose it again.',
  binary: 'This isn’t a CSV file. Export your spreadsheet as CSV and try again.',
};

export async function readSpreadsheetFile(file: File): Promise<FileReading> {
  if (file.size > spreadsheetLimits.bytes)
    return {
      error: `This file is too large. The limit is ${spreadsheetLimits.bytes / 1024 ** 2} MB.`,
    };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { error: refusals.unopened };
  const decoded = decodeFile(new Uint8Array(bytes));
  return 'text' in decoded ? decoded : { error: refusals[decoded.unreadable] };
}

/** The platform's errors about the file itself. */
export function rowErrorsOf(error: ApiError): readonly string[] {
  if (isSessionOver(error)) return [];
  const fields = isKind(error, 'validation') ? Object.values(error.fields).flat() : [];
  return fields.length > 0 ? fields : [error.message];
}
