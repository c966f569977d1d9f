import { expect, test } from 'vitest';
import { autoRejectableFields, autoRejectionEnabled, updateBehaviours } from './auto-rejection.ts';

test('exactly these fields can be rejected automatically @CONST-2', () => {
  const expected = [
    'title',
    'storeCode',
    'websiteUri',
    'categories',
    'profile.description',
    'phoneNumbers',
    'storefrontAddress',
    'regularHours',
    'openInfo.openingDate',
    'openInfo.status',
    'serviceItems',
    'serviceArea.places',
    'attributes/url_facebook',
    'attributes/url_instagram',
    'attributes/url_linkedin',
    'attributes/url_pinterest',
    'attributes/url_tiktok',
    'attributes/url_twitter',
    'attributes/url_youtube',
  ];
  expect(new Set(autoRejectableFields)).toEqual(new Set(expected));
  expect(autoRejectableFields).toHaveLength(expected.length);
});

test.each([
  ['auto-reject-all', true],
  ['auto-reject-by-field', true],
  ['no-action', false],
  ['of tomorrow', false],
])('the behaviour %s counts as enabled: %s', (behaviour, enabled) => {
  expect(autoRejectionEnabled(behaviour)).toBe(enabled);
});

test('there are three behaviours', () => {
  expect(updateBehaviours).toEqual(['auto-reject-all', 'auto-reject-by-field', 'no-action']);
});
