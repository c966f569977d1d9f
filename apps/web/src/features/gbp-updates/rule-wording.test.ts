import { expect, test } from 'vitest';
import { doneWords, putBackWords } from './rule-wording.ts';

test('@LSET-1 a rule that changed nothing says that it was so already', () => {
  expect(doneWords('opening date', 2)).toBe(
    'Changes of the opening date are rejected from now on, in 2 locations.',
  );
  expect(doneWords('opening date', 0)).toBe(
    'Changes of the opening date are already rejected in all of them.',
  );
});

test.each([
  [1, 0, 'Rules put back in 1 location.'],
  [5, 0, 'Rules put back in 5 locations.'],
  [4, 1, 'Rules put back in 4 locations. 1 was changed since and left alone.'],
  [0, 1, 'Nothing to put back: its rules are no longer as they were left.'],
  [0, 3, 'Nothing to put back: the rules of 3 locations are no longer as they were left.'],
])('@LSET-1 rules put back in %i, left alone in %i', (back, left, words) => {
  expect(putBackWords(back, left)).toBe(words);
});
