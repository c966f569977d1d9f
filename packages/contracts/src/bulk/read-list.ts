import type { LocationId } from '../core/id.ts';
import { unguardFormula } from '../rules/formula-guard.ts';
import { hiddenCharacterError, withoutDirectionMarks } from '../rules/hidden-characters.ts';
import { maximumSelection, spreadsheetLimits } from '../rules/limits.ts';
import { asReadBack } from '../spreadsheet/compared-row.ts';
import { readCsv, type CsvRow } from '../spreadsheet/csv.ts';
import { isRounded, wasRounded } from '../spreadsheet/mangled-cells.ts';
import { groupDigits } from '../wording/group-digits.ts';

export type ListKey = 'store_code' | 'id' | 'name';

export interface ListError {
  /** The line where the row starts, counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

export interface ListRequest {
  readonly text: string;
  readonly by?: ListKey | undefined;
  readonly column?: number | undefined;
  /** True if `locations` lacks some of the account's locations, because they could not be read. */
  readonly isPartial?: boolean | undefined;
}

interface Entry {
  readonly line: number;
  readonly text: string;
}

/** Headings in lower case without spaces and separators, in order of precedence. */
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
  /** The cells of the first row. */
  readonly columns: readonly string[];
  /** The column that was read, counted from 1; null if it is ambiguous and nothing was read. */
  readonly column: number | null;
  readonly by: ListKey;
  /** The number of lines, without blank lines and the heading. */
  readonly lines: number;
  /** Without repetitions, in the order of the list. */
  readonly location_ids: readonly LocationId[];
  /** Every line that adds no location. */
  readonly errors: readonly ListError[];
}

/** Errors of the list as a whole, by path in the request. */
export interface ListRejection {
  readonly refused: Readonly<Partial<Record<'text' | 'column', readonly string[]>>>;
}

const refusedText = (message: string): ListRejection => ({ refused: { text: [message] } });

/** BULK-1: a line without a matching location is reported, never dropped. */
export function readLocationList(
  request: ListRequest,
  locations: readonly NamedLocation[],
): ListReading | ListRejection {
  const { rows, error } = readCsv(withoutDirectionMarks(request.text));
  const [first] = rows;
  if (!first) return refusedText(error?.message ?? 'The list is empty.');
  if (rows.length > spreadsheetLimits.rows)
    return refusedText(`A list can have up to ${groupDigits(spreadsheetLimits.rows)} lines.`);
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
      `You can select up to ${groupDigits(maximumSelection)} locations at once. This list has ${groupDigits(found.length)}.`,
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

/**
 * A unique known heading identifies the column. Without a known heading, only a single column or a single line is
 * unambiguous.
 */
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

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');

/** Splits a single line such as `A1, A2, A3` into rows. */
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
    if (text === '') return `This line has no ${words[by]}.`;
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

/** Ignores upper and lower case only if there is no exact match. */
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
