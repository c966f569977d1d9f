import { expect, test } from 'vitest';
import { validateCategories } from './validate-categories.ts';

const faultsOf = (primary: string, additional: string[]) =>
  validateCategories({ primary_category_id: primary, additional_category_ids: additional });

test('a primary category and up to nine others, all different @DET-2', () => {
  expect(faultsOf('a', [])).toEqual([]);
  expect(validateCategories({ primary_category_id: 'a' })).toEqual([]);
  expect(
    faultsOf(
      'a',
      Array.from({ length: 9 }, (_, index) => `b${index}`),
    ),
  ).toEqual([]);
});

test('each fault stands at its place @DET-2', () => {
  expect(faultsOf('', ['b', 'b'])).toEqual([
    ['primary_category_id', 'Choose a primary category.'],
    ['additional_category_ids.1', 'This category is chosen twice.'],
  ]);
  expect(faultsOf('a', ['b', 'a'])).toEqual([
    ['additional_category_ids.1', 'This is the primary category already.'],
  ]);
  expect(
    faultsOf(
      'a',
      Array.from({ length: 10 }, (_, index) => `b${index}`),
    ),
  ).toEqual([['additional_category_ids', 'Google keeps 9 additional categories at most.']]);
});
