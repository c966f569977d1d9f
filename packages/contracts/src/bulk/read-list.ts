import type { LocationId } from '../core/id.ts';
import { unguardFormula } from '../rules/formula-guard.ts';
import { withoutDirectionMarks } from '../rules/hidden-characters.ts';
import { maximumSelection, spreadsheetLimits } from '../rules/limits.ts';
import { hiddenCharacterError } from '../rules/validate-location.ts';
import { asReadBack } from '../spreadsheet/compared-row.ts';
import { readCsv, type CsvRow } from '../spreadsheet/csv.ts';
import { isRounded, wasRounded } from '../spreadsheet/mangled-cells.ts';

/** What a list of locations can name them by. */
export type ListKey = 'store_code' | 'id' | 'name';

export interface ListError {
  /** Counted from 1 in the list, where the row starts. */
  readonly line: number;
  /** What stands there. */
  readonly text: string;
  readonly message: string;
}

export interface ListRequest {
  readonly text: string;
  readonly by?: ListKey | undefined;
  readonly column?: number | undefined;
  /** Some of the account's locations cannot be read. */
  readonly isPartial?: boolean | undefined;
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

export interface NamedLocation {
  readonly id: LocationId;
  readonly name: string;
  readonly store_code: string | null;
}

export interface ListReading {
  /** What the first row has in each column. */
  readonly columns: readonly string[];
  /** The one that was read, counted from 1; null where it is unclear which, and nothing was read. */
  readonly column: number | null;
  readonly by: ListKey;
  /** How many lines name something. */
  readonly lines: number;
  /** Each once, in the order of the list. */
  readonly location_ids: readonly LocationId[];
  /** Every line without a location of its own. */
  readonly errors: readonly ListError[];
}

/** Why a list cannot be read at all, by the part of the request. */
export interface ListRejection {
  readonly refused: Readonly<Partial<Record<'text' | 'column', readonly string[]>>>;
}

const refusedText = (message: string): ListRejection => ({ refused: { text: [message] } });

/** BULK-1: the locations that a file or a pasted list names. A line without a location is reported, never dropped. */
export function readLocationList(
  request: ListRequest,
  locations: readonly NamedLocation[],
): ListReading | ListRejection {
  const { rows, error } = readCsv(withoutDirectionMarks(request.text));
  const [first] = rows;
  if (!first) return refusedText(error?.message ?? 'The list is empty.');
  if (rows.length > spreadsheetLimits.rows)
    return refusedText(`A list can have up to ${grouped(spreadsheetLimits.rows)} lines.`);
  if (request.column !== undefined && request.column > first.cells.length)
    return { refused: { column: [`The list has no column ${request.column}.`] } };

  const columns = first.cells.map((cell) => cell.trim());
  const column = columnOf(request, rows, columns);
  const heading = column === null ? undefined : keyOfHeading(columns[column - 1] ?? '');
  const by = request.by ?? heading ?? 'store_code';
  const entries = heading === undefined ? rows : rows.slice(1);
  if (entries.length === 0) return refusedText('The list has a header but no rows.');
  if (column === null)
    return { columns, column, by, lines: entries.length, location_ids: [], errors: [] };

  const { found, errors } = resolve(
    locations,
    { by, isPartial: request.isPartial },
    entriesOf(entries, column, request),
  );
  if (found.length > maximumSelection)
    return refusedText(
      `You can select up to ${grouped(maximumSelection)} locations at once. This list has ${grouped(found.length)}.`,
    );
  return {
    columns,
    column,
    by,
    lines: entries.length,
    location_ids: [...found],
    errors: [...errors, ...(error ? [{ ...error, text: '' }] : [])],
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

function resolve(
  locations: readonly NamedLocation[],
  { by, isPartial = false }: { readonly by: ListKey; readonly isPartial?: boolean | undefined },
  entries: readonly Entry[],
) {
  const searched = isPartial ? 'the locations that could be read' : 'your locations';
  const find = locationsNamed(locations, by);
  const lines = new Map<LocationId, number>();
  const errors: ListError[] = [];
  for (const { line, text } of entries) {
    const error = takeIn(line, text);
    if (error !== null) errors.push({ line, text, message: error });
  }
  return { found: [...lines.keys()], errors };

  function takeIn(line: number, text: string): string | null {
    if (text === '') return 'This column is empty.';
    const [only, ...others] = find(text);
    if (!only)
      return isRounded(text)
        ? wasRounded
        : (hiddenCharacterError(text) ?? `None of ${searched} has this ${words[by]}.`);
    if (others.length > 0) return `${others.length + 1} locations share this ${words[by]}.`;
    const before = lines.get(only);
    if (before === undefined) lines.set(only, line);
    return before === undefined ? null : `Duplicate of line ${before}.`;
  }
}

const words: Readonly<Record<ListKey, string>> = {
  store_code: 'store code',
  id: 'location ID',
  name: 'business name',
};

/** The locations that go by a text: those that have it letter by letter, or else in any case. */
function locationsNamed(
  locations: readonly NamedLocation[],
  by: ListKey,
): (text: string) => readonly LocationId[] {
  const byText = new Map<string, { readonly id: LocationId; readonly text: string }[]>();
  for (const location of locations) {
    const text = asReadBack(String(location[by] ?? ''));
    const key = text.toLowerCase();
    const same = byText.get(key);
    if (same) same.push({ id: location.id, text });
    else byText.set(key, [{ id: location.id, text }]);
  }
  return (text) => {
    const similar = byText.get(text.toLowerCase()) ?? [];
    const same = similar.filter((location) => location.text === text);
    return (same.length > 0 ? same : similar).map(({ id }) => id);
  };
}
