import { expect, test } from 'vitest';
import { withoutAccount } from './paused-locations.ts';

const active = { status: 'active', locations_count: 12 };
const lost = { status: 'lost-authorization', locations_count: 4 };

test('@GACC-2 paused locations without a listed account are counted', () => {
  expect(withoutAccount(0, [active])).toBe(0);
  expect(withoutAccount(12, [])).toBe(12);
  expect(withoutAccount(12, [active])).toBe(12);
});

test('@GACC-2 locations paused by a lost account are shown with that account', () => {
  expect(withoutAccount(4, [lost, active])).toBe(0);
  expect(withoutAccount(16, [lost])).toBe(12);
  // Some locations of a lost account were not managed.
  expect(withoutAccount(3, [lost])).toBe(0);
});

test('@GACC-2 a lost account pauses its managed locations, and none that were not managed', () => {
  const mostlyUnmanaged = { ...lost, locations_count: 12, managed_locations_count: 2 };
  expect(withoutAccount(4, [mostlyUnmanaged])).toBe(2);
  expect(withoutAccount(2, [mostlyUnmanaged])).toBe(0);
});
