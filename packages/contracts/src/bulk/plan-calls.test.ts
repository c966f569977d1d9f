import { describe, expect, test } from 'vitest';
import { SuggestedServiceId, TagId } from '../core/id.ts';
import { catalogueOf } from '../profile/catalogue-of-locations.ts';
import { profileFields } from '../profile/fields.ts';
import type { Profile, ServiceItem } from '../profile/profile.ts';
import { plainProfile, plainAddress } from '../testing/plain-profile.ts';
import { plainSubject } from '../testing/plain-subject.ts';
import { changedStateFields, type EditedState } from './edited-state.ts';
import { planCalls } from './plan-calls.ts';

const fields = profileFields(catalogueOf([]));
const suggestions = new Map([['job_type_id:payroll', SuggestedServiceId.parse(41)]]);
const tag = (id: number) => ({ id: TagId.parse(id), name: `Tag ${id}` });

/** The plan for a location that becomes `to`. */
function plan(
  from: Partial<Profile>,
  to: Partial<Profile>,
  own: Partial<EditedState> = {},
  unknown: readonly string[] = [],
) {
  const subject = plainSubject(from, { unknown: new Set(unknown) });
  const wanted = { ...subject.state, profile: plainProfile({ ...from, ...to }), ...own };
  const changed = changedStateFields(subject.state, wanted, fields);
  return planCalls(subject, wanted, changed, { suggestionOf: (id) => suggestions.get(id) });
}

const bodiesOf = (...args: Parameters<typeof plan>) =>
  plan(...args).calls.map(({ endpoint, request }) => [endpoint, request]);
const patchOf = (...args: Parameters<typeof plan>) => {
  const [only, ...others] = plan(...args).calls;
  expect(others).toEqual([]);
  expect(only).toMatchObject({ endpoint: 'locations.update', request: { params: { id: 1 } } });
  return Object(only?.request).body as unknown;
};

const structured = (serviceTypeId: string, displayName: string): ServiceItem => ({
  structuredServiceItem: { serviceTypeId, displayName },
});
const freeForm = (category: string, displayName: string): ServiceItem => ({
  freeFormServiceItem: { category, displayName },
});

test('an unchanged location needs no call @BULK-1', () => {
  expect(plan({}, {})).toEqual({ calls: [], impossible: [] });
});

test.each<[field: string, to: Partial<Profile>, body: object]>([
  ['title', { title: 'Harbour Tales' }, { name: 'Harbour Tales' }],
  ['storeCode', { storeCode: null }, { store_code: null }],
  ['websiteUri', { websiteUri: null }, { website_url: null }],
  ['profile.description', { description: 'Tales.' }, { description: 'Tales.' }],
  ['openInfo.openingDate', { openingDate: '2013-05-01' }, { date_established: '2013-05-01' }],
  ['openInfo.status', { openStatus: 'CLOSED_TEMPORARILY' }, { status: 'closed_temporarily' }],
  ['openInfo.status', { openStatus: 'CLOSED_PERMANENTLY' }, { status: 'closed_permanently' }],
  ['latlng', { latlng: { latitude: 1, longitude: -2 } }, { lat: 1, lng: -2 }],
  ['latlng', { latlng: null }, { lat: null, lng: null }],
  ['storefrontAddress', { storefrontAddress: null }, { has_storefront_address: false }],
  [
    'serviceArea.places',
    { serviceArea: [{ placeId: 'p1', placeName: 'Bath' }] },
    { service_areas: [{ place_id: 'p1', name: 'Bath' }] },
  ],
])('a changed %s is sent alone @BULK-1', (field, to, body) => {
  expect(plan({}, to).calls.map((call) => call.fields)).toEqual([[field]]);
  expect(patchOf({}, to)).toEqual(body);
});

test('the fields that only Placekeeper has are sent in the same call @BULK-1', () => {
  const own = { label: 'Flagship', labelType: 'teal', websiteSlug: 'tales' } as const;
  expect(patchOf({}, { title: 'Harbour Tales' }, own)).toEqual({
    name: 'Harbour Tales',
    label: 'Flagship',
    label_type: 'teal',
    business_website_slug: 'tales',
  });
});

test('an address is sent as a whole @BULK-1', () => {
  const { storefrontAddress } = plainProfile();
  expect(patchOf({ storefrontAddress: null }, { storefrontAddress })).toEqual({
    ...plainAddress,
    has_storefront_address: true,
  });
});

test('additional phone numbers are sent only if they change, because they may be unknown @BULK-1', () => {
  const phones = (primaryPhone: string, ...additionalPhones: string[]) => ({
    phoneNumbers: { primaryPhone, additionalPhones },
  });
  expect(patchOf(phones('1', '2'), phones('3', '2'))).toEqual({ phone_number: '3' });
  expect(patchOf(phones('1', '2'), phones('1'))).toEqual({
    phone_number: '1',
    additional_phone_numbers: [],
  });
  expect(patchOf(phones('1'), phones('1', '2'))).toMatchObject({ additional_phone_numbers: ['2'] });
});

describe('hours @BULK-1', () => {
  const monday = {
    openDay: 'MONDAY',
    openTime: '09:00',
    closeDay: 'MONDAY',
    closeTime: '17:00',
  } as const;
  const before = { regularHours: [monday], specialHours: [] };
  const periods = [
    { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' },
  ];
  const christmas = { specialHours: [{ startDate: '2026-12-25', closed: true }] };
  const special_periods = [{ start_date: '2026-12-25', closed: true }];

  test('regular and special hours are sent together', () => {
    expect(patchOf(before, christmas)).toEqual({ opening_hours: { periods, special_periods } });
  });

  test('a part that is unknown and unchanged is left out', () => {
    expect(patchOf(before, christmas, {}, ['regularHours'])).toEqual({
      opening_hours: { special_periods },
    });
    const closed = { ...before, regularHours: [] };
    expect(patchOf(closed, { regularHours: [monday] }, {}, ['specialHours'])).toEqual({
      opening_hours: { periods },
    });
  });

  test('hours are removed only if all of them are known', () => {
    const none = { regularHours: [] };
    expect(patchOf(before, none)).toEqual({ opening_hours: null });
    expect(patchOf(before, none, {}, ['specialHours'])).toEqual({ opening_hours: { periods: [] } });
  });
});

test('categories come first, because services need them @BULK-1', () => {
  const categories = { primary: 'gcid:accountant', additional: ['gcid:cafe'] };
  const to = { categories, serviceItems: [freeForm('gcid:accountant', 'Advice')], title: 'New' };
  expect(bodiesOf({}, to)).toEqual([
    [
      'locations.updateCategories',
      {
        params: { id: 1 },
        body: { primary_category_id: 'gcid:accountant', additional_category_ids: ['gcid:cafe'] },
      },
    ],
    ['locations.update', { params: { id: 1 }, body: { name: 'New' } }],
    [
      'services.addFreeForm',
      { params: { id: 1 }, body: { category_id: 'gcid:accountant', display_name: 'Advice' } },
    ],
  ]);
  expect(plan({}, to).calls.map((call) => call.fields)).toEqual([
    ['categories'],
    ['title'],
    ['serviceItems'],
  ]);
});

test('only changed social profiles are sent, and a removed one as null @BULK-1', () => {
  const before = { facebook: 'https://facebook.com/a', instagram: 'https://instagram.com/a' };
  const socialProfiles = { instagram: before.instagram, youtube: 'https://youtube.com/@a' };
  const { calls } = plan({ socialProfiles: before }, { socialProfiles });
  expect(calls).toMatchObject([
    {
      endpoint: 'locations.updateSocialProfiles',
      request: {
        params: { id: 1 },
        body: { social_profiles: { facebook: null, youtube: 'https://youtube.com/@a' } },
      },
    },
  ]);
  expect(calls[0]?.fields).toHaveLength(2);
});

test('services are removed before others are added, each with its own call @BULK-1', () => {
  const kept = freeForm('gcid:cafe', 'Supper');
  const removed = [structured('job_type_id:old', 'Old'), freeForm('gcid:cafe', 'Lunch')];
  const added = [
    freeForm('gcid:bar', 'Supper'),
    structured('job_type_id:payroll', 'Payroll'),
    structured('job_type_id:unknown', 'Bookkeeping'),
  ];
  const [from, to] = [
    [kept, ...removed],
    [...added, kept],
  ];
  const params = { id: 1 };
  expect(bodiesOf({ serviceItems: from }, { serviceItems: to })).toEqual([
    ['services.removeStructured', { params, body: { service_type_id: 'job_type_id:old' } }],
    [
      'services.removeFreeForm',
      { params, body: { category_id: 'gcid:cafe', display_name: 'Lunch' } },
    ],
    ['services.addFreeForm', { params, body: { category_id: 'gcid:bar', display_name: 'Supper' } }],
    ['services.addSuggestion', { params, body: { google_suggested_service_id: 41 } }],
  ]);
  const { calls, impossible } = plan({ serviceItems: from }, { serviceItems: to });
  expect(impossible).toEqual(['Bookkeeping']);
  expect(new Set(calls.flatMap((call) => call.fields))).toEqual(new Set(['serviceItems']));
});

test('changed attributes are sent together, a cleared one without values @BULK-1', () => {
  const [restroom, parking, delivery] = ['has_restroom', 'parking', 'delivery'].map(
    (name) => `attributes/${name}`,
  ) as [string, string, string];
  const before = { [restroom]: { values: [true] }, [delivery]: { values: [true] } };
  const attributes = {
    [parking]: { values: ['free'], unsetValues: ['paid'] },
    [delivery]: { values: [true] },
  };
  expect(plan({ attributes: before }, { attributes }).calls).toEqual([
    {
      endpoint: 'attributes.update',
      request: {
        params: { id: 1 },
        body: {
          attributes: [
            { name: restroom, values: [] },
            { name: parking, values: ['free'], unset_values: ['paid'] },
          ],
        },
      },
      fields: [restroom, parking],
    },
  ]);
});

test('each added or removed tag has its own call @BULK-1', () => {
  const subject = plainSubject();
  const from = { ...subject, state: { ...subject.state, tags: [tag(1), tag(2)] } };
  const to = { ...from.state, tags: [tag(2), tag(3)] };
  const { calls } = planCalls(from, to, ['tags'], { suggestionOf: () => undefined });
  const body = { locations: [1] };
  expect(calls).toEqual([
    { endpoint: 'tags.addLocations', request: { params: { id: 3 }, body }, fields: ['tags'] },
    { endpoint: 'tags.removeLocations', request: { params: { id: 1 }, body }, fields: ['tags'] },
  ]);
});
