import type { Column, Header } from './columns.ts';
import type { CsvRow } from './csv.ts';
import { unguardFormula } from '../rules/formula-guard.ts';
import { hiddenCharacterError } from '../rules/hidden-characters.ts';

export interface SpreadsheetError {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
}

export interface Row {
  readonly line: number;
  readonly errors: readonly SpreadsheetError[];
  readonly cell: (column: Column) => string;
  readonly fail: (column: Column | null, message: string) => void;
  /** Skipped parts of cells; the rest of the row applies. */
  readonly skipped: readonly SpreadsheetError[];
  readonly skip: (column: Column, message: string) => void;
}

export function openRow({ line, cells }: CsvRow, { positions }: Header): Row {
  const errors: SpreadsheetError[] = [];
  const skipped: SpreadsheetError[] = [];
  const cell = (column: Column) => unguardFormula(cells[positions.get(column) ?? -1]?.trim() ?? '');
  /** A hidden character is reported first, because it may cause the other error. */
  const hiddenIn = (column: Column | null) =>
    column === null ? null : hiddenCharacterError(cell(column), 'several');
  return {
    line,
    errors,
    skipped,
    cell,
    fail: (column, message) =>
      void errors.push({ line, column, message: hiddenIn(column) ?? message }),
    skip: (column, message) => void skipped.push({ line, column, message }),
  };
}

export const listOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function failExtraCells(row: Row, { cells }: CsvRow, header: CsvRow): void {
  if (cells.slice(header.cells.length).every((cell) => cell.trim() === '')) return;
  row.fail(null, 'This row has more cells than the header. Check for a stray quote or separator.');
}
