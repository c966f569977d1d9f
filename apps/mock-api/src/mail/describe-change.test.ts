import { plainAddress as address } from '@placekeeper/contracts/testing/plain-profile';
import { daysOfWeek, type DayOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import { fields } from '../provider/catalogue.ts';
import { generateValue } from '../provider/generate-value.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { describeChange } from './describe-change.ts';

function read(field: ProviderField, before: unknown, after: unknown): readonly string[] {
  const picture = describeChange(field, before, after);
  return picture.kind === 'table'
    ? picture.rows.map((row) => `${row.name}: ${row.before} → ${row.after}`)
    : picture.blocks.map(({ label, lines }) => `${label}: ${lines.join(' | ')}`);
}

const week = (from: string, to: string, days: readonly DayOfWeek[] = daysOfWeek) =>
  days.map((day) => ({ open_day: day, open_time: from, close_day: day, close_time: to }));

const named = (id: string) => ({ id: `gcid:${id}`, name: id });

test.each<[ProviderField, unknown, unknown, readonly string[]]>([
  ['title', 'Quay', 'Pier', ['Your value: Quay', 'On Google now: Pier']],
  ['storeCode', null, 'A-1', ['On Google now: A-1']],
  [
    'websiteUri',
    'https://a.example/',
    null,
    ['Your value: https://a.example/', 'On Google now: Empty'],
  ],
  [
    'openInfo.openingDate',
    '2012-04-01',
    '2015-05-01',
    ['Your value: 1 Apr 2012', 'On Google now: 1 May 2015'],
  ],
  ['openInfo.openingDate', '2012', null, ['Your value: 2012', 'On Google now: Empty']],
  [
    'openInfo.status',
    'open',
    'closed_temporarily',
    ['Your value: Open', 'On Google now: Temporarily closed'],
  ],
  [
    'storefrontAddress',
    address,
    null,
    [
      'Your value: 12 Harbour Street | Bristol BS1 4RN | United Kingdom',
      'On Google now: Not shown to customers',
    ],
  ],
  [
    'phoneNumbers',
    { primary_phone: '1', additional_phones: ['2', '3'] },
    { primary_phone: '4', additional_phones: ['2'] },
    ['Removed: 1 (primary) | 3', 'Added: 4 (primary)'],
  ],
  [
    'categories',
    { primary: named('Dentist'), additional: [] },
    { primary: named('Dentist'), additional: [named('Clinic')] },
    ['Added: Clinic'],
  ],
  [
    'serviceItems',
    [{ type: 'free_form', id: 'gcid:a', name: 'Late supper' }],
    [],
    ['Removed: Late supper'],
  ],
  [
    'serviceArea.places',
    [{ place_id: '1', name: 'Bath' }],
    [{ place_id: '2', name: 'Wells' }],
    ['Removed: Bath', 'Added: Wells'],
  ],
  [
    'latlng',
    { latitude: 51.4496, longitude: -2.5985 },
    { latitude: 51.4506, longitude: -2.5985 },
    ['On Google now: 111 m north of your pin'],
  ],
  [
    'latlng',
    null,
    { latitude: 1, longitude: 2 },
    ['Your value: No pin', 'On Google now: 1.00000, 2.00000'],
  ],
  ['regularHours', week('09:00', '18:00'), [], ['Mon–Sun: 09:00–18:00 → Closed']],
  [
    'regularHours',
    week('09:00', '18:00'),
    [
      ...week('09:00', '17:00', ['MONDAY', 'TUESDAY']),
      ...week('09:00', '18:00', ['WEDNESDAY']),
      ...week('09:00', '17:00', ['THURSDAY']),
      ...week('09:00', '18:00', ['FRIDAY', 'SATURDAY', 'SUNDAY']),
    ],
    ['Mon–Tue: 09:00–18:00 → 09:00–17:00', 'Thursday: 09:00–18:00 → 09:00–17:00'],
  ],
  [
    'specialHours',
    [{ start_date: '2026-12-25', closed: true }],
    [{ start_date: '2026-12-24', open_time: '09:00', close_time: '13:00' }],
    ['24 Dec 2026: Business hours → 09:00–13:00', '25 Dec 2026: Closed → Business hours'],
  ],
  [
    'attributes/url_tiktok',
    null,
    'https://www.tiktok.com/@quay',
    ['On Google now: https://www.tiktok.com/@quay'],
  ],
])('@NOTIF-5 %s from %j to %j', (field, before, after, words) => {
  expect(read(field, before, after)).toEqual(words);
});

test('@UPD-9 a value of unknown form is described as plain text', () => {
  expect(read('regularHours', { new: 'form' }, 'text')).toEqual([
    'Your value: {"new":"form"}',
    'On Google now: text',
  ]);
  expect(read('phoneNumbers', undefined, null)).toEqual(['On Google now: Empty']);
});

test('a long list shows its beginning', () => {
  const places = Array.from({ length: 20 }, (_, n) => ({ place_id: `${n}`, name: `Town ${n}` }));
  expect(read('serviceArea.places', [], places)).toEqual([
    `Added: ${places
      .slice(0, 12)
      .map(({ name }) => name)
      .join(' | ')} | and 8 more`,
  ]);
  const days = Array.from({ length: 20 }, (_, n) => ({
    start_date: `2026-12-${String(n + 1).padStart(2, '0')}`,
    closed: true,
  }));
  const picture = describeChange('specialHours', [], days);
  expect(picture).toMatchObject({ kind: 'table', rows: { length: 12 }, left: 8 });
});

test('a reordered list or period is shown unchanged', () => {
  const both = [named('Clinic'), named('Dentist')];
  const categories = (additional: typeof both) => ({ primary: named('Spa'), additional });
  expect(read('categories', categories(both), categories(both.toReversed()))).toEqual([
    'Your value: Spa (primary) | Clinic | Dentist',
    'On Google now: Spa (primary) | Dentist | Clinic',
  ]);
  const hours = week('09:00', '18:00');
  expect(read('regularHours', hours, hours.toReversed())).toEqual([
    'Your value: Same hours, reordered',
    'On Google now: Same hours, reordered',
  ]);
});

test.each(providerFields)('a generated change of %s has a text', (field) => {
  const profile = plainProfile();
  const after = generateValue(profile, field);
  const words = read(field, fields[field].read(profile), after).join();
  expect(words.length).toBeGreaterThan(0);
  expect(words).not.toMatch(/[{}]|gcid|undefined|null/);
});
