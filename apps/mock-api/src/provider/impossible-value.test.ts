import { expect, test } from 'vitest';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { impossibleValue } from './impossible-value.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';

test.each<[ProviderField, Partial<Profile>, RegExp]>([
  ['websiteUri', { websiteUri: 'javascript:alert(1)' }, /http/],
  ['attributes/url_facebook', { socialProfiles: { facebook: 'javascript:alert(1)' } }, /http/],
  ['latlng', { latlng: { latitude: 999, longitude: 0 } }, /no such place/],
  ['openInfo.openingDate', { openingDate: '2026-02-31' }, /no such day/],
  ['title', { title: 'A'.repeat(100_000) }, /longer/],
])('%s cannot be %j', (field, change, reason) => {
  expect(impossibleValue(field, plainProfile(change))).toMatch(reason);
  expect(impossibleValue(field, plainProfile())).toBeNull();
});
