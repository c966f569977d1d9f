import { expect, test } from 'vitest';
import { TagId } from '../core/id.ts';
import { catalogueOf } from '../profile/catalogue-of-locations.ts';
import type { BulkChanges } from './bulk-changes.ts';
import { checkChanges } from './check-changes.ts';

const catalogue = {
  ...catalogueOf([]),
  hasCategory: (id: string) => id === 'gcid:library',
  hasServiceType: (id: string) => id === 'job_type_id:payroll',
};
const check = (changes: BulkChanges, count = 2) =>
  checkChanges(changes, {
    today: '2026-03-02',
    count,
    catalogue,
    tags: new Map(),
    attributeErrors: ({ values }) => (values[0] === 'yes' ? [['values.0', 'Say yes or no.']] : []),
  });

const christmas = { add: [{ start_date: '2026-12-25', closed: true }] };
const restroom = (...values: (string | boolean)[]) => ({ name: 'attributes/has_restroom', values });
const freeForm = (category_id: string, display_name: string): BulkChanges => ({
  services: { add: [{ type: 'free_form', category_id, display_name }] },
});

test.each<[BulkChanges, path: string, message: RegExp]>([
  [{}, 'changes', /at least one field/],
  [{ set: {}, tags: { add: [] }, attributes: { clear: [] } }, 'changes', /at least one field/],
  [{ set: { name: ' ' } }, 'changes.set.name', /Enter a business name/],
  [{ set: { website_url: 'nowhere' } }, 'changes.set.website_url', /full URL/],
  [{ set: { store_code: 'A-1' } }, 'changes.set.store_code', /must be unique/],
  [{ periods: [], set: { opening_hours: null } }, 'changes.periods', /Enter business hours once/],
  [
    { special_periods: christmas, set: { opening_hours: null } },
    'changes.special_periods',
    /Enter special hours once/,
  ],
  [
    {
      periods: [
        { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '09:00' },
      ],
    },
    'changes.periods.0',
    /can’t be the same/,
  ],
  [
    { special_periods: { add: [{ start_date: '2026-02-30', closed: true }] } },
    'changes.special_periods.add.0',
    /valid date/,
  ],
  [
    { special_periods: { remove_dates: ['2026-12-25', '2026-13-01'] } },
    'changes.special_periods.remove_dates.1',
    /valid date/,
  ],
  [{ primary_category_id: 'gcid:none' }, 'changes.primary_category_id', /category doesn’t exist/],
  [
    { additional_categories: { add: ['gcid:library', 'gcid:none'] } },
    'changes.additional_categories.add.1',
    /category doesn’t exist/,
  ],
  [
    { services: { add: [{ type: 'structured', service_type_id: 'none' }] } },
    'changes.services.add.0.service_type_id',
    /service doesn’t exist/,
  ],
  [freeForm('none', 'A'), 'changes.services.add.0.category_id', /category doesn’t exist/],
  [freeForm('gcid:library', ' '), 'changes.services.add.0.display_name', /Enter a service name/],
  [
    freeForm('gcid:library', 'x'.repeat(141)),
    'changes.services.add.0.display_name',
    /140 characters \(now 141\)/,
  ],
  [
    { attributes: { set: [restroom(true), restroom(false)] } },
    'changes.attributes.set.1.name',
    /listed twice/,
  ],
  [{ attributes: { set: [restroom('yes')] } }, 'changes.attributes.set.0.values.0', /yes or no/],
  [
    { social_profiles: { tiktok: 'http://tiktok' } },
    'changes.social_profiles.tiktok',
    /start with https/,
  ],
  [{ tags: { add: [TagId.parse(999)] } }, 'changes.tags.add.0', /tag doesn’t exist/],
  [{ tags: { remove: [TagId.parse(999)] } }, 'changes.tags.remove.0', /tag doesn’t exist/],
  [
    { additional_phone_numbers: { add: ['call us'] } },
    'changes.additional_phone_numbers.add.0',
    /number/,
  ],
  [
    {
      additional_phone_numbers: { add: ['0117 496 0123'] },
      set: { additional_phone_numbers: [] },
    },
    'changes.additional_phone_numbers',
    /^Either replace/,
  ],
  [
    { service_areas: { add: [{ place_id: 'x', name: 'a\u202Eb' }] } },
    'changes.service_areas.add.0.name',
    /U\+202E/,
  ],
  [
    { service_areas: { remove: ['x'] }, set: { service_areas: [] } },
    'changes.service_areas',
    /^Either replace/,
  ],
])(
  '%j is invalid for every location, and has an error at its path @BULK-1 @ERR-4',
  (changes, path, message) => {
    expect(check(changes)).toEqual({ [path]: [expect.stringMatching(message)] });
  },
);

test('a store code can be set on one location, and cleared on all @BULK-1', () => {
  expect(check({ set: { store_code: 'A-1' } }, 1)).toEqual({});
  expect(check({ set: { store_code: '' } })).toEqual({});
});
