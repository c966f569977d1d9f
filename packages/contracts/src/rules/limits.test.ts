import { expect, test } from 'vitest';
import { pageSizes, suggestionSearchThreshold } from './limits.ts';

test('pages have the specified sizes @CONST-1', () => {
  expect(pageSizes).toEqual({
    locations: 25,
    locationsWithExclusions: 50,
    media: 20,
    updates: 8,
    tagLocations: 10,
    table: 10,
    updatesOfOneLocation: 1000,
  });
});

test('suggestions are searched with the specified threshold @SVC-6', () => {
  expect(suggestionSearchThreshold).toBe(0.25);
});
