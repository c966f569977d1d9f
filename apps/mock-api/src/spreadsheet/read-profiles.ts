import {
  readSpreadsheet,
  type ReadOptions,
  type SpreadsheetReading,
} from '@placekeeper/contracts/spreadsheet/read-spreadsheet';
import type { SheetProfile } from '@placekeeper/contracts/spreadsheet/sheet-profile';
import { categoryName } from '../provider/catalogue.ts';
import {
  periodFromWire,
  periodToWire,
  specialFromWire,
  specialToWire,
} from '@placekeeper/contracts/profile/hours-wire';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { findCategoryNamed } from './category-names.ts';

const named = (id: string) => ({ id, name: categoryName(id) });

export const sheetProfileOf = (profile: Profile): SheetProfile => ({
  storeCode: profile.storeCode,
  name: profile.title,
  address: profile.storefrontAddress && {
    lines: profile.storefrontAddress.addressLines,
    locality: profile.storefrontAddress.locality,
    administrativeArea: profile.storefrontAddress.administrativeArea,
    postalCode: profile.storefrontAddress.postalCode,
    regionCode: profile.storefrontAddress.regionCode,
  },
  pin: profile.latlng,
  primaryPhone: profile.phoneNumbers.primaryPhone,
  additionalPhones: profile.phoneNumbers.additionalPhones,
  website: profile.websiteUri,
  primaryCategory: named(profile.categories.primary),
  additionalCategories: profile.categories.additional.map(named),
  periods: profile.regularHours.map(periodToWire),
  specialPeriods: profile.specialHours.map(specialToWire),
  description: profile.description,
  openingDate: profile.openingDate,
  labels: profile.labels,
});

const profileOfSheet = (sheet: SheetProfile): Profile => ({
  title: sheet.name,
  storeCode: sheet.storeCode,
  phoneNumbers: { primaryPhone: sheet.primaryPhone, additionalPhones: sheet.additionalPhones },
  categories: {
    primary: sheet.primaryCategory?.id ?? '',
    additional: sheet.additionalCategories.map(({ id }) => id),
  },
  storefrontAddress: sheet.address && {
    addressLines: sheet.address.lines,
    locality: sheet.address.locality,
    administrativeArea: sheet.address.administrativeArea,
    postalCode: sheet.address.postalCode,
    regionCode: sheet.address.regionCode,
  },
  websiteUri: sheet.website,
  regularHours: sheet.periods.map(periodFromWire),
  specialHours: sheet.specialPeriods.map(specialFromWire),
  description: sheet.description,
  openingDate: sheet.openingDate,
  openStatus: 'OPEN',
  serviceItems: [],
  serviceArea: [],
  latlng: sheet.pin,
  labels: sheet.labels ?? [],
  socialProfiles: {},
  attributes: {},
});

interface ProfilesReading extends Omit<SpreadsheetReading, 'profiles'> {
  readonly profiles: readonly { readonly line: number; readonly profile: Profile }[];
}

export function readProfiles(text: string, { today }: Pick<ReadOptions, 'today'>): ProfilesReading {
  const reading = readSpreadsheet(text, { today, findCategory: findCategoryNamed });
  const profiles = reading.profiles.map(({ line, profile }) => ({
    line,
    profile: profileOfSheet(profile),
  }));
  return { ...reading, profiles };
}
