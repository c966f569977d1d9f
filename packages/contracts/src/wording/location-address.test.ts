import { expect, test } from 'vitest';
import { locationAddress } from './location-address.ts';

const parts = {
  has_storefront_address: true,
  street_address_1: '12 Harbour Street',
  street_address_2: '',
  locality: 'Bristol',
  postal_code: 'BS1 4RN',
};
const composed = '12 Harbour Street, Bristol BS1 4RN';

test.each<[fields: object, address: string | null]>([
  [{ formatted_address: '1 Quay' }, '1 Quay'],
  [{ formatted_address: '' }, composed],
  [{ formatted_address: null }, composed],
  [{}, composed],
  [{ formatted_address: ' ', has_storefront_address: false }, null],
  [{ formatted_address: '', street_address_1: null, locality: null, postal_code: null }, null],
])('with %j the address is %s @LOC-6', (fields, address) => {
  expect(locationAddress({ ...parts, ...fields })).toBe(address);
});
