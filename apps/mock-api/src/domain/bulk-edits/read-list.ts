import type { SentOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import type { ListFault, listKeys } from '@placekeeper/contracts/model/bulk-edit';
import { withoutDirectionMarks } from '@placekeeper/contracts/rules/hidden-characters';
import { maximumSelection, spreadsheetLimits } from '@placekeeper/contracts/rules/limits';
import { hiddenFault } from '@placekeeper/contracts/rules/validate-location';
import type { Deps } from '../../deps.ts';
import { readCsv, type CsvRow } from '@placekeeper/contracts/spreadsheet/csv';
import { unguardFormula } from '@placekeeper/contracts/rules/formula-guard';
import { isRounded, wasRounded } from '@placekeeper/contracts/spreadsheet/mangled-cells';
import type { Actor } from '../actor.ts';
import { invalid } from '../errors.ts';
import { locationsNamed } from './locations-named.ts';

export type ListKey = (typeof listKeys)[number];

interface ListRequest {
  readonly text: string;
  readonly by?: ListKey | undefined;
  readonly column?: number | undefined;
}

interface Entry {
  readonly line: number;
  readonly text: string;
}

/** Google's headings first. */
const headings: readonly (readonly [heading: string, by: ListKey])[] = [
  ['storecode', 'store_code'],
  ['locationid', 'id'],
  ['businessname', 'name'],
];

const keyOfHeading = (cell: string): ListKey | undefined => {
  const words = cell.toLowerCase().replaceAll(/[\s/_-]/g, '');
  return headings.find(([heading]) => heading === words)?.[1];
};

/** BULK-1: the locations that a file or a pasted list names. A line that finds none of its own is told, never dropped. */
export function readLocationList(
  deps: Deps,
  actor: Actor,
  request: ListRequest,
): SentOf<typeof bulkEdits.readList> {
  const { rows, fault } = readCsv(withoutDirectionMarks(request.text));
  const [first] = rows;
  if (!first) throw invalid({ text: [fault?.message ?? 'The list is empty.'] });
  if (rows.length > spreadsheetLimits.rows)
    throw invalid({ text: [`A list can have ${grouped(spreadsheetLimits.rows)} lines at most.`] });
  if (request.column !== undefined && request.column > first.cells.length)
    throw invalid({ column: [`The list has no column ${request.column}.`] });

  const columns = first.cells.map((cell) => cell.trim());
  const column = columnOf(request, rows, columns);
  const heading = column === null ? undefined : keyOfHeading(columns[column - 1] ?? '');
  const by = request.by ?? heading ?? 'store_code';
  const entries = heading === undefined ? rows : rows.slice(1);
  if (entries.length === 0)
    throw invalid({ text: ['There is only a heading, and no line below it.'] });
  if (column === null)
    return { columns, column, by, lines: entries.length, location_ids: [], faults: [] };

  const { found, faults } = resolve(deps, actor, by, entriesOf(entries, column, request));
  if (found.length > maximumSelection)
    throw invalid({
      text: [
        `${grouped(maximumSelection)} locations can be chosen at once; this list names ${grouped(found.length)}.`,
      ],
    });
  return {
    columns,
    column,
    by,
    lines: entries.length,
    location_ids: [...found],
    faults: [...faults, ...(fault ? [{ ...fault, text: '' }] : [])],
  };
}

/** A heading tells, unless two say the same; where there is none, only a list of one column, or of one line, leaves no doubt. */
function columnOf(
  { column, by }: ListRequest,
  rows: readonly CsvRow[],
  columns: readonly string[],
): number | null {
  if (column !== undefined) return column;
  const keys = columns.map(keyOfHeading);
  const wanted = by === undefined ? headings.map(([, key]) => key) : [by];
  const named = wanted.find((key) => keys.includes(key));
  if (named !== undefined)
    return keys.indexOf(named) === keys.lastIndexOf(named) ? keys.indexOf(named) + 1 : null;
  return rows.length === 1 || rows.every(({ cells }) => filled(cells).length <= 1) ? 1 : null;
}

const grouped = (count: number): string => count.toLocaleString('en-GB');

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');

/** `A1, A2, A3` in one line are three. */
function entriesOf(
  rows: readonly CsvRow[],
  column: number,
  request: ListRequest,
): readonly Entry[] {
  const [only, ...others] = rows;
  if (only && others.length === 0 && only.line === 1 && request.column === undefined)
    return filled(only.cells).map((cell) => ({ line: 1, text: textOf(cell) }));
  return rows.map(({ line, cells }) => ({ line, text: textOf(cells[column - 1]) }));
}

const textOf = (cell: string | undefined) => unguardFormula(cell?.trim() ?? '');

function resolve(deps: Deps, actor: Actor, by: ListKey, entries: readonly Entry[]) {
  const find = locationsNamed(deps, actor, by);
  const lines = new Map<LocationId, number>();
  const faults: ListFault[] = [];
  for (const { line, text } of entries) {
    const fault = takeIn(line, text);
    if (fault !== null) faults.push({ line, text, message: fault });
  }
  return { found: [...lines.keys()], faults };

  function takeIn(line: number, text: string): string | null {
    if (text === '') return 'Nothing stands in this column.';
    const [only, ...others] = find(text);
    if (!only)
      return isRounded(text)
        ? wasRounded
        : (hiddenFault(text) ?? `None of your locations has this ${words[by]}.`);
    if (others.length > 0) return `${others.length + 1} of your locations have this ${words[by]}.`;
    const before = lines.get(only);
    if (before === undefined) lines.set(only, line);
    return before === undefined ? null : `Line ${before} names the same location.`;
  }
}

const words: Readonly<Record<ListKey, string>> = {
  store_code: 'store code',
  id: 'location ID',
  name: 'business name',
};
