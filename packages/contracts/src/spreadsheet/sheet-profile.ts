import type { PartialLocation } from '../model/location.ts';
import { daysOfWeek, type OpeningPeriod, type SpecialPeriod } from '../model/opening-hours.ts';
import { addressLineColumns, columns, dayColumns, type Column } from './columns.ts';
import { formatSpecialHours } from './special-hours.ts';
import { weekCells } from './week.ts';

export interface SheetAddress {
  readonly lines: readonly string[];
  readonly locality: string | null;
  readonly administrativeArea: string | null;
  readonly postalCode: string | null;
  readonly regionCode: string;
}

export interface SheetCategory {
  readonly id: string;
  readonly name: string;
}

/** The fields of a business that the provider's bulk spreadsheet contains. */
export interface SheetProfile {
  readonly storeCode: string | null;
  readonly name: string;
  readonly address: SheetAddress | null;
  readonly pin: { readonly latitude: number; readonly longitude: number } | null;
  readonly primaryPhone: string | null;
  readonly additionalPhones: readonly string[];
  readonly website: string | null;
  readonly primaryCategory: SheetCategory | null;
  readonly additionalCategories: readonly SheetCategory[];
  readonly periods: readonly OpeningPeriod[];
  readonly specialPeriods: readonly SpecialPeriod[];
  readonly description: string | null;
  readonly openingDate: string | null;
  /** Null if unknown: the platform has no field for Google’s labels. */
  readonly labels: readonly string[] | null;
  /** Placekeeper’s own label, which Google does not receive. */
  readonly label?: string | null;
}

export function sheetProfileOf(location: PartialLocation): SheetProfile {
  const { lat, lng, primary_category: primary } = location;
  return {
    storeCode: location.store_code ?? null,
    name: location.name,
    address: addressOf(location),
    pin:
      typeof lat === 'number' && typeof lng === 'number' ? { latitude: lat, longitude: lng } : null,
    primaryPhone: location.phone_number ?? null,
    additionalPhones: (location.phone_numbers ?? [])
      .filter(({ type }) => type === 'additional')
      .map(({ phone_number: phone }) => phone),
    website: location.website_url ?? null,
    primaryCategory: primary ? { id: primary.id, name: primary.display_name } : null,
    additionalCategories: (location.additional_categories ?? []).map((category) => ({
      id: category.id,
      name: category.display_name,
    })),
    periods: location.opening_hours?.periods ?? [],
    specialPeriods: location.opening_hours?.special_periods ?? [],
    description: location.description ?? null,
    openingDate: location.date_established ?? null,
    labels: null,
    label: location.label ?? null,
  };
}

function addressOf(location: PartialLocation): SheetAddress | null {
  const lines = [location.street_address_1, location.street_address_2].filter(
    (line): line is string => Boolean(line),
  );
  const locality = location.locality || null;
  const administrativeArea = location.administrative_area || null;
  const postalCode = location.postal_code || null;
  const isEmpty = [...lines, locality, administrativeArea, postalCode].every((part) => !part);
  if (location.has_storefront_address === false || isEmpty) return null;
  const regionCode = location.region_code ?? '';
  return { lines, locality, administrativeArea, postalCode, regionCode };
}

/** A country's calling code. The listed codes have one or two digits; all other codes have three. */
const callingCode =
  /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d+$)/;

/** Adds a space after the calling code, because spreadsheet programs read a number without spaces as a formula. */
const spacedPhone = (phone: string): string => phone.replace(callingCode, '$& ');

export type ProfileCells = Record<Column, string>;

export function profileCells(profile: SheetProfile): ProfileCells {
  const { address, pin } = profile;
  const cells = Object.fromEntries(columns.map((column) => [column, ''])) as ProfileCells;
  cells['Store code'] = profile.storeCode ?? '';
  cells['Business name'] = profile.name;
  for (const [index, column] of addressLineColumns.entries())
    cells[column] = address?.lines[index] ?? '';
  cells.Locality = address?.locality ?? '';
  cells['Administrative area'] = address?.administrativeArea ?? '';
  cells['Country / Region'] = address?.regionCode ?? '';
  cells['Postal code'] = address?.postalCode ?? '';
  cells.Latitude = pin ? String(pin.latitude) : '';
  cells.Longitude = pin ? String(pin.longitude) : '';
  cells['Primary phone'] = spacedPhone(profile.primaryPhone ?? '');
  cells['Additional phones'] = profile.additionalPhones.map(spacedPhone).join(', ');
  cells.Website = profile.website ?? '';
  cells['Primary category'] = profile.primaryCategory?.name ?? '';
  cells['Additional categories'] = profile.additionalCategories.map(({ name }) => name).join(', ');
  const week = weekCells(profile.periods);
  for (const day of daysOfWeek) cells[dayColumns[day]] = week.get(day) ?? '';
  cells['Special hours'] = formatSpecialHours(profile.specialPeriods);
  cells['From the business'] = profile.description ?? '';
  cells['Opening date'] = profile.openingDate ?? '';
  cells.Labels = profile.labels?.join(', ') ?? '';
  return cells;
}
