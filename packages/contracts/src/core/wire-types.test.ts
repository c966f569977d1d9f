import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { GoogleUpdate } from '../model/google-update.ts';
import { User } from '../model/user.ts';
import { map, ShownText, Timestamp } from './wire-types.ts';
import { wireUser } from '../testing/wire-user.ts';

const Totals = map(z.int());

describe('map', () => {
  test.each<[what: string, value: unknown]>([
    ['a map', { title: 3, 'openInfo.status': 1 }],
    ['an empty map', {}],
    ['what PHP makes of an empty map', []],
  ])('reads %s', (_, value) => {
    const totals = z.parse(Totals, value);
    expect(Object.keys(totals)).toEqual(Object.keys(Object(value)));
  });

  test.each<[value: unknown]>([[[1]], [{ title: 'three' }], [null], ['[]'], [3]])(
    'refuses %j',
    (value) => {
      expect(z.safeParse(Totals, value).success).toBe(false);
    },
  );

  test('an empty map that PHP writes as a list is read as user metadata', () => {
    expect(
      z.parse(User, wireUser).metadata?.['acknowledged_home_screen_navigation'],
    ).toBeUndefined();
  });
});

test('an invalid timestamp does not drop its item', () => {
  expect(z.safeParse(Timestamp, '0000-00-00 00:00:00').success).toBe(true);
  expect(z.safeParse(GoogleUpdate.shape.created_at, 'yesterday').success).toBe(true);
});

test.each([
  ['the name of a shop', 'Harbour Books'],
  ['as much as anybody writes', 'x'.repeat(250)],
])('%s is shown unchanged', (_, text) => expect(z.parse(ShownText, text)).toBe(text));

test('an extremely long text of the provider is truncated @UPD-9', () => {
  expect(z.parse(ShownText, 'W'.repeat(10_000))).toBe(`${'W'.repeat(249)}…`);
  const cut = z.parse(ShownText, `${'W'.repeat(248)}😀${'W'.repeat(500)}`);
  expect(cut).toBe(`${'W'.repeat(248)}😀…`);
});
