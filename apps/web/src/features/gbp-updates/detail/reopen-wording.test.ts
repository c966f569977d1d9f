import { expect, test } from 'vitest';
import { reopenText } from './reopen-wording.ts';

test.each([
  [true, 'enabled', 'Placekeeper saves your previous value as an edit and publishes it to Google.'],
  [false, 'enabled', 'Placekeeper saves Google’s value as an edit and publishes it to Google.'],
  [
    true,
    'lost-authorization',
    'Placekeeper saves your previous value as an edit and publishes it when you reconnect the Google account.',
  ],
  [
    true,
    'disabled',
    'Placekeeper saves your previous value as an edit but doesn’t publish it, because this location isn’t managed.',
  ],
  [false, undefined, 'Placekeeper saves Google’s value as an edit.'],
])(
  '@UPD-6 reopening an accepted (%s) update while management is %s',
  (wasAccepted, status, text) => {
    expect(reopenText(wasAccepted, status)).toBe(text);
  },
);
