import { expect, test } from 'vitest';
import { writtenPostalCode } from './postal-code.ts';

test.each([
  ['GB', 'bs14rn', 'BS1 4RN'],
  ['GB', ' BS1  4RN ', 'BS1 4RN'],
  ['GB', 'm11ae', 'M1 1AE'],
  ['GB', 'ec1a1bb', 'EC1A 1BB'],
  ['GB', '90210', '90210'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['CA', 'K1A-0B1', 'K1A-0B1'],
  ['NL', '1012ab', '1012 AB'],
  ['IE', 'd02af30', 'D02 AF30'],
  ['SE', '11455', '114 55'],
  ['US', '94103-1234', '94103-1234'],
  ['DE', '１０１１７', '10117'],
  ['IR', '۱۹۹۱۸۵۳۶۱۴', '1991853614'],
  ['EG', '١١٥١١', '11511'],
  ['AR', 'c1420', 'C1420'],
  ['', 'bs1 4rn', 'bs1 4rn'],
  ['KE', 'Box 7', 'Box 7'],
])('@DET-2 in %s, the postal code %j is written as %j', (region, typed, written) => {
  expect(writtenPostalCode(typed, region)).toBe(written);
});
