import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['＋４４ １１７', '+44 117'],
  ['٩:٣٠ ص', '9:30 ص'],
  ['unit 12', 'unit 12'],
])('%j is written as %j', (text, written) => {
  expect(latinDigits(text)).toBe(written);
});
