import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { fieldPlace } from './field-place.ts';

test.each([
  ['websiteUri', '/location/7/info#field-websiteUri'],
  ['phone_number', '/location/7/info#field-phoneNumbers'],
  ['serviceItems', '/location/7/services#field-serviceItems'],
  ['attributes/url_tiktok', '/location/7/social-profiles#field-attributes%2Furl_tiktok'],
  ['menuUrl', undefined],
])('@DET-3 the form of %s is at %s', (field, place) => {
  expect(fieldPlace(LocationId.parse(7), field)).toBe(place);
});
