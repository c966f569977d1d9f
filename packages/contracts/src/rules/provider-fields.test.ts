import { expect, test } from 'vitest';
import {
  fieldLabel,
  isProviderField,
  knownField,
  providerFields,
  socialField,
  socialFields,
  socialNetworks,
} from './provider-fields.ts';

test.each([
  ['storeCode', 'store code'],
  ['title', 'business name'],
  ['phoneNumbers', 'phone numbers'],
  ['categories', 'categories'],
  ['storefrontAddress', 'storefront address'],
  ['websiteUri', 'website'],
  ['regularHours', 'business hours'],
  ['specialHours', 'special hours'],
  ['profile.description', 'description'],
  ['openInfo.openingDate', 'opening date'],
  ['serviceItems', 'services'],
  ['serviceArea.places', 'service areas'],
  ['latlng', 'map pin'],
  ['openInfo.status', 'open status'],
  ['attributes/url_facebook', 'social profiles'],
  ['attributes/url_youtube', 'social profiles'],
])('the field %s is labelled %s @CONST-3', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});

test('every field has a label or is a social profile @CONST-3', () => {
  const labels = providerFields.map(fieldLabel).filter((label) => label !== 'social profiles');
  expect(labels).toHaveLength(providerFields.length - socialNetworks.length);
  expect(new Set(labels).size).toBe(labels.length);
});

test.each(['moreHours', 'attributes/has_wifi', '', 'constructor', 'toString', '__proto__'])(
  'an unknown field, such as %j, is shown by its own name @UPD-9',
  (field) => {
    expect(fieldLabel(field)).toBe(field);
    expect(isProviderField(field)).toBe(false);
  },
);

test('an unknown social network is labelled as a social profile @CONST-3', () => {
  expect(fieldLabel('attributes/url_threads')).toBe('social profiles');
});

test('the social fields are those of the networks @CONST-2', () => {
  expect(socialNetworks.map(socialField)).toEqual(socialFields);
  expect(socialNetworks).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'pinterest',
    'tiktok',
    'twitter',
    'youtube',
  ]);
  expect(socialFields.every(isProviderField)).toBe(true);
});

test.each([
  ['phone_number', 'phoneNumbers'],
  ['website_url', 'websiteUri'],
  ['opening_hours', 'regularHours'],
  ['status', 'openInfo.status'],
  ['primary_category', 'categories'],
  ['additional_categories', 'categories'],
  ['structured_services', 'serviceItems'],
  ['free_form_services', 'serviceItems'],
  ['google_services', 'serviceItems'],
  ['addresses', 'storefrontAddress'],
  ['formatted_address', 'storefrontAddress'],
  ['service_area', 'serviceArea.places'],
  ['profile', 'profile.description'],
  ['phone_numbers', 'phoneNumbers'],
  ['storefront-address', 'storefrontAddress'],
  ['phoneNumbers.primaryPhone', 'phoneNumbers'],
  ['open_info.opening_date', 'openInfo.openingDate'],
  ['facebook', 'attributes/url_facebook'],
  ['url_tiktok', 'attributes/url_tiktok'],
  ['social_profiles.youtube', 'attributes/url_youtube'],
  ['label', undefined],
  ['serviceArea.businessType', undefined],
  ['attributes/has_wifi', undefined],
  ['constructor', undefined],
])('the name %s means the provider field %s @UPD-9', (name, field) => {
  expect(knownField(name)).toBe(field);
});
