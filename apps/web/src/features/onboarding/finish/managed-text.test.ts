import { expect, test } from 'vitest';
import { emailsText, managedText } from './managed-text.ts';

test.each([
  [0, 12, 0, /^None of your locations are managed yet/],
  [12, 12, 12, /^All 12 are managed\. Placekeeper publishes edits/],
  [1, 1, 1, /^It is managed/],
  [1, 12, undefined, /^1 of your 12 locations is managed/],
  [
    8,
    1200,
    1200,
    /^8 of your 1,200 locations are managed\. To manage the rest, turn on management in Locations\.$/,
  ],
  [100, 120, 100, /^100 of your 120 locations are managed\. All your slots are in use\./],
  [8, 20, 10, /You have 2 free slots\. Choose more/],
])('@ONB-5 %i of %i locations are managed with %s slots', (managed, all, slots, text) => {
  expect(managedText(managed, all, slots)).toMatch(text);
});

test('@ONB-6 emails about changes are promised only if locations are managed', () => {
  const daily = [{ period: 'daily' as const, options: { emails: ['a@b.example'] } }];
  expect(emailsText(daily, 0)).toBeNull();
  expect(emailsText(daily, 1)).toBe('a@b.example gets a daily email about changes on Google.');
});
