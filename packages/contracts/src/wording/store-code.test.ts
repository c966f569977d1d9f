import { expect, test } from 'vitest';
import { nameWithCode, storeCodeOf } from './store-code.ts';

test.each([
  ['AOB-012', 'AOB-012'],
  ['0117', '0117'],
  ['5012345678900', '5012345678900'],
  ['38986064736540455741', undefined],
  ['1234567890123456', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the store code %s is shown as %s (LOC-6)', (store_code, shown) => {
  expect(storeCodeOf({ store_code })).toBe(shown);
});

test.each([
  [{ name: 'Pier Café', store_code: '0117' }, 'Pier Café (0117)'],
  [{ name: 'Pier Café', store_code: null }, 'Pier Café'],
  [{ store_code: '0117' }, '(0117)'],
])('%j is named %s', (location, text) => {
  expect(nameWithCode(location)).toBe(text);
});
