import { expect, test } from 'vitest';
import { managedText } from './managed-text.ts';

test.each([
  [0, 12, /^None of your locations are managed yet/],
  [12, 12, /^All 12 are managed: edits are published/],
  [1, 1, /^It is managed/],
  [1, 12, /^1 of your 12 locations is managed/],
  [8, 1200, /^8 of your 1,200 locations are managed\. Turn on management for the rest/],
])('@ONB-5 of %i managed of %i it is said so', (managed, all, text) => {
  expect(managedText(managed, all)).toMatch(text);
});
