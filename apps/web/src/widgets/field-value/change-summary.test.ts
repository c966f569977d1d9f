import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import { describeChange } from './change-summary.ts';

function line(
  field_name: ProviderField | 'menuUrl',
  before: unknown,
  after: unknown,
  action = 'changed',
) {
  const change = { change_action: action, platform_value: before, update_value: after };
  const { wording, value } = describeChange({ ...change, field_name });
  return value === null ? wording : `${wording} ${value}`;
}

const dentist = { id: 'a', name: 'Dentist' };
const spa = { id: 'b', name: 'Spa' };
const service = (name: string, details?: string) => ({
  type: 'structured',
  id: name,
  name,
  details,
});

const day = (open_day: string, open_time: string) => ({
  open_day,
  open_time,
  close_day: open_day,
  close_time: '17:00',
});

test.each<[ProviderField, unknown, unknown, string]>([
  ['title', 'Shop', 'Store', 'changed to Store'],
  ['websiteUri', 'https://www.a.example/shop', null, 'removed a.example/shop'],
  ['openInfo.status', 'open', 'closed_temporarily', 'changed to Temporarily closed'],
  [
    'phoneNumbers',
    { primary_phone: '+44 1', additional_phones: [] },
    { primary_phone: '+44 1', additional_phones: ['+44 2', '+44 3'] },
    'changed: +44 2 added and +44 3 added',
  ],
  [
    'categories',
    { primary: dentist, additional: [spa] },
    { primary: dentist, additional: [] },
    'changed: Spa removed',
  ],
  [
    'categories',
    { primary: dentist, additional: [] },
    { primary: null, additional: [] },
    'removed Dentist',
  ],
  [
    'categories',
    { primary: dentist, additional: [spa] },
    { primary: spa, additional: [dentist] },
    'changed: Spa (now Primary)',
  ],
  [
    'serviceItems',
    [service('Repair'), service('Zip')],
    [service('Repair')],
    'changed: Zip removed',
  ],
  [
    'serviceItems',
    [service('Repair', '£40'), service('Zip')],
    [service('Repair', '£50'), service('Zip'), service('Dyeing')],
    'changed: Dyeing added and Repair (now £50)',
  ],
  ['regularHours', [], [day('MONDAY', '08:00')], 'added for 1 day'],
  [
    'regularHours',
    [day('MONDAY', '09:00'), day('TUESDAY', '09:00'), day('FRIDAY', '09:00')],
    [day('MONDAY', '08:00'), day('TUESDAY', '09:00')],
    'changed for 2 days',
  ],
  [
    'storefrontAddress',
    { locality: 'Köln', addressLines: ['Hohe Straße 14'] },
    { locality: 'Köln', addressLines: ['Hohe Straße 14a'] },
    'changed to Hohe Straße 14a, Köln',
  ],
  [
    'phoneNumbers',
    { primaryPhone: '1' },
    { primaryPhone: '2', additionalPhones: ['3'] },
    'changed to 2 and 3',
  ],
  ['openInfo.openingDate', null, { year: 2010 }, 'changed to 2010'],
  [
    'latlng',
    { latitude: 51.4497, longitude: -2.6006 },
    { latitude: 51.4497, longitude: -2.6001 },
    'moved 35 m east',
  ],
])('@UPD-1 a changed %s in one line', (field, before, after, words) => {
  expect(line(field, before, after)).toBe(words);
});

test('@UPD-1 a change of the platform’s other actions in one line', () => {
  expect(line('regularHours', [day('MONDAY', '09:00')], [])).toBe('removed for 1 day');
  expect(line('title', null, 'Store', 'added')).toBe('added Store');
  expect(line('storefrontAddress', { locality: 'Köln' }, null, 'removed')).toBe('hid');
});

test('@UPD-9 an unknown field or value has no text', () => {
  expect(line('menuUrl', 'a', 'b')).toBe('changed');
  expect(line('regularHours', 'always', 'never')).toBe('changed');
});
