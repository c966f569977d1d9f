import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Where the row starts, counted from 1 in the file; a quoted cell may hold further lines. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a file, blank ones left out, and what stopped the reading before its end. */
export function readCsv(text: string): {
  rows: CsvRow[];
  fault: { line: number; message: string } | null;
} {
  // csv-parse counts a CRLF inside quotes as two lines.
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let line = 1;
  try {
    parse(lines, {
      delimiter: findDelimiter(lines),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[], { lines: lastLine }) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
        line = lastLine + 1;
        return null;
      },
    });
    return { rows, fault: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const unclosed = error.code === 'CSV_QUOTE_NOT_CLOSED';
    return {
      rows,
      fault: {
        line,
        message: unclosed ? 'A quotation mark opens in this row and never closes.' : error.message,
      },
    };
  }
}

/** Spreadsheet programs separate by what their country uses; the header row tells. */
function findDelimiter(text: string): string {
  const header = (/^(?:"[^"]*"|[^"\n])*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) =>
    count(delimiter) > count(best) ? delimiter : best,
  );
}
