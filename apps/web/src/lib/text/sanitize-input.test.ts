import { expect, test } from 'vitest';
import { sanitizeInput } from './sanitize-input.ts';

test.each([
  ['\u202A(0161) 496 0358\u202C', 'tel', '(0161) 496 0358'],
  ['tel:+441614960358', 'tel', '+441614960358'],
  ['\u2066TEL:0161\u2069', 'tel', '0161'],
  ['Harbour\u200E Books', undefined, 'Harbour Books'],
  ['Hotel: Harbour', undefined, 'Hotel: Harbour'],
  ['٠١١٧ ٤٩٦ ٠١٢٣', 'tel', '0117 496 0123'],
  ['۰۲۱ ۴۹۶ ۰۱۲۳', 'tel', '021 496 0123'],
  ['＋４４ １１７', 'tel', '+44 117'],
  ['شارع ٩', undefined, 'شارع ٩'],
  ['tel:0161', undefined, 'tel:0161'],
  [' a ', 'tel', ' a '],
])('@DET-2 %j in a box for %s is %j', (text, kind, held) => {
  expect(sanitizeInput(text, kind)).toBe(held);
});
