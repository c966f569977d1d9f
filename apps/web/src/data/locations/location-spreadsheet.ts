import type { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationSelection } from './location-selection.ts';
import type { Location } from '@placekeeper/contracts/model/location';
import {
  sheetProfileOf,
  type SheetProfile,
} from '@placekeeper/contracts/spreadsheet/sheet-profile';
import type { ReadOnlyCells } from '@placekeeper/contracts/spreadsheet/columns';
import { writeSpreadsheet } from '@placekeeper/contracts/spreadsheet/write-spreadsheet';
import { managementNames } from '@placekeeper/contracts/wording/management-names';
import { findMatchingIds } from '../portfolio/matching.ts';
import { readLocations, type ReadLocationsOptions } from '../portfolio/read-locations.ts';

export interface LocationSpreadsheet {
  /** CSV with the columns of Google's bulk upload. */
  readonly text: string;
  readonly rows: number;
  /** The number of rows with an empty cell for an unknown value. */
  readonly partlyRead: number;
  /** The number of locations without a row, because their data is unreadable. */
  readonly unreadable: number;
}

/**
 * LOC-7, BULK-3: writes whole locations in the order of the selection. Deleted locations are missing; unreadable
 * locations are counted.
 */
export async function writeLocations(
  selection: LocationSelection,
  options: ReadLocationsOptions,
): Promise<LocationSpreadsheet> {
  const { ids, unreadable: unlisted } =
    selection.mode === 'ids'
      ? { ids: selection.locations, unreadable: 0 }
      : await findMatchingIds(selection, { signal: options.signal });
  const sheets = new Map<LocationId, { sheet: SheetProfile; readOnly: ReadOnlyCells }>();
  let partlyRead = 0;
  const { unreadable } = await readLocations(
    ids,
    (read) => {
      for (const location of read) {
        sheets.set(location.id, {
          sheet: sheetProfileOf(location),
          readOnly: readOnlyCellsOf(location),
        });
        if (lacksCells(location)) partlyRead += 1;
      }
    },
    options,
  );
  const rows = ids.flatMap((id) => sheets.get(id) ?? []);
  return {
    text: writeSpreadsheet(
      rows.map(({ sheet }) => sheet),
      rows.map(({ readOnly }) => readOnly),
    ),
    rows: rows.length,
    partlyRead,
    unreadable: unlisted + unreadable,
  };
}

/** Writes an unknown status unchanged. */
const nameOf = (status = ''): string =>
  Object.entries(managementNames).find(([known]) => known === status)?.[1] ?? status;

const readOnlyCellsOf = ({
  tags,
  gbp_management_status: status,
  url,
}: Location): ReadOnlyCells => ({
  'Tags (read-only)': tags?.map(({ name }) => name).join(', ') ?? '',
  'Management (read-only)': nameOf(status),
  'Google profile (read-only)': url ?? '',
});

const columnFields = [
  'store_code',
  'street_address_1',
  'phone_number',
  'website_url',
  'primary_category',
  'additional_categories',
  'opening_hours',
  'description',
  'date_established',
] as const;

const lacksCells = (location: Location): boolean =>
  columnFields.some((field) => location[field] === undefined);
