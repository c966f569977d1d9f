import { expect, test } from 'vitest';
import { deletionText, mergeText } from './tag-wording.ts';

test('@TAG-1 the delete dialog states what happens to the locations', () => {
  expect(deletionText(undefined)).toBe(
    'This removes the tag from all its locations. You can’t undo this.',
  );
  expect(deletionText(0)).toBe('No locations use this tag. You can’t undo this.');
  expect(deletionText(1)).toBe('This removes the tag from 1 location. You can’t undo this.');
  expect(deletionText(1204)).toBe(
    'This removes the tag from 1,204 locations. You can’t undo this.',
  );
});

test('@TAG-1 the merge dialog states what happens to both tags', () => {
  expect(mergeText('Sud', 'South', undefined)).toBe(
    'Moves all locations from “Sud” to “South” and deletes “Sud”. You can’t undo this.',
  );
  expect(mergeText('Sud', 'South', 0)).toBe('This deletes “Sud”. You can’t undo this.');
  expect(mergeText('Sud', 'South', 1)).toBe(
    'Moves 1 location from “Sud” to “South” and deletes “Sud”. You can’t undo this.',
  );
  expect(mergeText('Sud', 'South', 12)).toBe(
    'Moves 12 locations from “Sud” to “South” and deletes “Sud”. You can’t undo this.',
  );
});
