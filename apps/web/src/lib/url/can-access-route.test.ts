import { describe, expect, test } from 'vitest';
import { isGuarded, canAccessRoute } from './can-access-route.ts';

const on = { attributes: true } as const;
const off = { attributes: false } as const;
const somebody = { is_admin: false };
const admin = { is_admin: true };

describe('admin-only screens (SHELL-10)', () => {
  test('are closed to everybody else', () => {
    expect(canAccessRoute({ adminOnly: true }, somebody, on)).toBe(false);
    expect(canAccessRoute({ adminOnly: true }, admin, off)).toBe(true);
  });
});

describe('the attributes screen (SHELL-11)', () => {
  test.each([
    [somebody, on, true],
    [somebody, off, false],
    [admin, off, true],
  ])('%j with %j: %s', (user, features, expected) => {
    expect(canAccessRoute({ feature: 'attributes' }, user, features)).toBe(expected);
  });
});

test('other screens do not wait for the user', () => {
  expect(isGuarded({ title: 'Locations' }, off)).toBe(false);
  expect(isGuarded({ feature: 'attributes' }, on)).toBe(false);
  expect(isGuarded({ adminOnly: true }, on)).toBe(true);
});
