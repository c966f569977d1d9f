import { expect, test } from 'vitest';
import { findCategoryNamed } from './category-names.ts';

test.for([
  ['Dentist', 'gcid:dentist'],
  [' dentist ', 'gcid:dentist'],
  ['CAFÉ', 'gcid:cafe'],
  ['gcid:dentist', 'gcid:dentist'],
  ['categories/gcid:dentist', 'gcid:dentist'],
  ['Garden centre', 'gcid:garden_center'],
  ['Garden center', 'gcid:garden_center'],
] as const)('%s is %s', ([text, id]) => {
  expect(findCategoryNamed(text)?.id).toBe(id);
});

test.for(['Tooth fairy', 'gcid:tooth_fairy', ''])('%o is no category', (text) => {
  expect(findCategoryNamed(text)).toBeUndefined();
});
