import { expect, test } from 'vitest';
import { validateCategories } from './validate-categories.ts';

const errorsOf = (primary: string, additional: string[]) =>
  validateCategories({ primary_category_id: primary, additional_category_ids: additional });

test('a primary category and up to nine others, all different, are valid @DET-2', () => {
  expect(errorsOf('a', [])).toEqual([]);
  expect(validateCategories({ primary_category_id: 'a' })).toEqual([]);
  expect(
    errorsOf(
      'a',
      Array.from({ length: 9 }, (_, index) => `b${index}`),
    ),
  ).toEqual([]);
});

test('each error is at its path @DET-2', () => {
  expect(errorsOf('', ['b', 'b'])).toEqual([
    ['primary_category_id', 'Choose a primary category.'],
    ['additional_category_ids.1', 'This category is already added.'],
  ]);
  expect(errorsOf('a', ['b', 'a'])).toEqual([
    ['additional_category_ids.1', 'This is already the primary category.'],
  ]);
  expect(
    errorsOf(
      'a',
      Array.from({ length: 10 }, (_, index) => `b${index}`),
    ),
  ).toEqual([['additional_category_ids', 'Google allows up to 9 additional categories.']]);
});
