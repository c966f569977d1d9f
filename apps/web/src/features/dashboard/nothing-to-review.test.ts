import { expect, test } from 'vitest';
import { nothingToReview } from './nothing-to-review.ts';

const watched = { managed: 10, unmanaged: 0, isPartial: false };

test.each([
  [watched, true, 'You’re all caught up.'],
  [{ ...watched, isPartial: true }, false, 'Placekeeper found nothing to review.'],
  [
    { ...watched, managed: 100, unmanaged: 179 },
    false,
    'Nothing to review at your 100 managed locations. Placekeeper doesn’t track changes at the 179 locations that aren’t managed.',
  ],
  [
    { ...watched, managed: 1, unmanaged: 1 },
    false,
    'Nothing to review at your managed location. Placekeeper doesn’t track changes at the location that isn’t managed.',
  ],
  [
    { ...watched, managed: 0, unmanaged: 10 },
    false,
    'None of your locations are managed, so Placekeeper doesn’t track changes on Google.',
  ],
])('@CARD-5 with %j all is well: %s', (standing, isWell, words) => {
  expect(nothingToReview(standing)).toEqual({ isWell, words });
});

test('@CARD-5 an unknown number of managed locations does not count as all', () => {
  const { isWell } = nothingToReview({ ...watched, managed: 0 });
  expect(isWell).toBe(false);
});
