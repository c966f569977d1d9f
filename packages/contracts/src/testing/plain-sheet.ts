import type { SheetProfile } from '../spreadsheet/sheet-profile.ts';

export const plainSheet = (changes: Partial<SheetProfile> = {}): SheetProfile => ({
  storeCode: 'BRS-1',
  name: 'Harbour Books',
  address: {
    lines: ['12 Harbour Street'],
    locality: 'Bristol',
    administrativeArea: null,
    postalCode: 'BS1 4RN',
    regionCode: 'GB',
  },
  pin: { latitude: 51.4496, longitude: -2.5985 },
  primaryPhone: '+44 117 496 0123',
  additionalPhones: [],
  website: null,
  primaryCategory: { id: 'gcid:book_store', name: 'Book store' },
  additionalCategories: [],
  periods: [],
  specialPeriods: [],
  description: null,
  openingDate: null,
  labels: null,
  ...changes,
});
