export interface CsvRow {
  /** The line in the file on which the row starts, counted from 1; quoted cells can span lines. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ParsedCsv {
  /** Without blank rows. */
  readonly rows: readonly CsvRow[];
  /** Why reading the file stopped before its end. */
  readonly error: { readonly line: number; readonly message: string } | null;
}

/** A cell and the separator after it. Quotation marks inside a quoted cell are doubled. */
const cellPattern = (delimiter: string) =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"((?:[^"${delimiter}\n][^${delimiter}\n]*)?)|([^${delimiter}\n]*))(${delimiter}|\n|$)`,
    'y',
  );

const comma = cellPattern(',');
const semicolon = cellPattern(';');
const tab = cellPattern('\t');

export function readCsv(text: string): ParsedCsv {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  // Excel reads and writes the separator in a first line of its own.
  const [declaration = '', separator] = /^sep=([,;\t])\n/i.exec(lines) ?? [];
  const pattern = findPattern(separator ?? lines);
  pattern.lastIndex = declaration.length;
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = declaration === '' ? 1 : 2;
  let lineOfRow = line;
  while (pattern.lastIndex < lines.length || cells.length > 0) {
    const start = pattern.lastIndex;
    const [cell = '', quoted, trailing = '', plain = '', end] = pattern.exec(lines) ?? [];
    if (quoted === undefined && plain.startsWith('"')) {
      const message = 'A quotation mark in this row is never closed.';
      return { rows, error: { line: lineOfRow, message } };
    }
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + trailing);
    pattern.lastIndex = start + cell.length;
    line += cell.split('\n').length - 1;
    if (end !== '\n' && end !== '') continue;
    if (cells.some((value) => value.trim() !== '')) rows.push({ line: lineOfRow, cells });
    cells = [];
    lineOfRow = line;
  }
  return { rows, error: null };
}

/** Detects the separator in the header row, because spreadsheet programs use the separator of their country. */
function findPattern(text: string): RegExp {
  const header = (/^(?:"[^"]*"|[^"\n])*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => header.split(delimiter).length;
  const [commas, semicolons, tabs] = [count(','), count(';'), count('\t')];
  if (tabs > commas && tabs > semicolons) return tab;
  return semicolons > commas ? semicolon : comma;
}

export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quote).join(',')}\n`).join('');
}

const quote = (cell: string): string =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
