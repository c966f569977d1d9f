import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { apiError } from '../../data/api-error.ts';
import {
  doneWords,
  ownersAlready,
  trialInShort,
  undoneWords,
  unfinishedWords,
} from './rule-wording.ts';

const before = {
  google_update_behaviour: 'no-action' as const,
  auto_rejection_fields: [],
  allow_owner_manager_auto_reject: false,
};

test('@LSET-1 a rule that changed nothing says that it was so already', () => {
  expect(doneWords('opening date', 2)).toBe(
    'Auto-rejecting changes to opening date at 2 locations.',
  );
  expect(doneWords('opening date', 0)).toBe(
    'Changes to opening date are already auto-rejected at all of these locations.',
  );
});

test.each([
  [1, 0, 'Rules restored at 1 location.'],
  [5, 0, 'Rules restored at 5 locations.'],
  [4, 1, 'Rules restored at 4 locations. 1 has changed since and was kept.'],
  [0, 1, 'Nothing to undo. This location’s rules have changed since.'],
  [0, 3, 'Nothing to undo. The rules at 3 locations have changed since.'],
])('@LSET-1 rules undone at %i, kept at %i', (back, left, words) => {
  expect(undoneWords(back, left)).toBe(words);
});

test.each([
  [0, 1, null],
  [1, 1, 'Already on for this location.'],
  [2, 5, 'Already on at 2 of 5 locations.'],
  [5, 5, 'Already on at all 5 locations.'],
])('@LSET-1 changes by owners are rejected in %i of %i already', (already, all, words) => {
  expect(ownersAlready({ locations_count: all, owner_manager_locations_count: already })).toBe(
    words,
  );
});

test.each([
  [0, {}, '0 rejected in the last 90 days'],
  [1, { pending: 1 }, 'Would have rejected 1 change in the last 90 days'],
  [
    9,
    { accepted: 2, dismissed: 1, rejected: 6 },
    'Would have rejected 9; you accepted or dismissed 3 of them',
  ],
])('@LSET-1 a trial of %i in a line', (count, totals, words) => {
  expect(trialInShort({ rejected_count: count, outcome_totals: totals })).toBe(words);
});

test('@LSET-1 where a rule could not be added everywhere, it says where and why', () => {
  const applied = [1, 2].map(() => ({ location: LocationId.parse(1), before }));
  const outcome = { applied, failed: [], untried: 0, halted: null };
  const failed = [{ name: 'Quay Books', reason: 'Something went wrong.' }];
  expect(unfinishedWords({ ...outcome, failed })).toBe(
    'Rule added at 2 locations. Quay Books failed: Something went wrong.',
  );
  expect(unfinishedWords({ ...outcome, failed: [...failed, ...failed], untried: 3 })).toBe(
    'Rule added at 2 locations. 2 failed, such as Quay Books: Something went wrong. 3 not tried.',
  );
  const halted = apiError({ kind: 'forbidden' }, { endpoint: 'locations.autoRejection' });
  expect(unfinishedWords({ ...outcome, applied: [], untried: 9, halted })).toBe(
    `Rule added at 0 locations. 9 not tried. ${halted.message}`,
  );
});
