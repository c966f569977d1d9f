import { TagId } from '../core/id.ts';
import type { BulkChanges, ServiceInput } from './bulk-changes.ts';
import { daysOfWeek } from '../model/opening-hours.ts';
import type { Tag } from '../model/tag.ts';
import { socialNetworks } from '../rules/provider-fields.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../profile/catalogue-of-locations.ts';
import { profileFields } from '../profile/fields.ts';
import type { Profile } from '../profile/profile.ts';
import { plainProfile } from '../testing/plain-profile.ts';
import { applyChanges } from './apply-changes.ts';
import { changedStateFields, readField, writeField, type EditedState } from './edited-state.ts';
import { fieldsOfChanges } from '../rules/fields-of-changes.ts';

const allTags: readonly Tag[] = [1, 2, 3, 4].map((id) => ({
  id: TagId.parse(id),
  name: `Tag ${id}`,
}));
const catalogue = catalogueOf([]);
const fields = profileFields(catalogue);
const tags = new Map(allTags.map((tag) => [tag.id, tag]));
const apply = (state: EditedState, change: BulkChanges) =>
  applyChanges(state, change, { catalogue, tags });
const changedFields = (from: EditedState, to: EditedState) => changedStateFields(from, to, fields);

const stateOf = (profile: Partial<Profile> = {}): EditedState => ({
  profile: plainProfile(profile),
  label: null,
  labelType: null,
  websiteSlug: null,
  tags: [],
});

/** Few values of each kind, so that generated changes often hit an item that the location already has. */
const categoryId = fc.constantFrom(
  'gcid:cafe',
  'gcid:bar',
  'gcid:dentist',
  'gcid:bakery',
  'gcid:book_store',
);
const date = fc.constantFrom('2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01');
const attribute = fc.constantFrom('attributes/has_restroom', 'attributes/parking_options');
const network = fc.constantFrom(...socialNetworks);
const text = fc.constantFrom('', 'One', 'Two');
const service: fc.Arbitrary<ServiceInput> = fc.oneof(
  fc.record({
    type: fc.constant('structured' as const),
    service_type_id: fc.constantFrom('job_type_id:payroll', 'job_type_id:bookkeeping'),
  }),
  fc.record({
    type: fc.constant('free_form' as const),
    category_id: categoryId,
    display_name: fc.constantFrom('Late filing', ' Late filing ', 'Advice'),
  }),
);
const tagId = fc.constantFrom(...allTags.map(({ id }) => id));
const some = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 4 });
const listOf = <Item>(item: fc.Arbitrary<Item>) =>
  fc.record({ add: some(item), remove: some(item) }, { requiredKeys: [] });
/** The first two texts are two notations of the same number. */
const phone = fc.constantFrom('0117 496 0123', '+44 117 496 0123', '0117 496 0124');
const areas = fc.constantFrom(
  { place_id: 'p1', name: 'Bath' },
  { place_id: 'p2', name: 'Bristol' },
  { place_id: 'p3', name: 'Wells' },
);
const period = fc.record({
  open_day: fc.constantFrom(...daysOfWeek),
  open_time: fc.constantFrom('08:00', '09:00'),
  close_day: fc.constantFrom(...daysOfWeek),
  close_time: fc.constantFrom('17:00', '24:00'),
});
const special = fc.oneof(
  fc.record({ start_date: date, closed: fc.constant(true) }),
  fc.record({
    start_date: date,
    open_time: fc.constantFrom('09:00', '14:00'),
    close_time: fc.constantFrom('12:00', '18:00'),
  }),
);

const changes = fc.record(
  {
    set: fc.record(
      {
        name: fc.constantFrom('One', 'Two'),
        description: text,
        label: text,
        label_type: fc.constantFrom(null, 'red' as const),
        business_website_slug: text,
        store_code: text,
        phone_number: text,
        street_address_1: text,
        lat: fc.constantFrom(null, 51, 52),
        status: fc.constantFrom('open' as const, 'closed_temporarily' as const),
      },
      { requiredKeys: [] },
    ),
    additional_phone_numbers: listOf(phone),
    service_areas: fc.record(
      { add: some(areas), remove: some(areas.map((area) => area.place_id)) },
      { requiredKeys: [] },
    ),
    periods: some(period),
    special_periods: fc.record(
      { add: some(special), remove_dates: some(date) },
      { requiredKeys: [] },
    ),
    primary_category_id: categoryId,
    additional_categories: listOf(categoryId),
    services: listOf(service),
    attributes: fc.record(
      {
        set: some(
          fc.record(
            {
              name: attribute,
              values: fc.subarray(['a', 'b']),
              unset_values: fc.subarray(['c']),
              cleared_values: fc.subarray(['d', 'e']),
            },
            { requiredKeys: ['name', 'values'] },
          ),
        ),
        clear: some(attribute),
      },
      { requiredKeys: [] },
    ),
    social_profiles: fc.dictionary(network, fc.constantFrom(null, '', 'https://x.com/one')),
    tags: listOf(tagId),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<BulkChanges>;

const states = some(changes).map((history) => history.reduce(apply, stateOf()));

describe('a changed location @BULK-1', () => {
  test('stays the same when the changes are applied again', () => {
    fc.assert(
      fc.property(states, changes, (state, change) => {
        const once = apply(state, change);
        expect(changedFields(once, apply(once, change))).toEqual([]);
      }),
    );
  });

  test('differs only in the fields that the changes name', () => {
    const namesOf = (change: BulkChanges) =>
      fieldsOfChanges(change).map((field) => (field === 'attributes' ? 'attributes/' : field));
    fc.assert(
      fc.property(states, changes, (state, change) => {
        const named = namesOf(change);
        const strays = changedFields(state, apply(state, change)).filter(
          (field) =>
            !named.some(
              (name) => field === name || (name === 'attributes/' && field.startsWith(name)),
            ),
        );
        expect(strays).toEqual([]);
      }),
    );
  });

  test('can be restored field by field', () => {
    fc.assert(
      fc.property(states, changes, (state, change) => {
        const next = apply(state, change);
        const back = changedFields(state, next).reduce(
          (restored, field) => writeField(restored, field, readField(state, field, fields), fields),
          next,
        );
        expect(changedFields(back, state)).toEqual([]);
      }),
    );
  });

  test('is unchanged after new members are added and removed again', () => {
    fc.assert(
      fc.property(
        states,
        some(categoryId),
        some(service),
        some(tagId),
        (state, ids, items, tagIds) => {
          const { profile } = state;
          const isNewCategory = (id: string) => !profile.categories.additional.includes(id);
          const listed = JSON.stringify(profile.serviceItems);
          const categories = ids.filter(isNewCategory);
          const services = items.filter((item) =>
            item.type === 'structured'
              ? !listed.includes(item.service_type_id)
              : !listed.includes(item.display_name.trim()),
          );
          const own = new Set(state.tags.map(({ id }) => id));
          const given = tagIds.filter((id) => !own.has(id));
          const added = apply(state, {
            additional_categories: { add: categories },
            services: { add: services },
            tags: { add: given },
          });
          const removed = apply(added, {
            additional_categories: { remove: categories },
            services: { remove: services },
            tags: { remove: given },
          });
          expect(changedFields(state, removed)).toEqual([]);
        },
      ),
    );
  });
});

describe('lists @BULK-1', () => {
  const profileAfter = (profile: Partial<Profile>, change: BulkChanges) =>
    apply(stateOf(profile), change).profile;

  test('a member in both add and remove is kept', () => {
    const both = { add: ['gcid:library'], remove: ['gcid:library'] };
    expect(profileAfter({}, { additional_categories: both }).categories.additional).toEqual([
      'gcid:library',
    ]);
  });

  test('the primary category is never additional as well', () => {
    const before = { categories: { primary: 'gcid:a', additional: ['gcid:b', 'gcid:c'] } };
    expect(profileAfter(before, { primary_category_id: 'gcid:b' }).categories).toEqual({
      primary: 'gcid:b',
      additional: ['gcid:c'],
    });
    const added = profileAfter(before, { additional_categories: { add: ['gcid:a', 'gcid:d'] } });
    expect(added.categories).toEqual({
      primary: 'gcid:a',
      additional: ['gcid:b', 'gcid:c', 'gcid:d'],
    });
  });

  test('a phone number is recognized in any notation, and the primary one is not added', () => {
    const phoneNumbers = {
      primaryPhone: '+44 117 496 0120',
      additionalPhones: ['+44 117 496 0121', '0117 496 0122'],
    };
    const next = profileAfter(
      { phoneNumbers },
      {
        additional_phone_numbers: {
          add: ['0117 496 0120', '+441174960122', ' 0117 496 0123 '],
          remove: ['(0117) 496 0121', '0117 496 0199'],
        },
      },
    );
    expect(next.phoneNumbers).toEqual({
      ...phoneNumbers,
      additionalPhones: ['0117 496 0122', '0117 496 0123'],
    });
  });

  test('a service area is identified by its place, not its name', () => {
    const next = profileAfter(
      { serviceArea: [{ placeId: 'p1', placeName: 'Bath' }] },
      {
        service_areas: {
          add: [
            { place_id: 'p1', name: 'Bath, UK' },
            { place_id: 'p2', name: 'Bristol' },
          ],
          remove: ['p3'],
        },
      },
    );
    expect(next.serviceArea).toEqual([
      { placeId: 'p1', placeName: 'Bath' },
      { placeId: 'p2', placeName: 'Bristol' },
    ]);
  });

  test('special hours replace those of the same date, in the order of dates', () => {
    const specialHours = [
      { startDate: '2026-12-31', closed: true },
      { startDate: '2026-12-25', openTime: '09:00', closeTime: '12:00' },
      { startDate: '2026-12-26', closed: true },
    ];
    const add = [
      { start_date: '2026-12-25', open_time: '10:00', close_time: '12:00' },
      { start_date: '2026-12-25', open_time: '14:00', close_time: '16:00' },
    ];
    const next = profileAfter(
      { specialHours },
      { special_periods: { add, remove_dates: ['2026-12-26', '2027-01-01'] } },
    );
    expect(next.specialHours).toEqual([
      { startDate: '2026-12-25', openTime: '10:00', closeTime: '12:00' },
      { startDate: '2026-12-25', openTime: '14:00', closeTime: '16:00' },
      { startDate: '2026-12-31', closed: true },
    ]);
  });

  test('changing the week keeps the special hours', () => {
    const specialHours = [{ startDate: '2026-12-25', closed: true }];
    const week = [
      { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' },
    ] as const;
    const next = profileAfter({ specialHours }, { periods: [...week] });
    expect(next.regularHours).toHaveLength(1);
    expect(next.specialHours).toEqual(specialHours);
  });

  test('choices that are neither set nor cleared keep their answer', () => {
    const before = { values: ['cash', 'visa', 'amex'], unsetValues: ['jcb', 'cheque'] };
    const next = profileAfter(
      { attributes: { 'attributes/pay': before } },
      {
        attributes: {
          set: [
            {
              name: 'attributes/pay',
              values: ['jcb'],
              unset_values: ['visa'],
              cleared_values: ['amex'],
            },
            { name: 'attributes/other', values: [], cleared_values: ['a'] },
          ],
        },
      },
    );
    expect(next.attributes).toEqual({
      'attributes/pay': { values: ['cash', 'jcb'], unsetValues: ['cheque', 'visa'] },
    });
  });

  test('an attribute without values is cleared, and so is a social profile without a URL', () => {
    const next = profileAfter(
      {
        attributes: {
          'attributes/a': { values: [true] },
          'attributes/b': { values: ['x'] },
          'attributes/c': { values: [false] },
        },
        socialProfiles: { facebook: 'https://www.facebook.com/a', tiktok: 'https://tiktok.com/@a' },
      },
      {
        attributes: { set: [{ name: 'attributes/a', values: [] }], clear: ['attributes/b'] },
        social_profiles: { facebook: '', youtube: ' https://www.youtube.com/@a ' },
      },
    );
    expect(next.attributes).toEqual({ 'attributes/c': { values: [false] } });
    expect(next.socialProfiles).toEqual({
      tiktok: 'https://tiktok.com/@a',
      youtube: 'https://www.youtube.com/@a',
    });
  });

  test('null and an empty text clear a field, an absent field is kept', () => {
    const state: EditedState = { ...stateOf(), label: 'Old', labelType: 'red', websiteSlug: 'old' };
    const cleared = apply(state, {
      set: { label: '', label_type: null, business_website_slug: null, description: '' },
    });
    expect(cleared).toMatchObject({ label: null, labelType: null, websiteSlug: null });
    expect(cleared.profile.description).toBeNull();
    expect(apply(state, { set: { website_url: '' } })).toMatchObject({
      label: 'Old',
      labelType: 'red',
      websiteSlug: 'old',
    });
  });
});

test('@BULK-1 @SVC-2 a service that is listed as the other kind is not added again', () => {
  const whitening = {
    structuredServiceItem: { serviceTypeId: 'whitening', displayName: 'Teeth whitening' },
  };
  const visits = { freeFormServiceItem: { category: 'gcid:dentist', displayName: 'Home visits' } };
  const known = { ...catalogue, serviceTypeName: () => 'Home Visits' };
  const after = (add: ServiceInput) =>
    applyChanges(
      stateOf({ serviceItems: [whitening, visits] }),
      { services: { add: [add] } },
      { catalogue: known, tags },
    ).profile.serviceItems;
  const custom = (display_name: string, category_id = 'gcid:dentist') =>
    after({ type: 'free_form', category_id, display_name });
  expect(custom('TEETH  whitening')).toHaveLength(2);
  expect(custom('home visits')).toHaveLength(2);
  expect(custom('home visits', 'gcid:cafe')).toHaveLength(3);
  expect(after({ type: 'structured', service_type_id: 'visits' })).toHaveLength(2);
});
