import { expect, test } from 'vitest';
import { searchNames } from './search-names.ts';

const search = (names: readonly string[], text: string) => searchNames(names, (name) => name)(text);

test('matches are ordered: at the beginning, as a word, all words in any order, anywhere', () => {
  const names = [
    'Mobile carpenter',
    'Car wash',
    'Self-service car wash',
    'Wash and car care',
    'Scar washer',
    'Dog wash',
  ];
  expect(search(names, 'car wash')).toEqual([
    'Car wash',
    'Self-service car wash',
    'Wash and car care',
    'Scar washer',
  ]);
  expect(search(names, 'car')).toEqual([
    'Car wash',
    'Mobile carpenter',
    'Self-service car wash',
    'Wash and car care',
    'Scar washer',
  ]);
});

test('equal matches are in alphabetical order', () => {
  expect(search(['écluse', 'Zoo', 'Éclair', 'eclipse'], 'ecl')).toEqual([
    'Éclair',
    'eclipse',
    'écluse',
  ]);
});

test.each([
  "Children's dentist",
  'children’s dentist',
  'childrens dentist',
  '  CHILDRENS   dentist ',
])('%j finds it with or without its apostrophe', (text) =>
  expect(search(["Children's dentist", 'Dentist'], text)).toEqual(["Children's dentist"]),
);

test('without text everything is found, at most twenty; punctuation alone finds nothing', () => {
  const names = Array.from({ length: 30 }, (_, index) => `Name ${String(index).padStart(2, '0')}`);
  expect(search(names, ' ')).toEqual(names.slice(0, 20));
  expect(search(names, 'name')).toHaveLength(20);
  expect(search(names, '%')).toEqual([]);
});
