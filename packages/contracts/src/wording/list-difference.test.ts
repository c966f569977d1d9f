import { expect, test } from 'vitest';
import { listDifference } from './list-difference.ts';

const items = (...names: string[]) => names.map((name) => ({ key: name, text: name }));
const changes = (before: string[], after: string[]) =>
  listDifference(items(...before), items(...after)).map(({ change, text }) => `${change} ${text}`);

test('@UPD-8 added, removed and kept items are distinguished', () => {
  expect(changes(['Dentist', 'Spa'], ['Dentist', 'Orthodontist'])).toEqual([
    'kept Dentist',
    'removed Spa',
    'added Orthodontist',
  ]);
});

test('@UPD-8 a different order is no change', () => {
  expect(changes(['a', 'b'], ['b', 'a'])).toEqual(['kept b', 'kept a']);
});

test('@UPD-8 an item that becomes the primary one is a change', () => {
  const before = [{ key: 'dentist', text: 'Dentist' }];
  const after = [{ key: 'dentist', text: 'Dentist', mark: 'Primary' }];
  expect(listDifference(before, after).map(({ change }) => change)).toEqual(['removed', 'added']);
});
