import { allEndpoints } from '@placekeeper/contracts/api';
import { decode } from '@placekeeper/contracts/core/decode';
import { openEnum } from '@placekeeper/contracts/core/open-enum';
import { expected } from '@placekeeper/contracts/core/schema-annotations';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { canBeDamaged, damageAnswer, unknownField, unknownValue } from './damage-answer.ts';

const schema = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.int(),
      colour: z.nullable(openEnum(['red', 'blue'])),
      size: z.optional(openEnum(['s', 'm'])),
      text: z.string(),
    }),
  ),
  moods: z.array(openEnum(['calm'])),
  byName: z.record(z.string(), z.looseObject({ kind: openEnum(['a']) })),
});
const answer = {
  data: [
    { id: 1, colour: null, text: 'a' },
    { id: 2, colour: 'red', size: 's', text: 'b' },
  ],
  moods: ['calm', 'calm'],
  byName: { one: { kind: 'a' } },
};
const damage = (kind: Parameters<typeof damageAnswer>[2]['kind'], turn = 1, at?: string) =>
  damageAnswer(schema, answer, { kind, turn, at });

test('each open value of the answer is replaced in turn by an unknown one', () => {
  const paths = [1, 2, 3, 4, 5].map((turn) => damage('unknown-value', turn)?.path);
  expect(paths).toEqual([
    '/data/*/colour',
    '/data/*/size',
    '/moods/*',
    '/byName/*/kind',
    '/data/*/colour',
  ]);
  expect(damage('unknown-value', 1)?.body).toMatchObject({
    data: [{ colour: null }, { colour: unknownValue }],
  });
  expect(damage('unknown-value', 3)?.body).toMatchObject({ moods: [unknownValue, 'calm'] });
});

test('the damaged path can be chosen, and a path that the answer lacks damages nothing', () => {
  expect(damage('unknown-value', 7, '/moods/*')?.path).toBe('/moods/*');
  expect(damage('unknown-value', 1, '/nothing')).toBeNull();
  expect(
    damageAnswer(schema, { data: [], moods: [], byName: {} }, { kind: 'unknown-value', turn: 1 }),
  ).toBeNull();
});

test('the original answer stays unchanged', () => {
  const before = structuredClone(answer);
  for (const kind of ['unknown-value', 'unknown-field', 'missing-field', 'broken-item'] as const) {
    for (const turn of [1, 2, 3]) damage(kind, turn);
  }
  expect(answer).toEqual(before);
});

test('fields can be missing or added, and an item can be broken', () => {
  expect(damage('unknown-field', 1)?.body).toHaveProperty(unknownField);
  expect(damage('unknown-field', 2)).toMatchObject({ path: '/data/*' });
  expect(damage('missing-field', 1)?.body).not.toHaveProperty('data');
  expect(damage('missing-field', 1, '/data/*/id')?.body).toMatchObject({
    data: [{ colour: null, text: 'a' }, { id: 2 }],
  });
  expect(damage('missing-field', 1, '/data/*/size')).toBeNull();
  expect(damage('broken-item')).toMatchObject({ path: '/data/*', body: { data: [{}, { id: 2 }] } });
});

describe('clients can decode every kind of damage they must tolerate', () => {
  test.each([
    ['unknown-value', 'unknown-value'],
    ['unknown-field', 'unknown-key'],
    ['broken-item', 'dropped-item'],
  ] as const)('%s is decoded, and reported as %s', (kind, told) => {
    const damaged = damage(kind);
    const decoded = decode(schema, damaged?.body);
    expect(decoded.ok).toBe(true);
    expect(decoded.drift.map((drift) => drift.kind)).toContain(told);
  });
});

test('the schema alone decides whether an answer can be damaged', () => {
  expect(canBeDamaged(schema, 'unknown-value')).toBe(true);
  expect(canBeDamaged(z.looseObject({ a: z.string() }), 'unknown-value')).toBe(false);
  expect(canBeDamaged(z.looseObject({ a: z.string() }), 'missing-field')).toBe(true);
  expect(canBeDamaged(z.array(z.string()), 'broken-item')).toBe(true);
  expect(canBeDamaged(z.undefined(), 'missing-field')).toBe(false);
});

test('a required field can be missing, an optional one cannot', () => {
  const sent = z.looseObject({ count: expected(z.int()) });
  const optional = z.looseObject({ count: z.optional(z.int()) });
  const order = { kind: 'missing-field', turn: 1 } as const;
  expect(canBeDamaged(sent, 'missing-field')).toBe(true);
  expect(damageAnswer(sent, { count: 1 }, order)).toEqual({ body: {}, path: '/count' });
  expect(canBeDamaged(optional, 'missing-field')).toBe(false);
  expect(damageAnswer(optional, { count: 1 }, order)).toBeNull();
});

test('most of the contract has open values', () => {
  const open = allEndpoints.filter(({ definition }) =>
    Object.entries(definition.responses).some(
      ([status, body]) => Number(status) < 300 && canBeDamaged(body, 'unknown-value'),
    ),
  );
  expect(open.map(({ id }) => id)).toContain('locations.list');
});
