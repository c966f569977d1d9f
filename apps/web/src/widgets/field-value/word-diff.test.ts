import { expect, test } from 'vitest';
import { wordDiff, type Words } from './word-diff.ts';

/** The text with each changed part in brackets. */
const seen = (words: readonly Words[] = []) =>
  words.map(({ text, changed }) => (changed ? `[${text.trim()}]` : text.trim())).join(' ');

test.each([
  ['Harbour Books', 'Harbour Books & Café', 'Harbour Books', 'Harbour Books [& Café]'],
  [
    'The old shop on the quay',
    'The new shop on a quay',
    'The [old] shop on [the] quay',
    'The [new] shop on [a] quay',
  ],
  ['a  b', 'a b', 'a  b', 'a b'],
  [
    'Sushi Copperfield, Oxford Street',
    'Sushi Copperfield',
    'Sushi Copperfield, [Oxford Street]',
    'Sushi Copperfield',
  ],
  ['Salt, Fish', 'Salt Fish', '[Salt,] Fish', '[Salt] Fish'],
  ['Salt & Fish', 'Salt - Fish', 'Salt [&] Fish', 'Salt [-] Fish'],
])('@UPD-8 %s and %s are compared by words', (before, after, ours, theirs) => {
  const difference = wordDiff(before, after);
  expect(seen(difference?.before)).toBe(ours);
  expect(seen(difference?.after)).toBe(theirs);
  // No part of the text is lost.
  expect(difference?.before.map(({ text }) => text).join('')).toBe(before);
  expect(difference?.after.map(({ text }) => text).join('')).toBe(after);
});

test('@UPD-8 texts with little in common have no diff', () => {
  expect(wordDiff('HB-001', 'HB-014')).toBeNull();
  expect(wordDiff('We sell the best of books', 'The café is open all day')).toBeNull();
});
