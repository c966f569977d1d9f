import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findDrift } from './drift.ts';
import { openEnum } from './open-enum.ts';
import { map } from './wire.ts';

const Item = z.looseObject({
  id: z.int(),
  status: openEnum(['active', 'paused']),
  label: z.optional(z.nullable(openEnum(['red', 'blue']))),
  parent: z.optional(z.nullable(z.looseObject({ id: z.int() }))),
  totals: z.optional(map(z.looseObject({ count: z.int() }))),
  anything: z.optional(z.unknown()),
});
const item = { id: 1, status: 'active' };

describe('findDrift', () => {
  test.each<[what: string, data: unknown]>([
    ['what the contract knows', item],
    ['values left out or null', { ...item, label: null, parent: undefined }],
    ['anything where anything goes', { ...item, anything: { deep: [{ unknown: 1 }] } }],
    ['any key of a map', { ...item, totals: { north: { count: 1 } } }],
    ['a map that PHP wrote as []', { ...item, totals: [] }],
    ['nothing at all', undefined],
    ['null', null],
  ])('finds none in %s', (_, data) => {
    expect(findDrift(Item, data)).toEqual([]);
  });

  test('an unknown key, with its name', () => {
    expect(findDrift(Item, { ...item, colour: 'red' })).toEqual([
      { path: '/colour', kind: 'unknown-key', value: 'colour' },
    ]);
  });

  test('an unknown value of an open enum, with the value', () => {
    expect(findDrift(Item, { ...item, status: 'retired', label: 'green' })).toEqual([
      { path: '/status', kind: 'unknown-value', value: 'retired' },
      { path: '/label', kind: 'unknown-value', value: 'green' },
    ]);
  });

  test('at any depth; positions in lists and keys of maps are not told apart', () => {
    const schema = z.looseObject({ data: z.array(Item) });
    const parent = { id: 2, age: 3 };
    const data = {
      data: [item, { ...item, parent }, { ...item, totals: { north: { count: 1, sum: 2 } } }],
    };
    expect(findDrift(schema, data)).toEqual([
      { path: '/data/*/parent/age', kind: 'unknown-key', value: 'age' },
      { path: '/data/*/totals/*/sum', kind: 'unknown-key', value: 'sum' },
    ]);
  });

  test('inside the member of a union that the data belongs to', () => {
    const Shape = z.discriminatedUnion('type', [
      z.looseObject({ type: z.literal('circle'), radius: z.number() }),
      z.looseObject({ type: z.literal('square'), side: z.number() }),
    ]);
    expect(findDrift(Shape, { type: 'square', side: 1, radius: 2 })).toEqual([
      { path: '/radius', kind: 'unknown-key', value: 'radius' },
    ]);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'the key %s is like any other',
    (key) => {
      const data: unknown = JSON.parse(`{"id": 1, "status": "active", "${key}": {"a": 1}}`);
      expect(findDrift(Item, data)).toEqual([{ path: `/${key}`, kind: 'unknown-key', value: key }]);
    },
  );
});
