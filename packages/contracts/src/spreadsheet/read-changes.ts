import type { LocationId } from '../core/id.ts';
import type { BulkChanges } from '../bulk/bulk-changes.ts';
import type { LocationPatch } from '../model/location.ts';
import { spreadsheetLimits } from '../rules/limits.ts';
import { dayColumns, readHeader, type Column, type Header } from './columns.ts';
import { asReadBack, compareRow, isUntouched, type ComparedRow } from './compared-row.ts';
import { readCsv, type CsvRow } from './csv.ts';
import { isRounded, wasRounded } from './mangled-cells.ts';
import { addressColumns, readAddress, readCoordinates } from './read-address.ts';
import {
  readAdditionalCategories,
  readAdditionalPhones,
  readBusinessName,
  readDescription,
  readHours,
  readLabels,
  readOpeningDate,
  readPrimaryCategory,
  readPrimaryPhone,
  readWebsite,
} from './read-cells.ts';
import type { ReadOptions as SpreadsheetOptions } from './read-spreadsheet.ts';
import { findRegion } from './regions.ts';
import type { SpecialPeriod } from '../model/opening-hours.ts';
import { formatSpecialHours } from './special-hours.ts';
import { failExtraCells, listOf, openRow, type Row, type SpreadsheetError } from './row.ts';
import { profileCells, type SheetCategory, type SheetProfile } from './sheet-profile.ts';

export interface SheetLocation {
  readonly id: LocationId;
  readonly profile: SheetProfile;
}

interface ReadOptions extends SpreadsheetOptions {
  /** Some of the account's locations could not be read. A store code that seems unused may be theirs. */
  readonly isPartial?: boolean;
}

export interface SpreadsheetChanges {
  readonly rows: number;
  readonly faulty: number;
  readonly errors: readonly SpreadsheetError[];
  /** Skipped parts of rows, such as special hours in the past. */
  readonly skipped: readonly SpreadsheetError[];
  readonly unknownColumns: readonly string[];
  /** By location, in the order of the file. Rows that change nothing are absent. */
  readonly changes: ReadonlyMap<LocationId, BulkChanges>;
}

/**
 * BULK-3: compares a file with the locations. A row with errors is skipped, and all its errors are reported; all other
 * rows apply.
 */
export function readSpreadsheetChanges(
  text: string,
  locations: readonly SheetLocation[],
  options: ReadOptions,
): SpreadsheetChanges | { readonly refused: readonly string[] } {
  const { rows, error } = readCsv(text);
  const [headerRow, ...dataRows] = rows;
  if (!headerRow) return { refused: [error?.message ?? 'The file is empty. Add a header row.'] };
  const header = readHeader(headerRow.cells, ['Store code']);
  if (header.errors.length > 0) return { refused: header.errors.map(({ message }) => message) };
  if (header.positions.size === 1)
    return { refused: ['The file has no editable columns besides the store code.'] };
  if (dataRows.length > spreadsheetLimits.rows)
    return { refused: [`A file can have up to ${spreadsheetLimits.rows} rows.`] };

  const find = locationFinder(locations, header, options);
  const lines = new Map<LocationId, number>();
  const changes = new Map<LocationId, BulkChanges>();
  const read = dataRows.map((csv): Row => {
    const found = find(csv);
    const row = 'profile' in found ? found.row : found;
    failExtraCells(row, csv, headerRow);
    if (!('profile' in found)) return row;
    const line = lines.get(found.id);
    if (line === undefined) lines.set(found.id, csv.line);
    else row.fail('Store code', `Duplicate of line ${line}.`);
    const wanted = rowChanges(found.row, found.profile, options);
    if (row.errors.length === 0 && Object.keys(wanted).length > 0) changes.set(found.id, wanted);
    return row;
  });
  return {
    rows: dataRows.length,
    faulty: read.filter(({ errors }) => errors.length > 0).length,
    errors: [
      ...read.flatMap(({ errors }) => errors),
      ...(error ? [{ ...error, column: null }] : []),
    ],
    skipped: read.flatMap(({ errors, skipped }) => (errors.length > 0 ? [] : skipped)),
    unknownColumns: header.unknown,
    changes,
  };
}

interface FoundLocation extends SheetLocation {
  readonly row: ComparedRow;
}

/**
 * Finds the location with the store code of a row, in another case only if there is no exact match. Without a unique
 * match, returns the row with an error.
 */
function locationFinder(
  locations: readonly SheetLocation[],
  header: Header,
  { isPartial = false }: ReadOptions,
): (csv: CsvRow) => FoundLocation | Row {
  const byCode = new Map<string, SheetLocation[]>();
  for (const location of locations) {
    const key = codeOf(location).toLowerCase();
    const same = byCode.get(key);
    if (same) same.push(location);
    else byCode.set(key, [location]);
  }
  return (csv) => {
    const row = openRow(csv, header);
    const code = row.cell('Store code');
    const similar = byCode.get(code.toLowerCase()) ?? [];
    const same = similar.filter((location) => codeOf(location) === code);
    const found = (same.length > 0 ? same : similar).map((location) => ({
      ...location,
      row: compareRow(csv, header, profileCells(location.profile)),
    }));
    const [only, ...others] = found;
    if (code !== '' && only && others.length === 0) return only;
    // An unchanged export has no errors, even if store codes are missing or repeated.
    if (!found.some((location) => isUntouched(location.row)))
      row.fail('Store code', notFoundMessage(code, found.length, isPartial));
    return row;
  };
}

const codeOf = ({ profile }: SheetLocation): string => asReadBack(profile.storeCode ?? '');

function notFoundMessage(code: string, count: number, isPartial: boolean): string {
  if (code === '') return 'Store code is missing.';
  if (count === 0 && isRounded(code)) return wasRounded;
  if (count === 0)
    return `None of ${isPartial ? 'the locations that could be read' : 'your locations'} has the store code “${code}”.`;
  return `${count} locations share the store code “${code}”.`;
}

interface Part {
  readonly columns: readonly Column[];
  readonly read: (row: ComparedRow, profile: SheetProfile, options: ReadOptions) => BulkChanges;
}

const set = (patch: LocationPatch): BulkChanges => ({ set: patch });
const regionOf = (row: Row) => findRegion(row.cell('Country / Region'));

/** Only changed cells are validated, because the provider has already accepted unchanged cells. */
const parts: readonly Part[] = [
  { columns: ['Business name'], read: (row) => set({ name: readBusinessName(row) }) },
  { columns: [...addressColumns, 'Country / Region'], read: addressChanges },
  {
    columns: ['Latitude', 'Longitude'],
    read(row) {
      const pin = readCoordinates(row);
      return set({ lat: pin?.latitude ?? null, lng: pin?.longitude ?? null });
    },
  },
  {
    columns: ['Primary phone'],
    read: (row) => set({ phone_number: readPrimaryPhone(row, regionOf(row)) }),
  },
  {
    columns: ['Additional phones'],
    read: (row) => set({ additional_phone_numbers: readAdditionalPhones(row, regionOf(row)) }),
  },
  { columns: ['Website'], read: (row) => set({ website_url: readWebsite(row) }) },
  { columns: ['Primary category', 'Additional categories'], read: categoryChanges },
  { columns: [...Object.values(dayColumns), 'Special hours'], read: hoursChanges },
  { columns: ['From the business'], read: (row) => set({ description: readDescription(row) }) },
  {
    columns: ['Opening date'],
    read: (row, _, { today }) => set({ date_established: readOpeningDate(row, today) }),
  },
  { columns: ['Labels'], read: labelChanges },
];

const listColumns = [
  'Additional phones',
  'Additional categories',
  'Special hours',
] as const satisfies readonly Column[];

/** BULK-3: the changes of a row. They are valid only if the row has no errors afterwards. */
function rowChanges(row: ComparedRow, profile: SheetProfile, options: ReadOptions): BulkChanges {
  for (const column of listColumns)
    if (row.differs(column) && row.cell(column) !== '' && listOf(row.cell(column)).length === 0)
      row.fail(column, 'This cell contains only separators. To clear the field, empty the cell.');
  const changes = parts
    .filter((part) => row.differs(...part.columns))
    .map((part) => part.read(row, profile, options));
  const patch: LocationPatch = Object.assign({}, ...changes.map((change) => change.set));
  const merged: BulkChanges = Object.assign({}, ...changes);
  return { ...merged, ...(Object.keys(patch).length > 0 && { set: patch }) };
}

function addressChanges(row: ComparedRow, { address }: SheetProfile): BulkChanges {
  const wanted = readAddress(row).address;
  // A business without an address has a country only in files, so its country changes nothing.
  if (!wanted) return address ? set({ has_storefront_address: false }) : {};
  // The platform has two lines, so further lines are joined into the second.
  const [first = null, ...rest] = wanted.lines;
  return set({
    street_address_1: first,
    street_address_2: rest.length === 0 ? null : rest.join(', '),
    locality: wanted.locality,
    administrative_area: wanted.administrativeArea,
    postal_code: wanted.postalCode,
    region_code: wanted.regionCode,
    ...(!address && { has_storefront_address: true }),
  });
}

function categoryChanges(
  row: ComparedRow,
  profile: SheetProfile,
  { findCategory }: ReadOptions,
): BulkChanges {
  const primary = row.differs('Primary category')
    ? readPrimaryCategory(row, findCategory)
    : profile.primaryCategory;
  return {
    ...(primary &&
      primary.id !== profile.primaryCategory?.id && { primary_category_id: primary.id }),
    ...(row.differs('Additional categories') &&
      additionalChange(row, profile, readAdditionalCategories(row, findCategory, primary))),
  };
}

function additionalChange(
  row: ComparedRow,
  profile: SheetProfile,
  wanted: readonly SheetCategory[],
): BulkChanges {
  // Skipped members must not empty the list.
  if (wanted.length === 0 && row.cell('Additional categories') !== '') {
    row.skip(
      'Additional categories',
      'The primary category can’t be an additional category as well.',
    );
    return {};
  }
  const present = profile.additionalCategories.map(({ id }) => id);
  const ids = wanted.map(({ id }) => id);
  const add = ids.filter((id) => !present.includes(id));
  const remove = present.filter((id) => !ids.includes(id));
  return add.length + remove.length > 0 ? { additional_categories: { add, remove } } : {};
}

function hoursChanges(
  row: ComparedRow,
  { specialPeriods: present }: SheetProfile,
  { today }: ReadOptions,
): BulkChanges {
  const { periods, specialPeriods } = readHours(row);
  const dates = new Set(specialPeriods.map(({ start_date: date }) => date));
  const gone = new Set(
    present.map(({ start_date: date }) => date).filter((day) => !dates.has(day)),
  );
  const isOver = ({ start_date: start, end_date: end = start }: SpecialPeriod) => end < today;
  const known = new Set(present.map(timesOf));
  const over = specialPeriods.filter((period) => isOver(period) && !known.has(timesOf(period)));
  for (const date of new Set(over.map(({ start_date: start }) => start)))
    row.skip('Special hours', `${date} is in the past.`);
  const add = specialPeriods.filter((period) => !isOver(period));
  const hasOnlySkipped = over.length > 0 && add.length === 0;
  return {
    ...(row.differs(...Object.values(dayColumns)) && { periods: [...periods] }),
    ...(row.differs('Special hours') &&
      !hasOnlySkipped &&
      add.length + gone.size > 0 && { special_periods: { add, remove_dates: [...gone] } }),
  };
}

/** The period in the form of a file, which omits the end date. */
const timesOf = (period: SpecialPeriod): string => formatSpecialHours([period]);

/**
 * A row of Google’s files can have several labels, a location has one. Google’s files lack Placekeeper’s label, so an
 * empty cell keeps the label.
 */
function labelChanges(row: ComparedRow, { label: present }: SheetProfile): BulkChanges {
  const labels = readLabels(row);
  const [label] = labels;
  if (labels.length > 1)
    row.skip('Labels', `A location can have only one label. This row has ${labels.length}.`);
  return label === undefined || labels.length > 1 || label === present ? {} : set({ label });
}
