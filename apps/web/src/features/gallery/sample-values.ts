import type { FieldValue } from '@placekeeper/contracts/model/field-value';
import { daysOfWeek, type OpeningPeriod } from '@placekeeper/contracts/model/opening-hours';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';

/** Of one field: nothing, a value, and another one. */
export interface Samples<Value = unknown> {
  readonly none: Value;
  readonly one: Value;
  readonly other: Value;
}

const days = (open: string, close: string, count: number): OpeningPeriod[] =>
  daysOfWeek
    .slice(0, count)
    .map((day) => ({ open_day: day, open_time: open, close_day: day, close_time: close }));

const address = {
  street_address_1: '12 Harbour Street',
  street_address_2: null,
  locality: 'Bristol',
  administrative_area: null,
  postal_code: 'BS1 4RN',
  region_code: 'GB',
};

const social = (network: string): Samples<string | null> => ({
  none: null,
  one: `https://www.${network}.example/harbourbooks`,
  other: `https://www.${network}.example/harbour.books.bristol`,
});

const description =
  'An independent bookshop on the harbour, with a reading room, a wide choice of maps and a café that is open late.';

/** A field without samples does not compile. */
export const samples: { readonly [Field in ProviderField]: Samples<FieldValue<Field>> } = {
  storeCode: { none: null, one: 'HB-001', other: 'HB-014' },
  title: { none: null, one: 'Harbour Books', other: 'Harbour Books & Café Bristol' },
  phoneNumbers: {
    none: { primary_phone: null, additional_phones: [] },
    one: { primary_phone: '+44 117 496 0123', additional_phones: ['+44 117 496 0199'] },
    other: { primary_phone: '+44 117 496 0124', additional_phones: ['+44 117 496 0199'] },
  },
  categories: {
    none: { primary: null, additional: [] },
    one: {
      primary: { id: 'gcid:book_store', name: 'Bookshop' },
      additional: [{ id: 'gcid:cafe', name: 'Café' }],
    },
    other: {
      primary: { id: 'gcid:cafe', name: 'Café' },
      additional: [{ id: 'gcid:gift_shop', name: 'Gift shop' }],
    },
  },
  storefrontAddress: {
    none: null,
    one: address,
    other: { ...address, street_address_1: '14 Harbour Street', postal_code: 'BS1 4RP' },
  },
  websiteUri: {
    none: null,
    one: 'https://www.harbourbooks.example/',
    other: 'https://www.harbourbooks.example/shops/bristol?utm_source=google',
  },
  regularHours: { none: [], one: days('09:00', '17:30', 5), other: days('10:00', '16:00', 6) },
  specialHours: {
    none: [],
    one: [
      { start_date: '2026-12-24', open_time: '09:00', close_time: '13:00' },
      { start_date: '2026-12-25', closed: true },
    ],
    other: [
      { start_date: '2026-12-24', closed: true },
      { start_date: '2026-12-25', closed: true },
    ],
  },
  'profile.description': {
    none: null,
    one: description,
    other: description.replace('a wide choice of maps', 'rare first editions'),
  },
  'openInfo.openingDate': { none: null, one: '2019-06-01', other: '2015-05-01' },
  serviceItems: {
    none: [],
    one: [
      { type: 'free_form', id: 'gcid:book_store', name: 'Gift wrapping' },
      { type: 'structured', id: 'job_type_id:delivery', name: 'Home delivery' },
    ],
    other: [{ type: 'structured', id: 'job_type_id:delivery', name: 'Home delivery' }],
  },
  'serviceArea.places': {
    none: [],
    one: [{ place_id: 'bristol', name: 'Bristol' }],
    other: [
      { place_id: 'bristol', name: 'Bristol' },
      { place_id: 'bath', name: 'Bath' },
    ],
  },
  latlng: {
    none: null,
    one: { latitude: 51.4495, longitude: -2.5967 },
    other: { latitude: 51.451, longitude: -2.599 },
  },
  'openInfo.status': { none: null, one: 'open', other: 'closed_temporarily' },
  'attributes/url_facebook': social('facebook'),
  'attributes/url_instagram': social('instagram'),
  'attributes/url_linkedin': social('linkedin'),
  'attributes/url_pinterest': social('pinterest'),
  'attributes/url_tiktok': social('tiktok'),
  'attributes/url_twitter': social('twitter'),
  'attributes/url_youtube': social('youtube'),
};
