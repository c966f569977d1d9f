import { expect, test } from 'vitest';
import type { BulkChanges } from '../bulk/bulk-changes.ts';
import { TagId } from '../core/id.ts';
import { fieldOfPatchPath, fieldsOfChanges } from './fields-of-changes.ts';

const week = [
  { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' } as const,
];
const christmas = [{ start_date: '2026-12-25', closed: true }];
const cleaning = { type: 'structured', service_type_id: 'job_type_id:cleaning' } as const;

test.each<[BulkChanges, string[]]>([
  [{}, []],
  [{ set: {} }, []],
  [{ set: { name: undefined } }, []],
  [
    { set: { name: 'Quay Books', street_address_1: '1 Quay', locality: 'Bristol' } },
    ['title', 'storefrontAddress'],
  ],
  [{ set: { website_url: null } }, ['websiteUri']],
  [{ set: { label: 'Flagship' } }, ['label']],
  [{ set: { opening_hours: null } }, ['regularHours', 'specialHours']],
  [{ set: { opening_hours: { periods: week } } }, ['regularHours']],
  [{ set: { opening_hours: { special_periods: christmas } } }, ['specialHours']],
  [
    {
      texts: {
        website_url: { type: 'append', text: 'x' },
        tiktok: { type: 'template', text: 'x' },
      },
    },
    ['websiteUri', 'attributes/url_tiktok'],
  ],
  [{ periods: [] }, ['regularHours']],
  [{ special_periods: { add: christmas } }, ['specialHours']],
  [{ special_periods: { remove_dates: ['2026-12-25'] } }, ['specialHours']],
  [{ special_periods: { add: [], remove_dates: [] } }, []],
  [
    {
      set: { phone_number: '+44 117 496 0123' },
      additional_phone_numbers: { add: ['+44 117 496 0124'] },
    },
    ['phoneNumbers'],
  ],
  [{ additional_phone_numbers: { remove: ['+44 117 496 0124'] } }, ['phoneNumbers']],
  [{ additional_phone_numbers: { add: [], remove: [] } }, []],
  [{ service_areas: { remove: ['place'] } }, ['serviceArea.places']],
  [{ primary_category_id: 'gcid:dentist' }, ['categories']],
  [{ additional_categories: { add: ['gcid:dentist'] } }, ['categories']],
  [{ services: { remove: [cleaning] } }, ['serviceItems']],
  [{ attributes: { clear: ['attributes/has_wifi'] } }, ['attributes']],
  [{ attributes: { set: [], clear: [] } }, []],
  [{ attributes: { set: [{ name: 'attributes/has_wifi', values: [true] }] } }, ['attributes']],
  [
    { social_profiles: { facebook: null, youtube: 'https://www.youtube.com/@quay' } },
    ['attributes/url_facebook', 'attributes/url_youtube'],
  ],
  [{ social_profiles: {} }, []],
  [{ tags: { add: [TagId.parse(1)] } }, ['tags']],
  // In the order of the provider's fields, whatever the order of the changes; other fields come last.
  [
    { set: { label: 'Spring', description: 'Bread', name: 'Bakery' } },
    ['title', 'profile.description', 'label'],
  ],
])('%j changes %j @LOC-4', (changes, fields) => {
  expect(fieldsOfChanges(changes)).toEqual(fields);
});

test.each([
  ['name', 'title'],
  ['lat', 'latlng'],
  ['additional_phone_numbers.1', 'phoneNumbers'],
  ['opening_hours.periods.0', 'regularHours'],
  ['opening_hours.special_periods.0', 'specialHours'],
  ['opening_hours.special_periods', 'specialHours'],
  ['of_tomorrow.0', 'of_tomorrow'],
  ['constructor', 'constructor'],
])('the error path %s belongs to the field %s @DET-2', (path, field) => {
  expect(fieldOfPatchPath(path)).toBe(field);
});
