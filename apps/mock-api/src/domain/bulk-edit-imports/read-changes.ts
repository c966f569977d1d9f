import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { spreadsheetLimits } from '@placekeeper/contracts/rules/limits';
import type { Deps } from '../../deps.ts';
import { readHeader, type Header } from '../../spreadsheet/columns.ts';
import { readCsv, type CsvRow } from '../../spreadsheet/csv-rows.ts';
import { rowChanges } from '../../spreadsheet/row-changes.ts';
import type { Row, SpreadsheetError } from '../../spreadsheet/row.ts';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';
import { invalid } from '../errors.ts';
import { locationFinder } from './find-location.ts';

export interface SpreadsheetChanges {
  readonly rows: number;
  readonly faulty: number;
  readonly errors: readonly SpreadsheetError[];
  readonly unknownColumns: readonly string[];
  /** By location, in the order of the file; rows that ask for nothing new are left out. */
  readonly changes: ReadonlyMap<LocationId, BulkChanges>;
}

/** BULK-3: a file against the locations of now. A faulty row is left out, and all its errors are told; the others count. */
export function readSpreadsheetChanges(deps: Deps, actor: Actor, text: string): SpreadsheetChanges {
  const { rows, fault } = readCsv(text);
  const [headerRow, ...dataRows] = rows;
  const header = checkedHeader(headerRow, fault?.message);
  if (dataRows.length > spreadsheetLimits.rows)
    throw invalid({ text: [`A file can have ${spreadsheetLimits.rows} rows at most.`] });

  const find = locationFinder(deps, actor);
  const today = isoDate(actor.now);
  const lines = new Map<LocationId, number>();
  const changes = new Map<LocationId, BulkChanges>();
  const read = dataRows.map((csv): Row => {
    const found = find(csv, header);
    const row = 'profile' in found ? found.row : found;
    checkLength(row, csv, headerRow?.cells.length ?? 0);
    if (!('profile' in found)) return row;
    const line = lines.get(found.id);
    if (line === undefined) lines.set(found.id, csv.line);
    else row.fail('Store code', `Line ${line} is about the same location.`);
    const wanted = rowChanges(found.row, found.profile, today);
    if (row.errors.length === 0 && Object.keys(wanted).length > 0) changes.set(found.id, wanted);
    return row;
  });
  return {
    rows: dataRows.length,
    faulty: read.filter(({ errors }) => errors.length > 0).length,
    errors: [
      ...read.flatMap(({ errors }) => errors),
      ...(fault ? [{ ...fault, column: null }] : []),
    ],
    unknownColumns: header.unknown,
    changes,
  };
}

function checkedHeader(row: CsvRow | undefined, fault: string | undefined): Header {
  if (!row)
    throw invalid({ text: [fault ?? 'The file is empty; its first row must name the columns.'] });
  const header = readHeader(row.cells, ['Store code']);
  if (header.faults.length > 0)
    throw invalid({ text: header.faults.map(({ message }) => message) });
  if (header.positions.size === 1)
    throw invalid({ text: ['Beside the store code no column here can change anything.'] });
  return header;
}

function checkLength(row: Row, { cells }: CsvRow, length: number): void {
  if (cells.slice(length).every((cell) => cell.trim() === '')) return;
  row.fail(
    null,
    'The row has more cells than the header row; a quotation mark or a separator may be misplaced.',
  );
}
