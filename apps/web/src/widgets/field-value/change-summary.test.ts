import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import { changeSummary } from './change-summary.ts';

const summaryOf = (field_name: ProviderField | 'menuUrl', before: unknown, after: unknown) =>
  changeSummary({ field_name, platform_value: before, update_value: after });

const day = (open_day: string, open_time: string) => ({
  open_day,
  open_time,
  close_day: open_day,
  close_time: '17:00',
});

test.each<[ProviderField, unknown, unknown, string | null]>([
  ['title', 'Shop', 'Store', 'Store'],
  ['websiteUri', 'https://www.a.example/shop', null, 'a.example/shop'],
  ['openInfo.status', 'open', 'closed_temporarily', 'Temporarily closed'],
  [
    'phoneNumbers',
    { primary_phone: '+44 1', additional_phones: [] },
    { primary_phone: '+44 1', additional_phones: ['+44 2', '+44 3'] },
    '+44 2 and +44 3',
  ],
  [
    'categories',
    { primary: { id: 'a', name: 'Dentist' }, additional: [{ id: 'b', name: 'Spa' }] },
    { primary: { id: 'a', name: 'Dentist' }, additional: [] },
    'removed Spa',
  ],
  [
    'categories',
    { primary: { id: 'a', name: 'Dentist' }, additional: [] },
    { primary: null, additional: [] },
    'Dentist',
  ],
  ['regularHours', [], [day('MONDAY', '08:00')], 'hours on 1 day'],
  [
    'regularHours',
    [day('MONDAY', '09:00'), day('TUESDAY', '09:00'), day('FRIDAY', '09:00')],
    [day('MONDAY', '08:00'), day('TUESDAY', '09:00')],
    'new hours on 2 days',
  ],
  [
    'storefrontAddress',
    { locality: 'Köln', addressLines: ['Hohe Straße 14'] },
    { locality: 'Köln', addressLines: ['Hohe Straße 14a'] },
    'Hohe Straße 14a, Köln',
  ],
  [
    'phoneNumbers',
    { primaryPhone: '1' },
    { primaryPhone: '2', additionalPhones: ['3'] },
    '2 and 3',
  ],
  ['openInfo.openingDate', null, { year: 2010 }, '2010'],
  [
    'latlng',
    { latitude: 51.4497, longitude: -2.6006 },
    { latitude: 51.4497, longitude: -2.6001 },
    '35 m east',
  ],
])('@UPD-1 the summary of a changed %s', (field, before, after, words) => {
  expect(summaryOf(field, before, after)).toBe(words);
});

test('@UPD-9 an unknown field has no summary', () => {
  expect(summaryOf('menuUrl', 'a', 'b')).toBeNull();
  expect(summaryOf('regularHours', 'always', 'never')).toBeNull();
});
