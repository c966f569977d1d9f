import { expect, test } from 'vitest';
import { findRegion } from './regions.ts';

test.for([
  ['GB', 'GB'],
  ['gb', 'GB'],
  ['UK', 'GB'],
  ['United Kingdom', 'GB'],
  ['united states', 'US'],
  ['U.S.A.', 'US'],
  ['Germany', 'DE'],
  ['New Zealand', 'NZ'],
  ['Côte d’Ivoire', 'CI'],
] as const)('%s is %s', ([text, code]) => {
  expect(findRegion(text)).toBe(code);
});

test.for(['Atlantis', 'XX', '', '44'])('%o is no country', (text) => {
  expect(findRegion(text)).toBeUndefined();
});
