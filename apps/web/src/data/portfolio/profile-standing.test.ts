import { expect, test } from 'vitest';
import { standingIn, standingOf } from './profile-standing.ts';

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

test.each([
  ['Google suspended this profile. You can’t publish until this is resolved.', 'suspended'],
  ['This profile has been disabled by Google.', 'suspended'],
  ['This business isn’t verified on Google. You can’t publish.', 'unverified'],
  ['The location is not verified.', 'unverified'],
  ['This profile isn’t connected, so you can’t publish to it.', null],
  ['Google has made this change before. It was rejected twice.', null],
  ['The website’s host suspended its page.', null],
])('@UPD-3 the note %j says that the profile is: %s', (note, standing) => {
  expect(standingIn(note)).toBe(standing);
});
