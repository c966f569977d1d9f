import type { Profile } from '../profile/profile.ts';

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

/** The address of `plainProfile`, in the form of updates and locations. */
export const plainAddress = {
  street_address_1: '12 Harbour Street',
  street_address_2: null,
  locality: 'Bristol',
  administrative_area: null,
  postal_code: 'BS1 4RN',
  region_code: 'GB',
};

export const withoutOptionalValues = {
  storeCode: null,
  phoneNumbers: { primaryPhone: null, additionalPhones: [] },
  storefrontAddress: null,
  websiteUri: null,
  regularHours: [],
  description: null,
  openingDate: null,
  latlng: null,
} satisfies Partial<Profile>;

export const plainProfile = (changes: Partial<Profile> = {}): Profile => ({
  title: 'Harbour Books',
  storeCode: 'HB-001',
  phoneNumbers: { primaryPhone: '+44 117 496 0123', additionalPhones: [] },
  categories: { primary: 'gcid:book_store', additional: [] },
  storefrontAddress: {
    addressLines: ['12 Harbour Street'],
    locality: 'Bristol',
    administrativeArea: null,
    postalCode: 'BS1 4RN',
    regionCode: 'GB',
  },
  websiteUri: 'https://harbour-books.example/bristol',
  regularHours: weekdays.map((day) => ({
    openDay: day,
    openTime: '09:00',
    closeDay: day,
    closeTime: '18:00',
  })),
  specialHours: [],
  description: 'New and second-hand books by the water.',
  openingDate: '2012-04-01',
  openStatus: 'OPEN',
  serviceItems: [],
  serviceArea: [],
  latlng: { latitude: 51.4496, longitude: -2.5985 },
  labels: [],
  socialProfiles: {},
  attributes: {},
  ...changes,
});
