import type { Profile } from '../provider/profile.ts';
import { readHeader } from './columns.ts';
import { readCsv } from './csv-rows.ts';
import { readRow } from './read-row.ts';
import { openRow, type SpreadsheetError } from './row.ts';

export interface ReadOptions {
  /** `YYYY-MM-DD`: an opening date lies at most one year after it. */
  readonly today: string;
}

export interface SpreadsheetReading {
  /** `line` is where the row starts in the file, counted from 1. */
  readonly profiles: readonly { readonly line: number; readonly profile: Profile }[];
  readonly errors: readonly SpreadsheetError[];
  readonly unknownColumns: readonly string[];
}

/**
 * Reads the provider's bulk spreadsheet from CSV text. A row with errors is left out, all its errors are reported and the
 * other rows load; a faulty header row leaves out everything.
 */
export function readSpreadsheet(text: string, { today }: ReadOptions): SpreadsheetReading {
  const { rows, fault } = readCsv(text);
  const errors: SpreadsheetError[] = fault ? [{ ...fault, column: null }] : [];
  const [headerRow, ...dataRows] = rows;
  if (!headerRow) {
    const message = 'The file is empty; its first row must name the columns.';
    return {
      profiles: [],
      errors: fault ? errors : [{ line: 1, column: null, message }],
      unknownColumns: [],
    };
  }

  const header = readHeader(headerRow.cells);
  if (header.faults.length > 0) {
    const faults = header.faults.map(({ column, message }) => ({
      line: headerRow.line,
      column,
      message,
    }));
    return { profiles: [], errors: [...faults, ...errors], unknownColumns: header.unknown };
  }

  const profiles: { line: number; profile: Profile }[] = [];
  const context = { today, storeCodes: new Map<string, number>() };
  const faulty: SpreadsheetError[] = [];
  for (const cells of dataRows) {
    const row = openRow(cells, header);
    if (cells.cells.slice(headerRow.cells.length).some((cell) => cell.trim() !== '')) {
      row.fail(
        null,
        'The row has more cells than the header row; a quotation mark or a separator may be misplaced.',
      );
    }
    const profile = readRow(row, context);
    if (row.errors.length === 0) profiles.push({ line: row.line, profile });
    else faulty.push(...row.errors);
  }
  return { profiles, errors: [...faulty, ...errors], unknownColumns: header.unknown };
}
