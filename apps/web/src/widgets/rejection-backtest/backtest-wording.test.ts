import { expect, test } from 'vitest';
import { already, disagreement, found, idle, others, released } from './backtest-wording.ts';

test.each([
  [0, 0, 1, 'Nothing in the last 90 days would have been rejected.'],
  [1, 1, 1, '1 change would have been rejected.'],
  [12, 5, 40, '12 changes in 5 locations would have been rejected.'],
])('@LSET-1 %i changes in %i of %i locations', (count, places, locations, words) => {
  const result = {
    rejected_count: count,
    rejected_locations_count: places,
    locations_count: locations,
  };
  expect(found(result)).toBe(words);
});

test('@LSET-1 where somebody decided otherwise is said first, and what became of the rest', () => {
  const mixed = { outcome_totals: { accepted: 2, dismissed: 1, rejected: 4, waiting: 1 } };
  expect(disagreement(mixed)).toBe(
    'Somebody accepted 2 and dismissed 1 of them: there the rule disagrees.',
  );
  expect(others(mixed)).toBe('The others: 4 rejected by hand and 1 still waiting for you.');
  const agreed = { outcome_totals: { rejected: 4, nullified: 2, 'auto-rejected': 1 } };
  expect(disagreement(agreed)).toBeNull();
  expect(others(agreed)).toBe(
    'Nobody accepted or dismissed any of them: 4 rejected by hand, 1 rejected by a rule, and 2 settled by themselves.',
  );
  expect(others({ outcome_totals: {} })).toBeNull();
});

test('what a weaker rule lets through, what is so already, and where nothing is rejected', () => {
  expect(released({ released_count: 0 })).toBeNull();
  expect(released({ released_count: 1 })).toBe(
    '1 change that was rejected by a rule would have waited for you.',
  );
  expect(already({ changed_locations_count: 2, locations_count: 2 })).toBeNull();
  expect(already({ changed_locations_count: 3, locations_count: 5 })).toBe(
    'In 2 of 5 locations this is rejected already.',
  );
  expect(already({ changed_locations_count: 0, locations_count: 1 })).toBe(
    'It is rejected here already.',
  );
  expect(idle({ idle_locations_count: 0, locations_count: 1 })).toBeNull();
  expect(idle({ idle_locations_count: 2, locations_count: 9 })).toBe(
    'In 2 locations nothing is rejected for now: their Google profile is not managed here, or not verified.',
  );
});
