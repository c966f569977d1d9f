import type { Location } from '@placekeeper/contracts/model/location';
import { expect, test } from 'vitest';
import { canReopen, reopening } from './reopen-update.ts';

/** Contains only the compared fields. */
const location = (fields: Partial<Location>) => fields as Location;

const resolved = (resolved_action: string, field_name = 'title') => ({
  field_name,
  platform_value: 'Ours',
  update_value: 'Google’s',
  resolution: { resolved_action },
});

test('@UPD-6 after an accept the previous value is sent, after a reject Google’s', () => {
  expect(reopening(resolved('accepted'), location({ name: 'Google’s' }))).toEqual({
    is: 'possible',
    patch: { name: 'Ours' },
  });
  expect(reopening(resolved('rejected'), location({ name: 'Ours' }))).toEqual({
    is: 'possible',
    patch: { name: 'Google’s' },
  });
});

test('@UPD-6 a later edit is not overwritten', () => {
  expect(reopening(resolved('accepted'), location({ name: 'Edited since' }))).toEqual({
    is: 'changed-since',
  });
});

test.each([
  ['accepted', 'Ours'],
  ['rejected', 'Google’s'],
])('@UPD-6 a decision (%s) is reversed once the location has the other value', (action, name) => {
  expect(reopening(resolved(action), location({ name }))).toEqual({ is: 'reversed' });
});

test('@UPD-6 an empty value and a missing value are equal', () => {
  const update = { ...resolved('accepted', 'websiteUri'), update_value: null };
  expect(reopening(update, location({ website_url: '' }))).toMatchObject({ is: 'possible' });
});

test('@UPD-6 a value that the location doesn’t show is not compared', () => {
  const update = {
    ...resolved('accepted', 'phoneNumbers'),
    platform_value: { primary_phone: '+44 1', additional_phones: ['+44 2'] },
    update_value: { primary_phone: '+44 3', additional_phones: [] },
  };
  expect(reopening(update, location({ phone_number: '+44 3' }))).toEqual({
    is: 'possible',
    patch: { phone_number: '+44 1', additional_phone_numbers: ['+44 2'] },
  });
  expect(reopening(update, location({}))).toBeNull();
});

const phones = (...additional: string[]) => ({
  primary_phone: '+44 1',
  additional_phones: additional,
});
const category = (id: string) => ({ id, name: `Category ${id}` });
const ownCategories = { primary: category('a'), additional: [] };
const service = (type: string, id: string, name: string) => ({ type, id, name });

/** A location's property values after our value was kept, and after Google's value was saved instead. */
const lists = [
  [
    'phoneNumbers',
    phones('+44 2'),
    phones(),
    { phone_number: '+44 1', phone_numbers: [{ phone_number: '+44 2', type: 'additional' }] },
    { phone_number: '+44 1', phone_numbers: [] },
  ],
  [
    'categories',
    ownCategories,
    { ...ownCategories, additional: [category('b')] },
    { primary_category: { id: 'a', display_name: 'A' }, additional_categories: [] },
    {
      primary_category: { id: 'a', display_name: 'A' },
      additional_categories: [{ id: 'b', display_name: 'B' }],
    },
  ],
  [
    'serviceItems',
    [service('free_form', 'a', 'Bread'), service('structured', 'job', 'Cakes')],
    [service('structured', 'job', 'Cakes')],
    {
      structured_services: [{ service_type_id: 'job', display_name: 'Cakes' }],
      free_form_services: [{ category_id: 'a', display_name: 'Bread' }],
    },
    {
      structured_services: [{ service_type_id: 'job', display_name: 'Cakes' }],
      free_form_services: [],
    },
  ],
  [
    'serviceArea.places',
    [],
    [{ place_id: 'p', name: 'Leeds' }],
    { service_areas: [] },
    { service_areas: [{ place_id: 'p', name: 'Leeds' }] },
  ],
] as const;

test.each(lists)(
  '@UPD-6 a reversed decision about a list is recognised (%s)',
  (field_name, platform_value, update_value, ours, googles) => {
    const update = { ...resolved('rejected', field_name), platform_value, update_value };
    const is = (now: object) => reopening(update, location(now))?.is;
    expect(is(ours)).toMatch(/^(possible|kept)$/);
    expect(is(googles)).toBe('reversed');
    const accepted = { ...update, resolution: { resolved_action: 'accepted' } };
    const isAfterAccept = (now: object) => reopening(accepted, location(now))?.is;
    expect(isAfterAccept(googles)).toMatch(/^(possible|kept)$/);
    expect(isAfterAccept(ours)).toBe('reversed');
  },
);

const address = {
  street_address_1: '12 Harbour Street',
  street_address_2: null,
  locality: 'Bristol',
  administrative_area: null,
  postal_code: 'BS1 4RN',
  region_code: 'GB',
};
const monday = {
  open_day: 'MONDAY',
  open_time: '09:00',
  close_day: 'MONDAY',
  close_time: '17:00',
};
const christmas = { start_date: '2026-12-25', closed: true };

/** The dropped value, the kept value, the location with the kept value, and the edit that restores the dropped one. */
test.each<[field: string, dropped: unknown, kept: unknown, now: object, patch: object]>([
  ['storeCode', 'A', null, { store_code: null }, { store_code: 'A' }],
  ['profile.description', 'Books.', 'Tea.', { description: 'Tea.' }, { description: 'Books.' }],
  [
    'openInfo.openingDate',
    '2012-04-01',
    null,
    { date_established: null },
    { date_established: '2012-04-01' },
  ],
  [
    'openInfo.status',
    'open',
    'closed_temporarily',
    { status: 'closed_temporarily' },
    { status: 'open' },
  ],
  [
    'storefrontAddress',
    address,
    null,
    { has_storefront_address: false },
    { ...address, has_storefront_address: true },
  ],
  [
    'storefrontAddress',
    null,
    address,
    { ...address, has_storefront_address: true },
    { has_storefront_address: false },
  ],
  [
    'specialHours',
    [christmas],
    [],
    { opening_hours: { periods: [monday], special_periods: [] } },
    { opening_hours: { periods: [monday], special_periods: [christmas] } },
  ],
])('@UPD-6 the dropped value of %s is restored', (field, dropped, kept, now, patch) => {
  const update = { ...resolved('accepted', field), platform_value: dropped, update_value: kept };
  expect(canReopen(update)).toBe(true);
  expect(reopening(update, location(now))).toEqual({ is: 'possible', patch });
});

test('@UPD-9 a value that is unreadable or not known to this version is not restored', () => {
  const title = { ...resolved('accepted'), platform_value: { text: 'Ours' } };
  expect(reopening(title, location({ name: 'Google’s' }))).toEqual({ is: 'kept' });
  const unread = { ...resolved('accepted'), update_value: { text: 'Google’s' } };
  expect(reopening(unread, location({ name: 'Google’s' }))).toBeNull();
  expect(canReopen(resolved('accepted', 'futureField'))).toBe(false);
});

test('@UPD-6 hours are restored together with the current special hours', () => {
  const special_periods = [{ start_date: '2026-12-25', closed: true }];
  const update = { ...resolved('accepted', 'regularHours'), platform_value: [], update_value: [] };
  const now = { opening_hours: { periods: [], special_periods } } as unknown as Partial<Location>;
  expect(reopening(update, location(now))).toMatchObject({
    patch: { opening_hours: { special_periods: [{ start_date: '2026-12-25' }] } },
  });
});

test.each([
  ['dismissed', 'title'],
  ['nullified', 'title'],
  ['accepted', 'serviceItems'],
  ['rejected', 'latlng'],
])('@UPD-6 no call restores an update that was %s (%s)', (action, field) => {
  expect(canReopen(resolved(action, field))).toBe(false);
  expect(reopening(resolved(action, field), location({}))).toBeNull();
});
