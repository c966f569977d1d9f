import { spreadsheetLimits } from '@placekeeper/contracts/rules/limits';
import { isKind, isSessionOver, type ApiError } from '../../../data/http/api-error.ts';

export type FileReading = { readonly text: string } | { readonly error: string };

/** Excel saves CSV in a regional encoding, UTF-16 or UTF-8; workbooks are refused. */
export async function readSpreadsheetFile(file: File): Promise<FileReading> {
  if (file.size > spreadsheetLimits.bytes)
    return {
      error: `This file is too large. The limit is ${spreadsheetLimits.bytes / 1024 ** 2} MB.`,
    };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // `PK`, the signature of a ZIP archive: Excel workbooks are ZIP archives.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return {
      error:
        'Excel workbooks aren’t supported. Save the sheet as “CSV UTF-8” and choose that file.',
    };
  const text = decode(bytes);
  return text.includes('\0')
    ? { error: 'This isn’t a CSV file. Export your spreadsheet as CSV and try again.' }
    : { text };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The platform's errors about the file itself. */
export function rowErrorsOf(error: ApiError): readonly string[] {
  if (isSessionOver(error)) return [];
  const fields = isKind(error, 'validation') ? Object.values(error.fields).flat() : [];
  return fields.length > 0 ? fields : [error.message];
}
