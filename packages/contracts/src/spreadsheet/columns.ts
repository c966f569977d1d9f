import type { DayOfWeek } from '../model/opening-hours.ts';

/** The columns of the provider's bulk spreadsheet that contain a profile, in the order of a written file. */
export const columns = [
  'Store code',
  'Business name',
  'Address line 1',
  'Address line 2',
  'Address line 3',
  'Address line 4',
  'Address line 5',
  'Sub-locality',
  'Locality',
  'Administrative area',
  'Country / Region',
  'Postal code',
  'Latitude',
  'Longitude',
  'Primary phone',
  'Additional phones',
  'Website',
  'Primary category',
  'Additional categories',
  'Sunday hours',
  'Monday hours',
  'Tuesday hours',
  'Wednesday hours',
  'Thursday hours',
  'Friday hours',
  'Saturday hours',
  'Special hours',
  'From the business',
  'Opening date',
  'Labels',
] as const;
export type Column = (typeof columns)[number];

export const addressLineColumns = [
  'Address line 1',
  'Address line 2',
  'Address line 3',
  'Address line 4',
  'Address line 5',
] as const satisfies readonly Column[];

export const dayColumns: Readonly<Record<DayOfWeek, Column>> = {
  MONDAY: 'Monday hours',
  TUESDAY: 'Tuesday hours',
  WEDNESDAY: 'Wednesday hours',
  THURSDAY: 'Thursday hours',
  FRIDAY: 'Friday hours',
  SATURDAY: 'Saturday hours',
  SUNDAY: 'Sunday hours',
};

// Address columns are required, because a misspelt header would turn every shop into a business without an address.
const neededForProfile: readonly Column[] = [
  'Store code',
  'Business name',
  'Address line 1',
  'Country / Region',
  'Primary category',
];

/** Exports contain these columns, and imports ignore them. */
export const readOnlyColumns = [
  'Tags (read-only)',
  'Management (read-only)',
  'Google profile (read-only)',
] as const;
export type ReadOnlyCells = Readonly<Record<(typeof readOnlyColumns)[number], string>>;

const keyOf = (header: string) => header.toLowerCase().replaceAll(/[\s/_-]/g, '');
const columnsByKey = new Map<string, Column>(columns.map((column) => [keyOf(column), column]));
columnsByKey.set('country', 'Country / Region');

export interface Header {
  readonly positions: ReadonlyMap<Column, number>;
  readonly unknown: readonly string[];
  readonly errors: readonly { readonly column: Column; readonly message: string }[];
}

/** The columns may have any order, case and spacing. */
export function readHeader(
  cells: readonly string[],
  needed: readonly Column[] = neededForProfile,
): Header {
  const positions = new Map<Column, number>();
  const unknown: string[] = [];
  const errors: { column: Column; message: string }[] = [];
  for (const [position, cell] of cells.entries()) {
    if (readOnlyColumns.some((column) => column === cell.trim())) continue;
    const column = columnsByKey.get(keyOf(cell));
    if (!column) {
      if (cell.trim() !== '') unknown.push(cell.trim());
    } else if (positions.has(column)) {
      errors.push({ column, message: `The column “${column}” is listed twice.` });
    } else {
      positions.set(column, position);
    }
  }
  for (const column of needed) {
    if (!positions.has(column))
      errors.push({ column, message: `The column “${column}” is missing from the header row.` });
  }
  return { positions, unknown, errors };
}
