import { expect, test } from 'vitest';
import { countryCodes } from '../rules/country-code.ts';
import { addressForm } from './address-form.ts';

test.each([
  ['US', ['street', 'locality', 'administrative_area', 'postal_code'], 'State', 'ZIP code'],
  ['GB', ['street', 'locality', 'postal_code'], 'County', 'Postcode'],
  ['DE', ['street', 'postal_code', 'locality'], 'Region', 'Postal code'],
  ['IT', ['street', 'postal_code', 'locality', 'administrative_area'], 'Province', 'Postal code'],
  ['SG', ['street', 'postal_code'], 'Region', 'Postal code'],
])('@DET-2 in %s, an address has the parts %j', (region, parts, area, code) => {
  const form = addressForm(region);
  expect([form.parts, form.areaName, form.postalCodeName]).toEqual([parts, area, code]);
});

test('@DET-2 states are chosen by name and stored by code', () => {
  expect(addressForm('US').areas).toContainEqual({ value: 'CA', label: 'California' });
  expect(addressForm('AU').areas).toContainEqual({ value: 'NSW', label: 'New South Wales' });
  expect(addressForm('GB').areas).toBeNull();
});

test('@DET-2 the address of every country has a street, and each part once', () => {
  for (const code of ['', ...countryCodes]) {
    const { parts } = addressForm(code);
    expect(parts).toContain('street');
    expect(new Set(parts).size).toBe(parts.length);
  }
});
