import { expect, test } from 'vitest';
import { pausedWithoutAccount } from './paused-locations.ts';

const active = { status: 'active', locations_count: 12, managed_locations_count: 12 };
const lost = { status: 'lost-authorization', locations_count: 6, managed_locations_count: 4 };
const exactly = (count: number) => ({ count, isMinimum: false });

test('@GACC-2 paused locations without a listed account are counted', () => {
  expect(pausedWithoutAccount(0, [active])).toEqual(exactly(0));
  expect(pausedWithoutAccount(12, [])).toEqual(exactly(12));
  expect(pausedWithoutAccount(12, [active])).toEqual(exactly(12));
});

test('@GACC-2 a lost account pauses its managed locations, which are shown with that account', () => {
  expect(pausedWithoutAccount(4, [lost, active])).toEqual(exactly(0));
  expect(pausedWithoutAccount(16, [lost])).toEqual(exactly(12));
  expect(pausedWithoutAccount(3, [lost])).toEqual(exactly(0));
});

test('@GACC-2 without the number of managed locations, all locations of the account may be paused', () => {
  const counted = { status: 'lost-authorization', locations_count: 6 };
  expect(pausedWithoutAccount(16, [counted])).toEqual({ count: 10, isMinimum: true });
  expect(pausedWithoutAccount(5, [counted])).toEqual({ count: 0, isMinimum: true });
  expect(pausedWithoutAccount(16, [{ status: 'lost-authorization' }])).toEqual({
    count: 0,
    isMinimum: true,
  });
});
