import { columns, type Column, type Header } from './columns.ts';
import type { CsvRow } from './csv.ts';
import { guardFormula, unguardFormula } from '../rules/formula-guard.ts';
import { openRow, type Row } from './row.ts';
import type { ProfileCells } from './sheet-profile.ts';

export interface ComparedRow extends Row {
  readonly differs: (...columns: readonly Column[]) => boolean;
}

/** BULK-3: a cell as it would be read from an unchanged export, so that only edited cells differ. */
export const asReadBack = (cell: string): string =>
  unguardFormula(guardFormula(cell).replaceAll(/\r\n?/g, '\n').trim());

/** In a column that the file lacks, the row has the current cell. */
export function compareRow(csv: CsvRow, header: Header, present: ProfileCells): ComparedRow {
  const row = openRow(csv, header);
  const cell = (column: Column) =>
    header.positions.has(column) ? row.cell(column) : asReadBack(present[column]);
  const changed = new Set(columns.filter((column) => cell(column) !== asReadBack(present[column])));
  return { ...row, cell, differs: (...some) => some.some((column) => changed.has(column)) };
}

export const isUntouched = (row: ComparedRow): boolean => !row.differs(...columns);
