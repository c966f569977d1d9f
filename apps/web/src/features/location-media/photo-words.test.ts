import { expect, test } from 'vitest';
import { photosText } from './photo-words.ts';

test.each([
  [['PROFILE'], 'Logo'],
  [['COVER'], 'Cover'],
  [['PROFILE', 'COVER'], 'Logo and cover'],
  [['PROFILE', 'PROFILE'], 'Logo'],
  [['INTERIOR'], '1 photo'],
  [['PROFILE', 'INTERIOR'], '2 photos'],
] as const)('@MEDIA-1 a notification about %j names: %s', (categories, text) => {
  expect(photosText(categories.map((category) => ({ category })))).toBe(text);
});
