import { expect, test } from 'vitest';
import { changeKey } from './similar-updates.ts';

const closed = {
  field_name: 'openInfo.status',
  type: 'google',
  change_action: 'changed',
  update_value: 'closed_temporarily',
};

test('updates of the same field, source, kind and new value are identical @UPD-5', () => {
  expect(changeKey({ ...closed })).toBe(changeKey(closed));
  const withBefore = { ...closed, platform_value: 'open' };
  expect(changeKey(withBefore)).toBe(changeKey(closed));
});

test.each([
  { field_name: 'title' },
  { type: 'ownerManager' },
  { change_action: 'added' },
  { update_value: 'closed_permanently' },
  { update_value: null },
])('%o makes an update different @UPD-5', (other) => {
  expect(changeKey({ ...closed, ...other })).not.toBe(changeKey(closed));
});

test.each(['type', 'change_action', 'update_value'] as const)(
  'updates for which the platform omits the %s are never identical @UPD-9',
  (left) => expect(changeKey({ ...closed, [left]: undefined })).toBeNull(),
);

test('the order of properties does not matter, the order of a list does @UPD-5', () => {
  const keyOf = (update_value: unknown) => changeKey({ ...closed, update_value });
  expect(keyOf({ a: 1, b: { c: 2, d: 3 } })).toBe(keyOf({ b: { d: 3, c: 2 }, a: 1 }));
  expect(keyOf({ a: 1, b: 2 })).not.toBe(keyOf({ a: 2, b: 1 }));
  expect(keyOf({ a: { b: 1 } })).not.toBe(keyOf({ a: { b: 2 } }));
  expect(keyOf([1, 2])).not.toBe(keyOf([2, 1]));
  expect(keyOf([1])).not.toBe(keyOf({ 0: 1 }));
  expect(keyOf({ a: 1 })).not.toBe(keyOf([['a', 1]]));
});
