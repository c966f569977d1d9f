import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { to } from '../url/paths.ts';
import { isCut, searchText } from './search-text.ts';

test.each([
  ['😀'.repeat(1500), 200],
  [`a${'😀'.repeat(1500)}`, 199],
  ['x'.repeat(1_000_000), 200],
])('a long text in an address is cut between two characters @LOC-1', (text, length) => {
  const cut = z.parse(searchText, text);
  expect(cut).toHaveLength(length);
  expect(isCut(cut)).toBe(true);
  expect(to('locationManager', {}, { filter: cut }).length).toBeLessThan(1300);
});

test('a text of normal length is unchanged @LOC-1', () => {
  expect(z.parse(searchText, 'café 😀')).toBe('café 😀');
  expect(isCut('café 😀')).toBe(false);
});
