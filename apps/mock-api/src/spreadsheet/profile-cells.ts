import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { categoryName } from '../provider/catalogue.ts';
import type { Profile } from '../provider/profile.ts';
import { addressLineColumns, columns, dayColumns, type Column } from './columns.ts';
import { formatSpecialHours } from './special-hours.ts';
import { weekCells } from './week.ts';

export type ProfileCells = Record<Column, string>;

/** What the spreadsheet says of a profile, by column. */
export function profileCells(profile: Profile): ProfileCells {
  const { storefrontAddress: address, phoneNumbers, categories, latlng } = profile;
  const cells = Object.fromEntries(columns.map((column) => [column, ''])) as ProfileCells;
  cells['Store code'] = profile.storeCode ?? '';
  cells['Business name'] = profile.title;
  for (const [index, column] of addressLineColumns.entries())
    cells[column] = address?.addressLines[index] ?? '';
  cells.Locality = address?.locality ?? '';
  cells['Administrative area'] = address?.administrativeArea ?? '';
  cells['Country / Region'] = address?.regionCode ?? '';
  cells['Postal code'] = address?.postalCode ?? '';
  cells.Latitude = latlng ? String(latlng.latitude) : '';
  cells.Longitude = latlng ? String(latlng.longitude) : '';
  cells['Primary phone'] = phoneNumbers.primaryPhone ?? '';
  cells['Additional phones'] = phoneNumbers.additionalPhones.join(', ');
  cells.Website = profile.websiteUri ?? '';
  cells['Primary category'] = categoryName(categories.primary);
  cells['Additional categories'] = categories.additional.map(categoryName).join(', ');
  const week = weekCells(profile.regularHours);
  for (const day of daysOfWeek) cells[dayColumns[day]] = week.get(day) ?? '';
  cells['Special hours'] = formatSpecialHours(profile.specialHours);
  cells['From the business'] = profile.description ?? '';
  cells['Opening date'] = profile.openingDate ?? '';
  cells.Labels = profile.labels.join(', ');
  return cells;
}
