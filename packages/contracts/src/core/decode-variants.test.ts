import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { locations } from '../endpoints/locations.ts';
import { updates } from '../endpoints/updates.ts';
import { Location } from '../model/location.ts';
import { SubscriptionMeta } from '../model/user.ts';
import { MediaItem } from '../model/media.ts';
import { OpeningHours } from '../model/opening-hours.ts';
import { FailedPatchAttempts, PatchError } from '../model/patch-attempt.ts';
import { ImportStatus } from '../model/import-status.ts';
import { decode } from './decode.ts';
import { id } from './id.ts';
import { openEnum } from './open-enum.ts';
import type { Schema } from './schema.ts';
import { map, ShownText } from './wire-types.ts';
import { answerOf, read } from '../testing/read-answer.ts';
import { period } from '../testing/hours.ts';

describe('a value of another type', () => {
  test.each<[schema: Schema, data: unknown, value: unknown]>([
    [id<'Location'>(), '42', 42],
    [id<'Location'>(), 'two', 'unread'],
    [id<'Location'>(), '0', 'unread'],
    [z.number(), '51.4497', 51.4497],
    [z.number(), '-2.6', -2.6],
    [z.number(), '', 'unread'],
    [z.number(), '12px', 'unread'],
    [z.number(), true, 'unread'],
    [z.boolean(), 1, true],
    [z.boolean(), 0, false],
    [z.boolean(), '1', true],
    [z.boolean(), '0', false],
    [z.boolean(), 'true', true],
    [z.boolean(), 'false', false],
    [z.boolean(), 'yes', 'unread'],
    [z.boolean(), 2, 'unread'],
    [z.string(), 1234, '1234'],
    [z.string(), 0.5, '0.5'],
    // JSON.parse rounds integers above 2⁵³, so this may not be the number that was sent.
    [z.string(), 4_611_686_018_427_388_000, 'unread'],
    [z.string(), false, 'unread'],
    [openEnum(['a', 'b']), 3, '3'],
    [map(z.int()), [], {}],
    [map(z.int()), { a: '1', b: 'x' }, { a: 1 }],
    [z.array(z.int()), { 0: 4, 2: 6 }, [4, 6]],
    [z.array(z.int()), {}, 'unread'],
    [z.array(z.int()), null, 'unread'],
    [ShownText, 'W'.repeat(300), `${'W'.repeat(249)}…`],
  ])('%# is read', (schema, data, value) => {
    expect(read(schema, data)).toEqual(value);
  });
});

describe('a location', () => {
  const least = { id: 1, name: 'Harbour Books' };

  test('needs only its id @UPD-9', () => {
    expect(read(Location, least)).toEqual(least);
    expect(read(Location, { name: 'Harbour Books' })).toBe('unread');
    for (const name of [undefined, null, {}])
      expect(read(Location, { id: 1, name })).toEqual({ id: 1, name: 'Location ID 1' });
  });

  test.each<[what: string, field: object, value: object]>([
    ['an id as text', { id: '1' }, {}],
    ['numbers as text', { lat: '51.4', lng: '-2.6' }, { lat: 51.4, lng: -2.6 }],
    ['no pin', { lat: null, lng: null }, { lat: null, lng: null }],
    [
      'numbers for flags',
      { has_unresolved_updates: 0, is_lodging_location: '1' },
      { has_unresolved_updates: false, is_lodging_location: true },
    ],
    ['an unreadable flag', { has_storefront_address: 'maybe' }, {}],
    ['an owner without an address', { owner: { id: 3 } }, { owner: { id: 3 } }],
    ['an owner that is a text', { owner: 'Nina' }, {}],
    ['a numeric profile id', { gmb_id: 12, cid: 34 }, { gmb_id: '12', cid: '34' }],
    [
      'a category with a number',
      { primary_category: { id: 7, title: 'Dentist' } },
      { primary_category: { id: '7', title: 'Dentist', display_name: 'Dentist' } },
    ],
    ['a category without a name', { primary_category: { id: 7 } }, {}],
    ['an unreadable area among others', { service_areas: [{ place_id: 'p' }, null] }, {}],
    ['hours of no known shape', { opening_hours: 'Mo-Fr 9-5' }, {}],
    ['no list of tags', { tags: 'none' }, {}],
    ['one bad tag', { tags: [{ id: 1, name: 'A' }, 4] }, { tags: [{ id: 1, name: 'A' }] }],
  ])('with %s', (_, field, value) => {
    expect(read(Location, { ...least, ...field })).toMatchObject({ ...least, ...value });
    for (const key of Object.keys(field)) {
      if (key !== 'id' && !(key in value))
        expect(read(Location, { ...least, ...field })).not.toHaveProperty(key);
    }
  });

  test('takes services from the combined list, by their identifiers @ENT-2', () => {
    const google_services = [
      { service_type_id: 'job_type_id:repair', display_name: 'Repair' },
      { type: 'freeForm', category_id: 9, display_name: 'Supper' },
    ];
    expect(read(Location, { ...least, google_services })).toMatchObject({
      structured_services: [{ type: 'structured', service_type_id: 'job_type_id:repair' }],
      free_form_services: [{ type: 'free_form', category_id: '9', display_name: 'Supper' }],
    });
  });

  test('takes its categories from the combined list if that marks the primary one @ENT-1', () => {
    const dentist = { id: 'gcid:dentist', display_name: 'Dentist', pivot: { primary: 1 } };
    const clinic = { id: 'gcid:clinic', display_name: 'Clinic', pivot: { primary: 0 } };
    expect(read(Location, { ...least, categories: [clinic, dentist] })).toMatchObject({
      primary_category: { id: 'gcid:dentist' },
      additional_categories: [{ id: 'gcid:clinic' }],
    });
    const unnamed = [clinic, dentist].map(({ id: one, display_name: name }) => ({
      id: one,
      display_name: name,
    }));
    expect(read(Location, { ...least, categories: unnamed })).not.toHaveProperty(
      'primary_category',
    );
  });
});

describe("the provider's hours", () => {
  const monday = period('MONDAY', '09:00', '17:30');

  test.each<[what: string, hours: unknown, value: unknown]>([
    [
      'hours and minutes',
      {
        periods: [
          {
            openDay: 'MONDAY',
            openTime: { hours: 9 },
            closeDay: 'MONDAY',
            closeTime: { hours: 17, minutes: 30 },
          },
        ],
      },
      { periods: [monday] },
    ],
    [
      'times as text',
      {
        periods: [{ openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '17:30' }],
      },
      { periods: [monday] },
    ],
    [
      'both kinds of hours',
      {
        regularHours: { periods: [] },
        specialHours: {
          specialHourPeriods: [
            { startDate: { year: 2026, month: 12, day: 5 }, closed: true },
            {
              startDate: { year: 2026, month: 12, day: 24 },
              openTime: { hours: 10 },
              closeTime: '14:00',
            },
          ],
        },
      },
      {
        periods: [],
        special_periods: [
          { start_date: '2026-12-05', closed: true },
          { start_date: '2026-12-24', open_time: '10:00', close_time: '14:00' },
        ],
      },
    ],
    ['one unreadable period', { periods: [monday, { openDay: 'Caturday' }] }, 'unread'],
    ['no periods', {}, 'unread'],
  ])('%s', (_, hours, value) => {
    expect(read(OpeningHours, hours)).toEqual(value);
  });
});

test.each<[schema: Schema, data: unknown, value: unknown]>([
  [PatchError, 'INVALID', { reason: 'INVALID', field: null, message: null }],
  [PatchError, { reason: 'INVALID' }, { reason: 'INVALID', field: null, message: null }],
  [MediaItem, { id: '3', google_url: 'https://g/3' }, { id: 3, google_url: 'https://g/3' }],
  [
    ImportStatus,
    { total: null, complete: null, errored: null },
    { total: 0, complete: 0, errored: 0 },
  ],
  [ImportStatus, {}, 'unread'],
])('%# is read as far as possible', (schema, data, value) => {
  expect(read(schema, data)).toEqual(value);
});

describe('drift contains shapes and no values', () => {
  const recordOf = (secret: string) => ({
    id: secret,
    name: secret,
    status: secret,
    lat: secret,
    has_storefront_address: secret,
    opening_hours: { periods: [{ open_day: secret }] },
    primary_category: { id: 4, title: secret, display_name: secret, [secret]: secret },
    tags: [{ id: secret, name: secret }, secret],
    social_profiles: { [secret]: 4, facebook: { [secret]: secret } },
    owner: [secret],
    [secret]: secret,
    'olivia.hart@example.com': secret,
    '+44 117 496 0123': 1,
  });

  test.each<[what: string, schema: Schema, make: (secret: string) => unknown]>([
    ['a location', Location, (secret) => ({ ...recordOf(secret), id: 1 })],
    [
      'a page of them',
      answerOf(locations.list),
      (secret) => ({ data: [recordOf(secret), { ...recordOf(secret), id: 2 }], [secret]: 1 }),
    ],
    [
      'an update',
      answerOf(updates.show),
      (secret) => ({ update: { ...recordOf(secret), type: secret } }),
    ],
    ['a text', answerOf(locations.show), (secret) => secret],
  ])('%s', (_, schema, make) => {
    for (const secret of ['Olivia Hart', 'Hart', 'vip_hart']) {
      const { drift } = decode(schema, make(secret));
      expect(drift.length).toBeGreaterThan(0);
      const told = JSON.stringify(drift);
      for (const word of ['Olivia', 'Hart', 'hart', '@', '117']) expect(told).not.toContain(word);
    }
  });

  test('differences of the platform are reported', () => {
    const { drift } = decode(Location, { id: 1, name: 'x', status: 'relocated', new_field: 1 });
    expect(drift).toContainEqual({ path: '/status', kind: 'unknown-value' });
    expect(drift).toContainEqual({ path: '/?', kind: 'unknown-key', received: 'number' });
    expect(drift).toContainEqual({ path: '/url', kind: 'missing' });
  });
});

describe('failed patch attempts', () => {
  const reason = 'INVALID_PHONE_NUMBER';
  const error = { reason, field: 'phoneNumbers', message: null };
  const whole = { reason, field: null, message: null };
  test.each<[data: unknown, value: unknown]>([
    [
      { fields: ['phone_number', 'menuUrl'], errors: [{ reason, field: 'phone_number' }] },
      { fields: ['phoneNumbers', 'menuUrl'], errors: [error] },
    ],
    [
      { fields: ['street_address_1', 'locality'], errors: [reason] },
      { fields: ['storefrontAddress', 'storefrontAddress'], errors: [whole] },
    ],
    [
      { fields: ['phone_number'], errors: { phone_number: [reason] } },
      { fields: ['phoneNumbers'], errors: [error] },
    ],
    [
      { errors: [{ reason, field: 'phone_number' }] },
      { fields: ['phoneNumbers'], errors: [error] },
    ],
    [{ fields: ['website_url'] }, { fields: ['websiteUri'], errors: [] }],
    [
      [
        { fields: ['phone_number'], errors: [reason] },
        { fields: ['website_url'], errors: [] },
      ],
      { fields: ['phoneNumbers', 'websiteUri'], errors: [whole] },
    ],
    [[], { fields: [], errors: [] }],
    [{}, 'unread'],
  ])('%j @DET-3', (data, value) => {
    const seen = read(FailedPatchAttempts, data);
    if (typeof value === 'string') expect(seen).toBe(value);
    else expect(seen).toEqual(value);
  });
});

describe('a location in other terms', () => {
  test.each([
    ['OPEN', 'open'],
    ['Closed_Permanently', 'closed_permanently'],
    ['CLOSED_TEMPORARILY', 'closed_temporarily'],
    ['MOVED', 'MOVED'],
  ])('%s is %s @LOC-6', (word, status) => {
    expect(read(Location, { id: 3, name: 'Shop', status: word })).toMatchObject({ status });
  });
});

test('without a subscription there are no slots @ONB-5', () => {
  expect(read(SubscriptionMeta, { gbp_management_subscription: null })).toEqual({
    gbp_management_subscription: { slots: 0, locations: 0 },
  });
});
