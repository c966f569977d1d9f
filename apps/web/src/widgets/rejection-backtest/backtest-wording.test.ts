import { expect, test } from 'vitest';
import {
  alreadyRejectedText,
  coverageText,
  disagreementText,
  matchesText,
  inactiveText,
  otherOutcomesText,
  releasedText,
  unreadableText,
} from './backtest-wording.ts';

test.each([
  [0, 0, 1, 'This rule would have rejected no changes.'],
  [1, 1, 1, 'This rule would have rejected 1 change.'],
  [12, 5, 40, 'This rule would have rejected 12 changes at 5 locations.'],
])('@LSET-1 %i changes at %i of %i locations', (count, places, locations, words) => {
  const result = { rejected_count: count, rejected_locations_count: places };
  expect(matchesText(result, { locations_count: locations })).toBe(words);
});

test('@LSET-1 the outcomes of the changes are counted separately', () => {
  const mixed = { outcome_totals: { accepted: 2, dismissed: 1, rejected: 4, pending: 1 } };
  expect(disagreementText(mixed)).toBe('You or your team accepted 2 and dismissed 1 of these.');
  expect(otherOutcomesText(mixed)).toBe('The rest: 4 rejected manually and 1 still to review.');
  const agreed = { outcome_totals: { rejected: 4, nullified: 2, 'auto-rejected': 1 } };
  expect(disagreementText(agreed)).toBeNull();
  expect(otherOutcomesText(agreed)).toBe(
    'No one accepted or dismissed any of these: 4 rejected manually, 1 auto-rejected and 2 no longer needed.',
  );
  expect(otherOutcomesText({ outcome_totals: {} })).toBeNull();
});

test('@LSET-1 @UPD-9 an unknown outcome is never attributed to a person', () => {
  const unknown = { outcome_totals: { 'rejected-unattributed': 3, other: 1 } };
  expect(otherOutcomesText(unknown)).toBe('Outcomes: 3 rejected and 1 with another outcome.');
});

test('the backtest describes a weaker rule, an active rule and a rule without effect', () => {
  expect(releasedText({ released_count: 0 })).toBeNull();
  expect(releasedText({ released_count: 1 })).toBe(
    '1 auto-rejected change would have needed your review.',
  );
  expect(alreadyRejectedText({ changed_locations_count: 2, locations_count: 2 })).toBeNull();
  expect(alreadyRejectedText({ changed_locations_count: 3, locations_count: 5 })).toBe(
    'Already auto-rejected at 2 of 5 locations.',
  );
  expect(alreadyRejectedText({ changed_locations_count: 0, locations_count: 1 })).toBe(
    'This rule is already in place.',
  );
  expect(unreadableText(0)).toBeNull();
  expect(unreadableText(2)).toBe(
    '2 locations were skipped because Placekeeper can’t read their rules.',
  );
});

test.each([
  [0, 0, 1, null],
  [1, 0, 1, 'This rule is inactive for now, because management is off for this location.'],
  [0, 1, 1, 'This rule is inactive for now, because Placekeeper lost access to this location.'],
  [2, 0, 9, 'This rule is inactive at 2 locations for now, because management is off there.'],
  [
    0,
    2,
    9,
    'This rule is inactive at 2 locations for now, because Placekeeper lost access to them.',
  ],
  [0, 1, 9, 'This rule is inactive at 1 location for now, because Placekeeper lost access to it.'],
  [
    3,
    4,
    36,
    'This rule is inactive at 7 locations for now, because management is off at 3, and Placekeeper lost access to 4.',
  ],
])(
  '@LSET-1 a rule is inactive at %i unmanaged locations and at %i with lost access, of %i',
  (not_managed, lost_access, locations_count, words) => {
    expect(inactiveText({ idle_locations: { not_managed, lost_access }, locations_count })).toBe(
      words,
    );
  },
);

test('the backtest names the updates that it is based on @LSET-1', () => {
  const since = '2026-08-24T00:00:00Z';
  expect(coverageText({ read: 0, total: 0 }, since)).toMatch(/^Based on 0 updates since .*2026\.$/);
  expect(coverageText({ read: 12, total: 12 }, since)).toMatch(/^Based on 12 updates since/);
  expect(coverageText({ read: 1000, total: 2500 }, since)).toMatch(
    /^Incomplete: based on 1,000 of 2,500 updates since/,
  );
});
