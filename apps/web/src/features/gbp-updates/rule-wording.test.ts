import { expect, test } from 'vitest';
import { doneWords, ownersAlready, putBackWords, trialInShort } from './rule-wording.ts';

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

test.each([
  [0, 1, null],
  [1, 1, 'Already so here.'],
  [2, 5, 'Already so in 2 of 5.'],
  [5, 5, 'Already so in all 5.'],
])('@LSET-1 changes by owners are rejected in %i of %i already', (already, all, words) => {
  expect(ownersAlready({ locations_count: all, owner_manager_locations_count: already })).toBe(
    words,
  );
});

test.each([
  [0, {}, 'Would have rejected nothing in 90 days'],
  [1, { waiting: 1 }, 'Would have rejected 1 change in 90 days'],
  [9, { accepted: 2, dismissed: 1, rejected: 6 }, 'Would have rejected 9, 3 decided otherwise'],
])('@LSET-1 a trial of %i in a line', (count, totals, words) => {
  expect(trialInShort({ rejected_count: count, outcome_totals: totals })).toBe(words);
});
