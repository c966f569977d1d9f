import { expect, test } from 'vitest';
import { standingOf } from './profile-standing.ts';

test.each([
  [[], null],
  [[{ reason: 'INVALID_URL', message: 'The page is suspended.' }], null],
  [[{ reason: 'UNVERIFIED_LOCATION', message: null }], 'unverified'],
  [
    [{ reason: 'UNVERIFIED_LOCATION', message: 'This business isn’t verified on Google.' }],
    'unverified',
  ],
  [[{ reason: 'UNVERIFIED_LOCATION', message: 'Google suspended this profile.' }], 'suspended'],
  [[{ reason: 'LOCATION_SUSPENDED', message: null }], 'suspended'],
  [[{ reason: 'LOCATION_DISABLED', message: null }], 'suspended'],
  [
    [
      { reason: 'INVALID_URL', message: null },
      { reason: 'UNVERIFIED_LOCATION', message: null },
    ],
    'unverified',
  ],
])('@DET-3 the reasons %j say that the profile is: %s', (errors, standing) => {
  expect(standingOf(errors)).toBe(standing);
});
