import { expect, test } from 'vitest';
import { isNotifiedOf, notificationsInForce } from './notifications-in-force.ts';

const type = 'new-gbp-update';
const one = (id: number, of: string = type) => ({ id, type: of });
const settings = (
  changes: Partial<Parameters<typeof notificationsInForce<ReturnType<typeof one>>>[1]>,
) => notificationsInForce(type, { own: [], account: [], exclusions: [], ...changes });

test('@NOTIF-4 nothing is in force without any configuration', () => {
  expect(settings({})).toEqual({ because: 'none', configurations: [] });
});

test("@NOTIF-4 a location follows the account's configurations", () => {
  expect(settings({ account: [one(1), one(2)] })).toEqual({
    because: 'account',
    configurations: [one(1), one(2)],
  });
});

test("@NOTIF-4 an excluded location ignores the account's configurations, even if there are none", () => {
  const excluded = { because: 'excluded', configurations: [] };
  expect(settings({ account: [one(1)], exclusions: [type] })).toEqual(excluded);
  expect(settings({ exclusions: [type] })).toEqual(excluded);
  expect(settings({ account: [one(1)], exclusions: ['another-type'] }).because).toBe('account');
});

test("@LSET-2 a location's configurations replace the account's, excluded or not", () => {
  const own = { because: 'own', configurations: [one(3)] };
  expect(settings({ own: [one(3)], account: [one(1)] })).toEqual(own);
  expect(settings({ own: [one(3)], account: [one(1)], exclusions: [type] })).toEqual(own);
});

test('an exclusion of another type has no effect', () => {
  const other = one(4, 'another-type');
  expect(settings({ own: [other], account: [one(1), other] })).toEqual({
    because: 'account',
    configurations: [one(1)],
  });
  expect(settings({ account: [other] }).because).toBe('none');
});

test.each([
  [[], [], true],
  [['title'], [], true],
  [['categories'], [], false],
  [[], ['google'], true],
  [[], ['ownerManager'], false],
  [['title'], ['ownerManager'], false],
  [['title', 'categories'], ['ownerManager', 'google'], true],
])('@NOTIF-1 fields %j and sources %j: %s', (fields, sources, told) => {
  expect(isNotifiedOf({ fields, sources }, { field_name: 'title', type: 'google' })).toBe(told);
});
