import { readCsv } from './csv.ts';
import { readHeader } from './columns.ts';
import { readAddress, readCoordinates } from './read-address.ts';
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
  readStoreCode,
  readWebsite,
  type FindCategory,
} from './read-cells.ts';
import { failExtraCells, openRow, type Row, type SpreadsheetError } from './row.ts';
import type { SheetProfile } from './sheet-profile.ts';

export interface ReadOptions {
  /** `YYYY-MM-DD`: an opening date can be at most one year later. */
  readonly today: string;
  readonly findCategory: FindCategory;
}

export interface SpreadsheetReading {
  /** `line` is the line in the file on which the row starts, counted from 1. */
  readonly profiles: readonly { readonly line: number; readonly profile: SheetProfile }[];
  readonly errors: readonly SpreadsheetError[];
  readonly unknownColumns: readonly string[];
}

/**
 * Reads the provider's bulk spreadsheet from CSV text. A row with errors is skipped and all its errors are reported; an
 * error in the header row refuses the file.
 */
export function readSpreadsheet(text: string, options: ReadOptions): SpreadsheetReading {
  const { rows, error } = readCsv(text);
  const errors: SpreadsheetError[] = error ? [{ ...error, column: null }] : [];
  const [headerRow, ...dataRows] = rows;
  if (!headerRow) {
    const message = 'The file is empty. Add a header row.';
    return {
      profiles: [],
      errors: error ? errors : [{ line: 1, column: null, message }],
      unknownColumns: [],
    };
  }

  const header = readHeader(headerRow.cells);
  if (header.errors.length > 0) {
    const fieldErrors = header.errors.map(({ column, message }) => ({
      line: headerRow.line,
      column,
      message,
    }));
    return { profiles: [], errors: [...fieldErrors, ...errors], unknownColumns: header.unknown };
  }

  const profiles: { line: number; profile: SheetProfile }[] = [];
  const storeCodes = new Map<string, number>();
  const rowErrors: SpreadsheetError[] = [];
  for (const csv of dataRows) {
    const row = openRow(csv, header);
    failExtraCells(row, csv, headerRow);
    const profile = readRow(row, storeCodes, options);
    if (row.errors.length === 0) profiles.push({ line: row.line, profile });
    else rowErrors.push(...row.errors);
  }
  return { profiles, errors: [...rowErrors, ...errors], unknownColumns: header.unknown };
}

/** The profile is valid only if the row has no errors afterwards. */
function readRow(
  row: Row,
  storeCodes: Map<string, number>,
  { today, findCategory }: ReadOptions,
): SheetProfile {
  const storeCode = readStoreCode(row, storeCodes);
  const name = readBusinessName(row);
  const { region, address } = readAddress(row);
  const pin = readCoordinates(row);
  const primaryPhone = readPrimaryPhone(row, region);
  const additionalPhones = readAdditionalPhones(row, region);
  const website = readWebsite(row);
  if (!address && !primaryPhone && !website) {
    row.fail('Primary phone', 'A business without an address needs a phone number or website.');
  }
  const primaryCategory = readPrimaryCategory(row, findCategory);
  return {
    storeCode,
    name,
    address,
    pin,
    primaryPhone,
    additionalPhones,
    website,
    primaryCategory,
    additionalCategories: readAdditionalCategories(row, findCategory, primaryCategory),
    ...readHours(row),
    description: readDescription(row),
    openingDate: readOpeningDate(row, today),
    labels: readLabels(row),
  };
}
