import { expect, test } from 'vitest';
import { LocationId, TagId } from '../core/id.ts';
import type { PartialLocation } from '../model/location.ts';
import { plainAddress } from '../testing/plain-profile.ts';
import { subjectOf, withKnownAttributes } from './subject-of-location.ts';

const category = (id: string) => ({ id, title: id, display_name: id, created_at: null });
const structured = {
  type: 'structured',
  service_type_id: 'job_type_id:repair',
  display_name: 'Repair',
} as const;
const freeForm = { type: 'free_form', category_id: 'gcid:cafe', display_name: 'Supper' } as const;

const complete: PartialLocation = {
  id: LocationId.parse(7),
  name: 'Harbour Books',
  store_code: 'HB-1',
  has_storefront_address: true,
  ...plainAddress,
  phone_number: '+44 117 496 0123',
  phone_numbers: [
    { phone_number: '+44 117 496 0123', type: 'primary' },
    { phone_number: '+44 117 496 0124', type: 'additional' },
  ],
  primary_category: category('gcid:book_store'),
  additional_categories: [category('gcid:cafe')],
  website_url: 'https://harbour-books.example/',
  opening_hours: {
    periods: [{ open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' }],
    special_periods: [{ start_date: '2026-12-25', closed: true }],
  },
  description: 'Books.',
  date_established: '2012-04-01',
  status: 'closed_temporarily',
  structured_services: [structured],
  free_form_services: [freeForm],
  service_areas: [{ place_id: 'p1', name: 'Bath' }],
  lat: 51.5,
  lng: -2.5,
  social_profiles: { facebook: 'https://www.facebook.com/harbourbooks' },
  label: 'Flagship',
  label_type: 'teal',
  business_website_slug: 'harbour-books',
  gbp_management_status: 'lost-authorization',
  tags: [{ id: TagId.parse(3), name: 'South West' }],
};
const unknownOf = (location: PartialLocation) => [...subjectOf(location).unknown].toSorted();

test('a location is read into the state that a bulk edit changes @BULK-1', () => {
  const subject = subjectOf(complete);
  expect(subject).toEqual({
    id: 7,
    managementStatus: 'lost-authorization',
    state: {
      profile: {
        title: 'Harbour Books',
        storeCode: 'HB-1',
        phoneNumbers: {
          primaryPhone: '+44 117 496 0123',
          additionalPhones: ['+44 117 496 0124'],
        },
        categories: { primary: 'gcid:book_store', additional: ['gcid:cafe'] },
        storefrontAddress: {
          addressLines: ['12 Harbour Street'],
          locality: 'Bristol',
          administrativeArea: null,
          postalCode: 'BS1 4RN',
          regionCode: 'GB',
        },
        websiteUri: 'https://harbour-books.example/',
        regularHours: [
          { openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '17:00' },
        ],
        specialHours: [{ startDate: '2026-12-25', closed: true }],
        description: 'Books.',
        openingDate: '2012-04-01',
        openStatus: 'CLOSED_TEMPORARILY',
        serviceItems: [
          {
            structuredServiceItem: { serviceTypeId: 'job_type_id:repair', displayName: 'Repair' },
          },
          { freeFormServiceItem: { category: 'gcid:cafe', displayName: 'Supper' } },
        ],
        serviceArea: [{ placeId: 'p1', placeName: 'Bath' }],
        latlng: { latitude: 51.5, longitude: -2.5 },
        labels: [],
        socialProfiles: { facebook: 'https://www.facebook.com/harbourbooks' },
        attributes: {},
      },
      label: 'Flagship',
      labelType: 'teal',
      websiteSlug: 'harbour-books',
      tags: [{ id: 3, name: 'South West' }],
    },
    unknown: new Set(['attributes']),
    live: subject.state.profile,
    standing: 'verified',
    servicesBlocked: false,
  });
});

test('without its fields, a location is empty, and everything is unknown @BULK-1 @UPD-9', () => {
  const { id } = complete;
  const subject = subjectOf({ id, name: 'Location ID 7' });
  expect(subject).toMatchObject({
    managementStatus: 'enabled',
    state: {
      profile: {
        storeCode: null,
        phoneNumbers: { primaryPhone: null, additionalPhones: [] },
        categories: { primary: '', additional: [] },
        storefrontAddress: null,
        websiteUri: null,
        regularHours: [],
        specialHours: [],
        description: null,
        openingDate: null,
        openStatus: 'OPEN',
        serviceItems: [],
        serviceArea: [],
        latlng: null,
        socialProfiles: {},
      },
      label: null,
      labelType: null,
      websiteSlug: null,
      tags: [],
    },
  });
  const social = [...subject.unknown].filter((field) => field.startsWith('attributes/url_'));
  expect(social.length).toBeGreaterThan(5);
  expect([...subject.unknown].filter((field) => !social.includes(field)).toSorted()).toEqual([
    'attributes',
    'business_website_slug',
    'categories',
    'label',
    'label_type',
    'latlng',
    'openInfo.openingDate',
    'openInfo.status',
    'phoneNumbers',
    'profile.description',
    'regularHours',
    'serviceArea.places',
    'serviceItems',
    'specialHours',
    'storeCode',
    'storefrontAddress',
    'tags',
    'title',
    'websiteUri',
  ]);
});

test.each<[what: string, changes: Partial<PartialLocation>, unknown: readonly string[]]>([
  ['no hours', { opening_hours: null }, []],
  ['no list of special hours', { opening_hours: { periods: [] } }, ['specialHours']],
  ['an unknown status', { status: 'moved' }, ['openInfo.status']],
  ['half a pin', { lng: undefined }, ['latlng']],
  ['no pin', { lat: null, lng: null }, []],
  ['no main phone number', { phone_number: undefined }, ['phoneNumbers']],
  ['no list of phone numbers', { phone_numbers: undefined }, ['phoneNumbers']],
  ['no main category', { primary_category: undefined }, ['categories']],
  ['no list of further categories', { additional_categories: undefined }, ['categories']],
  ['one kind of services', { free_form_services: undefined }, ['serviceItems']],
  ['the other kind of services', { structured_services: undefined }, ['serviceItems']],
  ['a part of an address', { locality: undefined }, ['storefrontAddress']],
  ['no address', { has_storefront_address: false, locality: undefined }, []],
  ['an address without a mark', { has_storefront_address: undefined }, []],
  [
    'neither an address nor a mark',
    { has_storefront_address: undefined, street_address_1: null, locality: undefined },
    [],
  ],
  [
    'an unknown first line and no mark',
    { has_storefront_address: undefined, street_address_1: undefined },
    ['storefrontAddress'],
  ],
])('a location with %s has no other unknown fields than %j @UPD-9', (_, changes, unknown) => {
  expect(unknownOf({ ...complete, ...changes })).toEqual(['attributes', ...unknown].toSorted());
});

test('an address whose existence the location denies is not read', () => {
  const { state } = subjectOf({ ...complete, has_storefront_address: false });
  expect(state.profile.storefrontAddress).toBeNull();
  const unmarked = subjectOf({ ...complete, has_storefront_address: undefined });
  expect(unmarked.state.profile.storefrontAddress).toMatchObject({ locality: 'Bristol' });
});

test.each([{ lat: null }, { lng: null }])('half a pin (%j) is none', (pin) => {
  expect(subjectOf({ ...complete, ...pin }).state.profile.latlng).toBeNull();
});

test.each([
  ['open', 'OPEN'],
  ['closed_permanently', 'CLOSED_PERMANENTLY'],
  ['moved', 'OPEN'],
])('the status %s is read as %s', (status, openStatus) => {
  expect(subjectOf({ ...complete, status }).state.profile.openStatus).toBe(openStatus);
});

test('values that this version does not know have no effect @UPD-9', () => {
  const subject = subjectOf({ ...complete, label_type: 'plaid', gbp_management_status: 'paused' });
  expect(subject).toMatchObject({ managementStatus: 'enabled', state: { labelType: null } });
});

test('attributes that were read separately are known @BULK-1', () => {
  const name = 'attributes/parking';
  const subject = subjectOf({ ...complete, website_url: undefined });
  const known = { values: ['free'], unset_values: ['paid'] };
  const next = withKnownAttributes(subject, [{ name, value_type: 'REPEATED_ENUM', ...known }]);
  expect(next.state.profile.attributes).toEqual({
    [name]: { values: ['free'], unsetValues: ['paid'] },
  });
  expect(next.live).toBe(next.state.profile);
  expect([...next.unknown]).toEqual(['websiteUri']);
  expect(next.state.label).toBe('Flagship');
});
