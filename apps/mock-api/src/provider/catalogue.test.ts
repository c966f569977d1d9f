import { expect, test } from 'vitest';
import {
  catalogue,
  categoryName,
  searchCategories,
  searchPlaces,
  serviceTypeName,
} from './catalogue.ts';

const names = (text: string) => searchCategories(text).map(({ name }) => name);

test('a category is found by any part of its name, matching beginnings first', () => {
  const found = names('book');
  const beginning = found.filter((name) => name.toLowerCase().startsWith('book'));
  expect(beginning.length).toBeGreaterThan(0);
  expect(found.slice(0, beginning.length)).toEqual(beginning);
  expect(found.every((name) => name.toLowerCase().includes('book'))).toBe(true);
  expect(names('  BOOK ')).toEqual(found);
});

test('a match of a whole word precedes a match inside a word', () => {
  const found = names('wash');
  expect(found.indexOf('Car wash')).toBeGreaterThanOrEqual(0);
  expect(found.every((name) => /wash/i.test(name))).toBe(true);
  const [first] = names('clinic dental');
  expect(first).toBe('Dental clinic');
});

test('at most twenty are found, in alphabetical order', () => {
  const all = names('');
  expect(all).toHaveLength(20);
  expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b)));
});

test('unknown text finds nothing', () => {
  expect(searchCategories('no such category')).toEqual([]);
  expect(searchPlaces('no such place')).toEqual([]);
});

test('a place is found by its name', () => {
  const [first] = searchPlaces('');
  expect(searchPlaces(first?.placeName ?? '')).toContainEqual(first);
});

test('accents are optional', () => {
  const [munich] = searchPlaces('München');
  expect(munich?.placeName).toMatch(/^München/);
  expect(searchPlaces('munchen')).toEqual([munich]);
});

test('an unknown category shows its id', () => {
  const [known] = catalogue;
  expect(categoryName(known?.id ?? '')).toBe(known?.name);
  expect(categoryName('gcid:of_tomorrow')).toBe('gcid:of_tomorrow');
  expect(serviceTypeName('job_type_id:of_tomorrow')).toBe('job_type_id:of_tomorrow');
});
