import { expect, test } from 'vitest';
import { disconnectConsequences } from './disconnect-consequences.ts';

test.each([
  [0, 'active', 'No locations use this account.'],
  [1, 'active', 'tracking changes for 1 location.'],
  [34, 'active', 'tracking changes for 34 locations.'],
  [2500, 'active', 'tracking changes for 2,500 locations.'],
  [1, 'lost-authorization', '1 location uses this account and is already paused'],
  [5, 'lost-authorization', '5 locations use this account and are already paused'],
])(
  '@GACC-1 disconnecting an account with %i locations, %s, states the consequences',
  (managed, status, words) => {
    const account = { locations_count: managed, managed_locations_count: managed, status };
    const said = disconnectConsequences(account);
    expect(said[0]).toContain(words);
    expect(said.at(-1)).toContain('You can reconnect');
  },
);

test('@GACC-2 unmanaged locations are not reported as stopping', () => {
  const account = { locations_count: 12, status: 'active' };
  expect(disconnectConsequences({ ...account, managed_locations_count: 2 })[0]).toContain(
    'tracking changes for 2 locations.',
  );
  expect(disconnectConsequences({ ...account, managed_locations_count: 0 })[0]).toContain(
    'None of its locations are managed',
  );
});

test('@GACC-2 without the number of managed locations, no number is given', () => {
  const account = { locations_count: 12, status: 'active' };
  expect(disconnectConsequences(account)[0]).toBe(
    'Placekeeper stops publishing and tracking changes for its managed locations. Running imports from this account stop.',
  );
  expect(disconnectConsequences({ ...account, status: 'lost-authorization' })[0]).toBe(
    'Its managed locations are already paused. Placekeeper isn’t publishing or tracking changes for them.',
  );
});
