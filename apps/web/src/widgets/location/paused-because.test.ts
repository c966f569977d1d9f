import { expect, test } from 'vitest';
import { pausedBecause, pausedTitle } from './paused-because.ts';

test('@GACC-2 the reason for paused locations is given as far as it is known', () => {
  const paused = { count: 6, emails: [], isMinimum: false, hasAccounts: true };
  expect(pausedBecause(paused)).toBe(
    'The Google account was disconnected, or Placekeeper lost access to it.',
  );
  expect(pausedBecause({ ...paused, hasAccounts: false })).toBe('No Google account is connected.');
  expect(pausedBecause({ ...paused, emails: ['a@b.example'] })).toBe(
    'You disconnected a@b.example.',
  );
  expect(pausedTitle(paused)).toBe('6 locations paused');
  expect(pausedTitle({ ...paused, isMinimum: true })).toBe('At least 6 locations paused');
});
