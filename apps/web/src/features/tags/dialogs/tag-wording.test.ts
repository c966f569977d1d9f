import { expect, test } from 'vitest';
import { deletingMeans, mergingMeans } from './tag-wording.ts';

test('@TAG-1 the delete dialog states what happens to the locations', () => {
  expect(deletingMeans(undefined)).not.toMatch(/No location|\d/);
  expect(deletingMeans(0)).toBe('No location has this tag. This cannot be undone.');
  expect(deletingMeans(1)).toBe(
    '1 location loses this tag and is otherwise left as it is. This cannot be undone.',
  );
  expect(deletingMeans(1204)).toBe(
    '1,204 locations lose this tag and are otherwise left as they are. This cannot be undone.',
  );
});

test('@TAG-1 the merge dialog states what happens to both tags', () => {
  expect(mergingMeans('Sud', 'South', undefined)).toMatch(/^The locations of “Sud” get/);
  expect(mergingMeans('Sud', 'South', 0)).toBe('“Sud” is deleted. This cannot be undone.');
  expect(mergingMeans('Sud', 'South', 1)).toBe(
    '1 location of “Sud” gets the tag “South”, and “Sud” is deleted. This cannot be undone.',
  );
  expect(mergingMeans('Sud', 'South', 12)).toBe(
    '12 locations of “Sud” get the tag “South”, and “Sud” is deleted. This cannot be undone.',
  );
});
