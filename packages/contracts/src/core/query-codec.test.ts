import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../api.ts';
import { jsonSchema } from '../export/json-schema.ts';
import { anyText } from '../testing/any-text.ts';
import { pinned } from '../testing/arbitrary-request.ts';
import { validValue } from '../testing/valid-value.ts';
import { LocationId, TagId } from './id.ts';
import { PageRequest } from './page.ts';
import { decodeParams, decodeQuery, encodeQuery } from './query-codec.ts';

const schema = z.strictObject({
  search: z.optional(z.string()),
  locations: z.optional(z.array(LocationId)),
  names: z.optional(z.array(z.string())),
  active: z.optional(z.boolean()),
  limit: z.optional(z.nullable(z.number())),
  page: z.optional(PageRequest),
});
const read = (search: string) => decodeQuery(schema, search);
const isAccepted = (search: string) => z.safeParse(schema, read(search)).success;

describe('encodeQuery', () => {
  test.each<[expected: string, query: Record<string, unknown> | undefined]>([
    ['', undefined],
    ['', {}],
    ['page[number]=2&page[size]=25', { page: { number: 2, size: 25 } }],
    ['locations[]=1&locations[]=2', { locations: [1, 2] }],
    ['locations[]=7', { locations: [7] }],
    ['', { locations: [] }],
    ['active=1', { active: true }],
    ['active=0', { active: false }],
    ['limit=0', { limit: 0 }],
    ['search=', { search: '' }],
    ['active=1', { search: undefined, active: true, page: { number: undefined } }],
    ['search=a%20%26%20b%3Dc%2Bd%25', { search: 'a & b=c+d%' }],
    ['search=Caf%C3%A9%20%F0%9F%93%8D', { search: 'Café 📍' }],
    ['names[]=a%5B0%5D', { names: ['a[0]'] }],
    ['a%26b=1', { 'a&b': 1 }],
    [
      'search=north&locations[]=1&page[size]=50',
      { search: 'north', locations: [1], page: { size: 50 } },
    ],
  ])('writes %j', (expected, query) => {
    expect(encodeQuery(query)).toBe(expected);
  });
});

describe('decodeQuery', () => {
  test.each<[search: string, query: Record<string, unknown>]>([
    ['', {}],
    ['page[number]=2&page[size]=25', { page: { number: 2, size: 25 } }],
    ['page%5Bnumber%5D=2', { page: { number: 2 } }],
    ['?active=1', { active: true }],
    ['active=0', { active: false }],
    ['active=true', { active: true }],
    ['active=false', { active: false }],
    ['locations[]=1&locations[]=2', { locations: [1, 2] }],
    ['locations[]=7', { locations: [7] }],
    ['locations=7', { locations: [7] }],
    ['locations[0]=1&locations[1]=2', { locations: [1, 2] }],
    ['names[]=1&names[]=true', { names: ['1', 'true'] }],
    ['search=1', { search: '1' }],
    ['search=', { search: '' }],
    ['search=a+b%2Bc', { search: 'a b+c' }],
    ['search=Caf%C3%A9%20%F0%9F%93%8D', { search: 'Café 📍' }],
    ['limit=-2.5', { limit: -2.5 }],
    ['search=a&search=b', { search: 'b' }],
  ])('reads %j', (search, query) => {
    expect(read(search)).toEqual(query);
    expect(isAccepted(search)).toBe(true);
  });

  test.each([
    'limit=',
    'limit=abc',
    'limit=0x10',
    'limit=1e3',
    'limit=%201',
    'limit=Infinity',
    'limit=NaN',
    'active=yes',
    'active=2',
    'locations[]=1&locations[]=x',
    'locations[]=1.5',
    'locations[]=0',
    'page=2',
    'page[number]=two',
    'page[number]=0',
    'page[offset]=3',
    'search[]=a',
    'search[key]=a',
    'other=1',
  ])('leaves %j to be refused by the schema', (search) => {
    expect(isAccepted(search)).toBe(false);
  });

  test('keeps an unreadable number as text', () => {
    expect(read('limit=12px&locations[]=1&locations[]=x')).toEqual({
      limit: '12px',
      locations: [1, 'x'],
    });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('ignores %s at any depth', (key) => {
    expect(
      read(`${key}=1&${key}[polluted]=1&page[${key}]=1&page[${key}][polluted]=1&search=a`),
    ).toEqual({
      search: 'a',
      page: {},
    });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each(['toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'])(
    'keeps %s as an unknown key',
    (key) => {
      expect(Object.keys(read(`${key}=1&page[${key}]=1`))).toEqual([key, 'page']);
      expect(isAccepted(`${key}=1`)).toBe(false);
    },
  );

  test('decodes any text without throwing', () => {
    const pieces = [
      'search',
      'page',
      'number',
      'locations',
      'toString',
      '__proto__',
      '0',
      '',
      '[',
      ']',
      '[]',
      '.',
    ];
    const name = fc
      .array(fc.constantFrom(...pieces), { maxLength: 7 })
      .map((some) => some.join(''));
    const pair = fc.tuple(fc.oneof(name, fc.string()), anyText());
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        expect(read(new URLSearchParams(pairs).toString())).toBeTypeOf('object');
        expect(read(pairs.map((two) => two.join('=')).join('&'))).toBeTypeOf('object');
      }),
      { ...pinned, numRuns: 300 },
    );
  });
});

describe('decoding restores every encoded query', () => {
  const queries = allEndpoints.flatMap(({ id, definition: { query } }) =>
    query ? [{ id, query }] : [],
  );

  test.each(queries)('$id', ({ query }) => {
    const values = validValue(jsonSchema(query, { dialect: 'draft-2020-12', side: 'input' }));
    fc.assert(
      fc.property(values, (value) => {
        const sent = value as Record<string, unknown>;
        expect(decodeQuery(query, encodeQuery(sent))).toEqual(withoutEmpties(sent));
      }),
      { ...pinned, numRuns: 100 },
    );
  });

  /** A query cannot contain an empty list or an empty object. */
  const withoutEmpties = (query: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(query).filter(
        ([, value]) => typeof value !== 'object' || value === null || Object.keys(value).length > 0,
      ),
    );
});

describe('decodeParams', () => {
  const params = z.strictObject({ id: TagId, operationId: z.string() });

  test('converts to numbers by the schema', () => {
    expect(decodeParams(params, { id: '7', operationId: '7' })).toEqual({
      id: 7,
      operationId: '7',
    });
  });

  test.each(['abc', '', '7a', '0', '-1', '1.5', '1e3', '99999999999999999999'])(
    'refuses the id %j',
    (id) => {
      expect(z.safeParse(params, decodeParams(params, { id, operationId: 'a' })).success).toBe(
        false,
      );
    },
  );
});
