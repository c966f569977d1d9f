import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import type { LocationPatch } from '@placekeeper/contracts/model/location';
import { addressToWire } from '../provider/address-wire.ts';
import { periodToWire, specialToWire } from '../provider/hours-wire.ts';
import type { Profile } from '../provider/profile.ts';
import { addressLineColumns, dayColumns, type Column } from './columns.ts';
import type { ComparedRow } from './compared-row.ts';
import { findRegion } from './regions.ts';
import { readDescription, readLabels, readOpeningDate } from './row-about.ts';
import { readAddress, readCoordinates } from './row-address.ts';
import { readCategories } from './row-categories.ts';
import { readPhones, readWebsite } from './row-contact.ts';
import { readHours } from './row-hours.ts';
import { readBusinessName } from './row-identity.ts';

interface Part {
  readonly columns: readonly Column[];
  /** Reports to the row what is wrong with the cells. */
  readonly read: (row: ComparedRow, profile: Profile, today: string) => BulkChanges;
}

const set = (patch: LocationPatch): BulkChanges => ({ set: patch });

/** Only cells that differ are judged: what the provider has taken long ago needs no fault found with it. */
const parts: readonly Part[] = [
  { columns: ['Business name'], read: (row) => set({ name: readBusinessName(row) }) },
  {
    columns: [
      ...addressLineColumns,
      'Sub-locality',
      'Locality',
      'Administrative area',
      'Country / Region',
      'Postal code',
    ],
    read: addressChanges,
  },
  {
    columns: ['Latitude', 'Longitude'],
    read(row) {
      const pin = readCoordinates(row);
      return set({ lat: pin?.latitude ?? null, lng: pin?.longitude ?? null });
    },
  },
  { columns: ['Primary phone', 'Additional phones'], read: phoneChanges },
  { columns: ['Website'], read: (row) => set({ website_url: readWebsite(row) }) },
  { columns: ['Primary category', 'Additional categories'], read: categoryChanges },
  { columns: [...Object.values(dayColumns), 'Special hours'], read: hoursChanges },
  { columns: ['From the business'], read: (row) => set({ description: readDescription(row) }) },
  {
    columns: ['Opening date'],
    read: (row, _, today) => set({ date_established: readOpeningDate(row, today) }),
  },
  { columns: ['Labels'], read: labelChanges },
];

/** BULK-3: what a row asks for beyond what is there; worth keeping only when the row has no errors afterwards. */
export function rowChanges(row: ComparedRow, profile: Profile, today: string): BulkChanges {
  const changes = parts
    .filter((part) => row.differs(...part.columns))
    .map((part) => part.read(row, profile, today));
  const patch: LocationPatch = Object.assign({}, ...changes.map((change) => change.set));
  const merged: BulkChanges = Object.assign({}, ...changes);
  return { ...merged, ...(Object.keys(patch).length > 0 && { set: patch }) };
}

function addressChanges(row: ComparedRow, { storefrontAddress }: Profile): BulkChanges {
  const wanted = addressToWire(readAddress(row).storefrontAddress);
  // A business without an address has a country only in the file.
  if (!wanted) return storefrontAddress ? set({ has_storefront_address: false }) : {};
  return set({ ...wanted, ...(!storefrontAddress && { has_storefront_address: true }) });
}

function phoneChanges(row: ComparedRow): BulkChanges {
  const { primaryPhone, additionalPhones } = readPhones(
    row,
    findRegion(row.cell('Country / Region')),
  );
  return set({
    ...(row.differs('Primary phone') && { phone_number: primaryPhone }),
    ...(row.differs('Additional phones') && { additional_phone_numbers: [...additionalPhones] }),
  });
}

function categoryChanges(row: ComparedRow, { categories }: Profile): BulkChanges {
  const { primary, additional } = readCategories(row);
  const add = additional.filter((id) => !categories.additional.includes(id));
  const remove = categories.additional.filter((id) => !additional.includes(id));
  return {
    ...(primary !== categories.primary && { primary_category_id: primary }),
    ...(add.length + remove.length > 0 && { additional_categories: { add, remove } }),
  };
}

function hoursChanges(row: ComparedRow, { specialHours: present }: Profile): BulkChanges {
  const { regularHours, specialHours } = readHours(row);
  const dates = new Set(specialHours.map(({ startDate }) => startDate));
  const gone = new Set(present.map(({ startDate }) => startDate).filter((day) => !dates.has(day)));
  return {
    ...(row.differs(...Object.values(dayColumns)) && { periods: regularHours.map(periodToWire) }),
    ...(row.differs('Special hours') && {
      special_periods: { add: specialHours.map(specialToWire), remove_dates: [...gone] },
    }),
  };
}

/** What Google calls labels has no place here yet. To pass over them would look as if they had been taken. */
function labelChanges(row: ComparedRow, { labels }: Profile): BulkChanges {
  if (readLabels(row).join('\n') !== labels.join('\n'))
    row.fail(
      'Labels',
      "Google's labels cannot be changed here; leave the column as it was, or out.",
    );
  return {};
}
