import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import { socialFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import type { Job } from '../../../data/batch/job.ts';
import {
  doneWords,
  idleWords,
  ownersAlready,
  ruleDoneText,
  ruleTitle,
  trialInShort,
  undoneWords,
  unfinishedWords,
} from './rule-wording.ts';

test('@LSET-1 a rule without effect is reported as already active', () => {
  expect(doneWords('opening date', { done: 2, unchanged: 1 }, 3)).toBe(
    'Auto-reject rule for opening date added at 2 locations.',
  );
  expect(doneWords('opening date', { done: 0, unchanged: 2 }, 2)).toBe(
    'All of these locations already have an auto-reject rule for opening date.',
  );
  expect(doneWords('opening date', { done: 0, unchanged: 2 }, 3)).toBe(
    '2 locations already have an auto-reject rule for opening date.',
  );
  expect(doneWords('opening date', { done: 0, unchanged: 0 }, 1)).toBe(
    'No rule for opening date was added.',
  );
});

test.each([
  [1, 0, 'Rules restored at 1 location.'],
  [5, 0, 'Rules restored at 5 locations.'],
  [4, 1, 'Rules restored at 4 locations. Newer rules were kept at 1 location.'],
  [0, 1, 'Nothing to undo. This location’s rules have changed since then.'],
  [0, 0, 'Nothing was undone.'],
  [0, 3, 'Nothing to undo. The rules at 3 locations have changed since then.'],
])('@LSET-1 a rule that was undone at %i locations and kept at %i says so', (back, left, words) => {
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
  [0, 0, 2, null],
  [1, 0, 1, 'Not managed, so nothing is rejected'],
  [0, 2, 2, 'Lost access, so nothing is rejected'],
  [1, 0, 2, 'Nothing is rejected at 1 location that isn’t managed'],
  [0, 4, 36, 'Nothing is rejected at 4 locations with lost access'],
  [3, 4, 36, 'Nothing is rejected at 3 locations that aren’t managed and 4 with lost access'],
])('@LSET-1 %i are not managed and access to %i is lost, of %i', (off, lost, all, words) => {
  expect(idleWords({ not_managed: off, lost_access: lost }, all)).toBe(words);
});

test.each([
  [0, {}, 'Would have rejected no changes in the last 90 days'],
  [1, { pending: 1 }, 'Would have rejected 1 change in the last 90 days'],
  [
    9,
    { accepted: 2, dismissed: 1, rejected: 6 },
    'Would have rejected 9; you accepted or dismissed 3 of them',
  ],
])('@LSET-1 the backtest of %i updates fits a line', (count, totals, words) => {
  expect(trialInShort({ rejected_count: count, outcome_totals: totals })).toBe(words);
});

test('@LSET-1 failed locations are named with their reason', () => {
  const failed = {
    state: 'failed',
    title: 'Quay Books',
    message: 'Something went wrong.',
  } as const;
  const done = { ...failed, state: 'done' } as const;
  const words = (items: readonly (typeof failed | typeof done)[], cancelled: number) =>
    unfinishedWords({
      job: { counts: { done: items.filter(({ state }) => state === 'done').length, cancelled } },
      items,
    });
  expect(words([done, done, failed], 0)).toBe(
    'Rule added at 2 locations. Quay Books failed: Something went wrong.',
  );
  expect(words([done, done, failed, failed], 3)).toBe(
    'Rule added at 2 locations. 2 failed, for example Quay Books: Something went wrong. 3 not sent.',
  );
});

test('@LSET-1 @CONST-3 a rule names the social networks that it covers', () => {
  const title = (...field_names: ProviderField[]) =>
    ruleTitle({ mode: 'add', field_names, allow_owner_manager_auto_reject: false }, 2);
  expect(title('attributes/url_instagram')).toBe(
    'Always reject changes to Instagram profile at 2 locations',
  );
  expect(title(...socialFields)).toBe('Always reject changes to social profiles at 2 locations');
});

const edited = (
  field_names: ProviderField[],
  removed_field_names: ProviderField[],
  done = 2,
  conflict = 0,
) =>
  ruleDoneText({
    meta: {
      mode: 'edit',
      field_names,
      removed_field_names,
      allow_owner_manager_auto_reject: false,
    },
    undoes: null,
    counts: { done, conflict },
  } as Job);

test('@LSET-1 an edited and a removed rule are described by their fields', () => {
  expect(edited(['title'], ['websiteUri'])).toBe(
    'The rule for business name was edited at 2 locations.',
  );
  expect(edited([], ['websiteUri', ...socialFields])).toBe(
    'Changes to website and social profiles are no longer auto-rejected at 2 locations.',
  );
  expect(edited([], [...autoRejectableFields], 1)).toBe(
    'Changes to every field are no longer auto-rejected at 1 location.',
  );
  expect(edited([], ['title'], 0)).toBe('No rule was changed.');
  expect(edited([], ['title'], 0, 2)).toBe(
    'No rule was changed. Newer rules were kept at 2 locations.',
  );
});
