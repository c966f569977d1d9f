import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';
import { townLine } from './town-line.ts';

test.each([
  [{ locality: 'Bristol', postal_code: 'BS1 4RN', region_code: 'GB' }, 'Bristol BS1 4RN'],
  [
    { locality: 'Boston', administrative_area: 'MA', postal_code: '02116', region_code: 'US' },
    'Boston, MA 02116',
  ],
  [
    { locality: 'Toronto', administrative_area: 'ON', postal_code: 'M5V 2T6', region_code: 'CA' },
    'Toronto, ON M5V 2T6',
  ],
  [
    { locality: 'Sydney', administrative_area: 'NSW', postal_code: '2000', region_code: 'AU' },
    'Sydney NSW 2000',
  ],
  [{ locality: 'Boston', postal_code: '02116', region_code: 'US' }, 'Boston 02116'],
  [{ administrative_area: 'MA', region_code: 'US' }, 'MA'],
  [{}, ''],
])('@LOC-6 the town line of %j is %s', (town, line) => {
  expect(townLine(town)).toBe(line);
});

test('@LOC-6 an address names its state once', () => {
  const address = { locality: 'Boston', administrative_area: 'MA', region_code: 'US' };
  expect(addressLines(address)).toEqual(['Boston, MA', 'United States']);
  expect(addressLines({ ...address, region_code: 'GB', locality: 'Bath' })).toEqual([
    'Bath',
    'MA',
    'United Kingdom',
  ]);
});
