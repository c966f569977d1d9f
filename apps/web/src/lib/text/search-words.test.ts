import { expect, test } from 'vitest';
import { searchWords, withoutAnd } from './search-words.ts';

test.each([
  ['Cross and Beaumont', 'Cross Beaumont'],
  ['Cross & Beaumont', 'Cross Beaumont'],
  ['AND Cross', 'Cross'],
  ['Sand and', 'Sand'],
  ['and', 'and'],
  ['M and S', 'M and S'],
  ['https://a.example/?x=1&y=2', 'https://a.example/?x=1&y=2'],
])('%j is searched as %j @LOC-1', (typed, sent) => expect(withoutAnd(typed)).toBe(sent));

test('the word "and" is not searched for @SPOT-8', () => {
  expect(searchWords('Plumbing and Heating')).toEqual(['plumbing', 'heating']);
  expect(searchWords('Plumbing & Heating')).toEqual(['plumbing', 'heating']);
});
