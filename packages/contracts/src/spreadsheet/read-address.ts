import { profileLimits } from '../rules/limits.ts';
import { isPostOfficeBox, nullIsland } from '../rules/validate-location.ts';
import { addressLineColumns, type Column } from './columns.ts';
import { findRegion } from './regions.ts';
import type { Row } from './row.ts';
import type { SheetAddress, SheetProfile } from './sheet-profile.ts';

/** The columns of an address besides its country. */
export const addressColumns = [
  ...addressLineColumns,
  'Sub-locality',
  'Locality',
  'Administrative area',
  'Postal code',
] as const satisfies readonly Column[];

export interface RowAddress {
  readonly region: string | undefined;
  readonly address: SheetAddress | null;
}

/** A row without an address is a service area business. A country by itself is not an address. */
export function readAddress(row: Row): RowAddress {
  const country = row.cell('Country / Region');
  const region = country === '' ? undefined : findRegion(country);
  if (country !== '' && !region) {
    row.fail(
      'Country / Region',
      `“${country}” isn’t a country. Use its code, such as GB, or its English name.`,
    );
  }
  if (addressColumns.every((column) => row.cell(column) === '')) return { region, address: null };

  const lines = addressLineColumns.map((column) => row.cell(column));
  if (lines[0] === '') row.fail('Address line 1', 'Address line 1 is required.');
  if (country === '') row.fail('Country / Region', 'Country is required.');
  for (const column of addressLineColumns) {
    if (isPostOfficeBox(row.cell(column))) row.fail(column, 'Google doesn’t accept PO boxes.');
  }
  // A profile has the sublocality among its address lines, so both share one limit.
  const allLines = [...lines, row.cell('Sub-locality')].filter((line) => line !== '');
  if (allLines.length > profileLimits.addressLines) {
    row.fail(
      'Sub-locality',
      `Addresses can have up to ${profileLimits.addressLines} lines, including the sub-locality.`,
    );
  }
  const address = {
    lines: allLines,
    locality: row.cell('Locality') || null,
    administrativeArea: row.cell('Administrative area') || null,
    postalCode: row.cell('Postal code') || null,
    regionCode: region ?? '',
  };
  return { region, address };
}

export function readCoordinates(row: Row): SheetProfile['pin'] {
  const latitude = readDegrees(row, 'Latitude', 90);
  const longitude = readDegrees(row, 'Longitude', 180);
  if (latitude === null && longitude === null) return null;
  if (latitude === null) row.fail('Latitude', 'Enter both latitude and longitude.');
  if (longitude === null) row.fail('Longitude', 'Enter both latitude and longitude.');
  if (latitude === 0 && longitude === 0) row.fail('Latitude', nullIsland);
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
}

function readDegrees(row: Row, column: 'Latitude' | 'Longitude', limit: number): number | null {
  const text = row.cell(column);
  if (text === '') return null;
  // Semicolon-separated files come from countries with a decimal comma.
  const degrees = /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (Number.isNaN(degrees))
    row.fail(column, `“${text}” isn’t a number of degrees. Use a number such as 51.4545.`);
  else if (Math.abs(degrees) > limit)
    row.fail(column, `${column} must be between -${limit} and ${limit} (now ${text}).`);
  return degrees;
}
