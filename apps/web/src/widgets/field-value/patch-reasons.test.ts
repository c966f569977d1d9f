import { expect, test } from 'vitest';
import { reasonSentence } from './patch-reasons.ts';

test.each([
  ['UNVERIFIED_LOCATION', 'Google suspended this profile.', 'Google suspended this profile.'],
  ['UNVERIFIED_LOCATION', null, 'Verify the profile on Google to publish changes.'],
  ['THROTTLED', 'Try again in a minute.', 'Try again in a minute.'],
  ['THROTTLED', '', /Try again in a few hours\.$/],
  ['URL_PROVIDER_NOT_ALLOWED', 'No social network.', 'No social network.'],
  ['INVALID_CHARACTERS', 'The name is in all caps.', 'The name is in all caps.'],
  ['INVALID_CHARACTERS', 'Invalid characters.', /some special characters/],
  ['STRING_TOO_LONG', 'String too long', 'This text is longer than Google allows.'],
  ['NEW_REASON', 'Something new.', 'Something new.'],
  ['NEW_REASON', null, 'new reason'],
])('@DET-3 a decline for %s with the text %j is explained', (reason, message, text) => {
  expect(reasonSentence({ reason, message })).toMatch(text);
});
