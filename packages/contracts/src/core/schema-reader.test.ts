import { describe, expect, test } from 'vitest';
import { namedDrift, decode, readWhole, unreadableIn, withUnreadable } from './decode.ts';
import type { NamedDrift } from './drift.ts';
import { openEnum } from './open-enum.ts';
import { expected, isObject, reshaped, whole } from './schema-annotations.ts';
import type { Schema } from './schema.ts';
import { map, NoContent } from './wire-types.ts';
import * as z from './zod.ts';
import { read } from '../testing/read-answer.ts';

const renamed = (schema: Schema) =>
  reshaped(schema, (data) => (isObject(data) && 'old' in data ? { n: data['old'] } : data));
const counted = () => z.looseObject({ n: z.int() });
const drift = (
  path: string,
  kind: NamedDrift['kind'],
  received: NamedDrift['received'],
  type?: string,
): NamedDrift => ({ path, kind, ...(received && { received }), ...(type && { expected: type }) });

test.each<
  [what: string, schema: Schema, data: unknown, value: unknown, drift: readonly NamedDrift[]]
>([
  [
    'a number as text',
    counted(),
    { n: '4' },
    { n: 4 },
    [drift('/n', 'coerced', 'string', 'number')],
  ],
  [
    'a flag that is none',
    z.looseObject({ is: z.optional(z.boolean()) }),
    { is: 'maybe' },
    {},
    [drift('/is', 'unreadable', 'string', 'boolean')],
  ],
  [
    'a flag for a text',
    z.looseObject({ name: z.optional(z.string()) }),
    { name: true },
    {},
    [drift('/name', 'unreadable', 'boolean', 'string')],
  ],
  ['no value', counted(), {}, 'unread', [drift('/n', 'unreadable', 'nothing', 'number')]],
  [
    'a missing field that platforms must send',
    z.looseObject({ n: expected(z.int()) }),
    {},
    {},
    [drift('/n', 'missing', undefined)],
  ],
  [
    'a list by position',
    z.array(z.int()),
    { 0: 4, 12: 6 },
    [4, 6],
    [drift('', 'coerced', 'object', 'array')],
  ],
  ...[{ 0: 4, a: 6 }, { '1a': 4 }, { a1: 4 }].map(
    (data): [string, Schema, unknown, unknown, NamedDrift[]] => [
      'an object in place of a list',
      z.array(z.int()),
      data,
      'unread',
      [drift('', 'unreadable', 'object', 'array')],
    ],
  ),
  [
    'an unreadable item of a list that is saved as a whole',
    z.looseObject({ list: z.optional(whole(z.array(z.int()))) }),
    { list: [1, null] },
    {},
    [drift('/list/*', 'unreadable', 'null', 'number')],
  ],
  [
    'an unreadable entry of a map',
    z.looseObject({ totals: map(z.int()) }),
    { totals: { a: 1, b: 'x' } },
    { totals: { a: 1 } },
    [
      drift('/totals/*', 'unreadable', 'string', 'number'),
      drift('/totals/*', 'dropped-item', 'string'),
    ],
  ],
  [
    'a text for a map',
    z.record(z.string(), z.int()),
    'x',
    'unread',
    [drift('', 'unreadable', 'string', 'object')],
  ],
  [
    'a list for a map',
    z.record(z.string(), z.int()),
    [1],
    'unread',
    [drift('', 'unreadable', 'array', 'object')],
  ],
  ['an empty list for an object', z.looseObject({ n: z.optional(z.int()) }), [], {}, []],
  ['a list for an object', counted(), [1], 'unread', [drift('', 'unreadable', 'array', 'object')]],
  [
    'neither of two shapes',
    z.union([z.int(), z.boolean()]),
    'x',
    'unread',
    [drift('', 'unreadable', 'string', 'union')],
  ],
  ['the second of two shapes exactly', z.union([z.int(), z.string()]), '5', '5', []],
  [
    'both of two shapes nearly',
    z.union([z.int(), z.boolean()]),
    '1',
    1,
    [drift('', 'coerced', 'string', 'number')],
  ],
  [
    'the second of two shapes, with an unknown key',
    z.union([counted(), z.looseObject({ n: z.string() })]),
    { n: '1', more: 1 },
    { n: '1', more: 1 },
    [drift('/more', 'unknown-key', 'number')],
  ],
  [
    'another shape of the data',
    z.looseObject({ inner: renamed(counted()) }),
    { inner: { old: 1 } },
    { inner: { n: 1 } },
    [drift('/inner', 'reshaped', 'object')],
  ],
  ['the usual shape of the data', renamed(counted()), { n: 1 }, { n: 1 }, []],
  ['no body', z.optional(counted()), undefined, undefined, []],
  [
    'a body that may be absent',
    z.optional(counted()),
    { n: '1' },
    { n: 1 },
    [drift('/n', 'coerced', 'string', 'number')],
  ],
  ['a body where none belongs', NoContent, 'OK', undefined, []],
  ['any value', z.looseObject({ any: z.unknown() }), { any: [1] }, { any: [1] }, []],
])('%s is reported by its shape', (_, schema, data, value, found) => {
  expect(read(schema, data)).toEqual(value);
  expect(namedDrift(schema, data)).toEqual(found);
});

test.each(['Nina Holt', '9lives', 'a-b', 'x'.repeat(42)])(
  '%j is not named, because it can be a customer’s data',
  (text) => {
    const schema = z.looseObject({ state: openEnum(['open']) });
    expect(namedDrift(schema, { state: text, [text]: 1 })).toEqual([
      { path: '/state', kind: 'unknown-value', word: '?' },
      { path: '/?', kind: 'unknown-key', received: 'number' },
    ]);
  },
);

test('a list without unreadable items has no count of them', () => {
  const schema = z.looseObject({ list: z.array(z.int()), one: z.optional(z.int()) });
  const decoded = decode(schema, { list: [1], one: 2 });
  expect(decoded).toEqual({ ok: true, value: { list: [1], one: 2 }, drift: [] });
});

describe('readWhole', () => {
  const schema = z.array(z.int());

  test('returns an answer whose values had other types', () => {
    expect(readWhole(schema, ['1', 2])).toMatchObject({ value: [1, 2] });
  });

  test.each([[[1, null, '2']], ['none']])('returns null for %j', (data) => {
    expect(readWhole(schema, data)).toBeNull();
  });
});

test('a list that is composed from several answers carries the count of unreadable items', () => {
  const answer = { list: [1] };
  expect(unreadableIn(withUnreadable(answer, 'list', 3), 'list')).toBe(3);
  expect(withUnreadable(answer, 'list', 0)).toBe(answer);
});
