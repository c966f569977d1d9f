import { allEndpoints, api } from '@placekeeper/contracts/api';
import { decode } from '@placekeeper/contracts/core/decode';
import { openEnum } from '@placekeeper/contracts/core/open-enum';
import type { Schema } from '@placekeeper/contracts/core/schema';
import { map } from '@placekeeper/contracts/core/wire-types';
import { jsonSchema } from '@placekeeper/contracts/export/json-schema';
import { pinned } from '@placekeeper/contracts/testing/arbitrary-request';
import { mutatedJson } from '@placekeeper/contracts/testing/mutate-json';
import { validValue } from '@placekeeper/contracts/testing/valid-value';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestTwin } from '../testing/test-twin.ts';
import { conforms } from './conforms.ts';

/** The reference implementation. */
const isExact = (schema: Schema, data: unknown) =>
  z.safeParse(schema as z.core.$ZodType, data).success && decode(schema, data).drift.length === 0;

const answers = allEndpoints.flatMap(({ id, definition }) =>
  Object.entries(definition.responses)
    .filter(([status]) => status === '200' || status === '201')
    .map(([status, schema]) => ({ title: `${id} ${status}`, schema })),
);

describe('the compiled check agrees with parsing and searching for drift', () => {
  test.each(answers)('$title', ({ schema }) => {
    const values = validValue(jsonSchema(schema, { dialect: 'draft-2020-12', side: 'output' }));
    const runs = { ...pinned, numRuns: 60 };
    const samples = [...fc.sample(values, runs), ...fc.sample(mutatedJson(values), runs)];
    expect(samples.filter((data) => conforms(schema, data) !== isExact(schema, data))).toEqual([]);
  });
});

const Shape = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('circle'), radius: z.number() }),
  z.looseObject({ type: z.literal('square'), side: z.optional(z.number()) }),
]);

test.each<[what: string, schema: Schema, right: readonly unknown[], wrong: readonly unknown[]]>([
  ['an id', z.int().check(z.positive()), [1], [0, -1, 1.5, '1', null, Infinity]],
  ['a number above another', z.int().check(z.gt(5)), [6], [5, 3]],
  ['a number with two bounds', z.int().check(z.gte(1), z.lte(3)), [1, 3], [0, 4]],
  ['any number', z.number(), [1.5, -0], [Number.NaN, Infinity, '1']],
  ['a text with a limit', z.string().check(z.maxLength(2)), ['ab'], ['abc', 5]],
  ['an open choice', openEnum(['a', 'b']), ['a'], ['c', 5]],
  ['a closed choice', z.enum(['a', 'b']), ['b'], ['c']],
  ['a map', map(z.int()), [{ a: 1 }, {}, []], [{ a: 'x' }, [1], null]],
  ['a map of known keys', z.partialRecord(z.enum(['a']), z.int()), [{ a: 1 }, {}], [{ b: 1 }]],
  [
    'one of several objects',
    Shape,
    [{ type: 'square' }],
    [{ type: 'square', radius: 1 }, { type: 'x' }, 5],
  ],
  [
    'an object',
    z.looseObject({ a: z.nullable(z.string()) }),
    [{ a: null }],
    [{}, { a: 'x', b: 1 }, [], null],
  ],
  [
    'what may be missing',
    z.looseObject({ a: z.optional(z.int()) }),
    [{}, { a: undefined }],
    [{ a: null }],
  ],
  ['no body', z.undefined(), [undefined], [null, {}]],
  ['anything', z.looseObject({ a: z.unknown() }), [{ a: { b: 1 } }], []],
  ['a list with a limit', z.array(z.int()).check(z.maxLength(1)), [[1]], [[1, 2], ['x']]],
])('%s', (_, schema, right, wrong) => {
  expect(right.map((data) => conforms(schema, data))).toEqual(right.map(() => true));
  expect(wrong.map((data) => conforms(schema, data))).toEqual(wrong.map(() => false));
  expect(wrong.map((data) => isExact(schema, data))).toEqual(wrong.map(() => false));
});

test('keys of Object.prototype are handled like other keys', () => {
  const data: unknown = JSON.parse('{"a": null, "constructor": 1, "__proto__": 2}');
  expect(conforms(z.looseObject({ a: z.null() }), data)).toBe(false);
});

test('an answer of the twin conforms', async () => {
  const user = await createTestTwin().as('owner', { locations: 20 });
  const page = await user.succeed(api.locations.list, {});
  const schema = api.locations.list.definition.responses[200];
  if (!schema) throw new Error('The list declares no 200');
  expect(conforms(schema, page)).toBe(true);
});
