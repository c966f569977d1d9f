import { expect, test } from 'vitest';
import { disconnectMeans } from './disconnect-means.ts';

test.each([
  [0, 'active', 'No locations use this account.'],
  [1, 'active', '1 location can no longer be published'],
  [34, 'active', '34 locations can no longer be published'],
  [2500, 'active', '2,500 locations can no longer be published'],
  [1, 'lost-authorization', '1 location depends on it and is paused already'],
  [5, 'lost-authorization', '5 locations depend on it and are paused already'],
])(
  '@GACC-1 disconnecting an account with %i locations, %s, states the consequences',
  (locations_count, status, words) => {
    const said = disconnectMeans({ locations_count, status });
    expect(said[0]).toContain(words);
    expect(said.at(-1)).toContain('You can connect the account again');
  },
);

test('@GACC-2 unmanaged locations are not reported as stopping', () => {
  const account = { locations_count: 12, status: 'active' };
  expect(disconnectMeans({ ...account, managed_locations_count: 2 })[0]).toContain(
    '2 locations can no longer be published',
  );
  expect(disconnectMeans({ ...account, managed_locations_count: 0 })[0]).toContain(
    'Management is off for its locations',
  );
});
