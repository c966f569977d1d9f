import { expect, test } from 'vitest';
import { countryCodes } from '../rules/country-code.ts';
import { locationHints, type HintedValues } from './location-hints.ts';

const values: HintedValues = {
  name: 'Harbour Books',
  postalCode: 'BS1 4RN',
  regionCode: 'GB',
  pin: { latitude: 51.4497, longitude: -2.6006 },
  openingDate: '2019-06-01',
  hours: { periods: [], special_periods: [] },
};
const hints = (changes: Partial<HintedValues>) =>
  locationHints({ ...values, ...changes }, '2026-11-20', (time) => time.replace(':', '.'));
const pin = (latitude: number, longitude: number, regionCode = 'GB') =>
  hints({ postalCode: null, regionCode, pin: { latitude, longitude } });

test('@DET-2 ordinary values have no hints', () => expect(hints({})).toEqual([]));

test.each([
  ['HARBOUR BOOKS', /all capitals/],
  ['IKEA', null],
  ['Harbour 📚 Books', /names with emoji\.$/],
  ['HARBOUR 📚 BOOKS', /with emoji or in all capitals\.$/],
  ['Harbour Books™', null],
  ['Café № 1', null],
])('@DET-2 the name %j has the hint %s', (name, expected) => {
  const [found] = hints({ name });
  if (expected) expect(found).toEqual(['name', expect.stringMatching(expected)]);
  else expect(found).toBeUndefined();
});

test.each([
  ['GB', 'bs14rn', true],
  ['GB', '90210', false],
  ['US', '90210', true],
  ['US', '90210-1234', true],
  ['US', 'BS1 4RN', false],
  ['DE', '10115', true],
  ['DE', '1011', false],
  ['CA', 'K1A 0B1', true],
  ['IE', 'D02 AF30', true],
  ['HK', 'anything', true],
])('@DET-2 in %s, the postal code %j is usual: %s', (regionCode, postalCode, usual) => {
  const found = hints({ regionCode, postalCode, pin: null });
  expect(found.map(([path]) => path)).toEqual(usual ? [] : ['postal_code']);
});

test('@DET-2 a pin outside the country of the address has a hint with the likely mistake', () => {
  expect(pin(51.45, 2.6)).toEqual([]);
  expect(pin(-2.6006, 51.4497)).toEqual([['lat', expect.stringContaining('swapped')]]);
  expect(pin(-51.45, -2.6)).toEqual([['lat', expect.stringContaining('minus sign')]]);
  expect(pin(40.7, -74)).toEqual([['lat', expect.stringMatching(/United Kingdom\)\.$/)]]);
  expect(pin(40.7, -74, 'US')).toEqual([]);
  expect(pin(21.3, -157.8, 'US')).toEqual([]);
  expect(pin(61.2, -149.9, 'US')).toEqual([]);
  expect(pin(-36.8, 174.7, 'NZ')).toEqual([]);
  expect(pin(0, 0, 'ZZ')).toEqual([]);
});

test('@DET-2 the extents of nearly all countries are known', () => {
  const unknown = [...countryCodes].filter((code) => pin(0.5, -140.5, code).length === 0);
  expect(unknown.length).toBeLessThan(20);
});

test('@DET-2 old opening dates, and special dates out of range, have hints', () => {
  expect(hints({ openingDate: '1249-06-01' })).toEqual([
    ['date_established', 'Check the year 1249.'],
  ]);
  const dates = ['2026-11-19', '2026-11-20', '2026-12-25', '2029-12-25'];
  const special_periods = dates.map((start_date) => ({ start_date, closed: true }));
  expect(hints({ hours: { special_periods } })).toEqual([
    ['opening_hours.special_periods.0.start_date', 'This date is in the past.'],
    ['opening_hours.special_periods.3.start_date', 'This date is more than a year from now.'],
  ]);
});

test('@DET-2 hours that probably end on the next day by mistake have a hint', () => {
  const periods = [
    { open_day: 'FRIDAY', open_time: '18:00', close_day: 'SATURDAY', close_time: '02:00' },
    { open_day: 'MONDAY', open_time: '09:00', close_day: 'TUESDAY', close_time: '05:00' },
  ] as const;
  expect(hints({ hours: { periods: [...periods] } })).toEqual([
    ['opening_hours.periods.1', 'These hours end at 05.00 the next day. Did you mean 17.00?'],
  ]);
});
