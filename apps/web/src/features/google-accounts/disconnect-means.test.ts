import { expect, test } from 'vitest';
import { disconnectMeans } from './disconnect-means.ts';

test.each([
  [0, 'No location depends on it.'],
  [1, '1 location keeps its data but can no longer be published'],
  [34, '34 locations keep their data but can no longer be published'],
  [2500, '2,500 locations keep their data'],
])(
  '@GACC-1 disconnecting an account with %i locations says what it means',
  (locations_count, words) => {
    expect(disconnectMeans({ locations_count })).toContain(words);
  },
);
