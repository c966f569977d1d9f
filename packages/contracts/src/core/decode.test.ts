import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../api.ts';
import { jsonSchema } from '../export/json-schema.ts';
import { pinned } from '../testing/arbitrary-request.ts';
import { mutatedJson } from '../testing/mutate-json.ts';
import { validValue } from '../testing/valid-value.ts';
import { namedDrift, decode, unreadableIn } from './decode.ts';
import { openEnum } from './open-enum.ts';
import { paged } from './page.ts';
import { definitionOf, type Schema } from './schema.ts';

const Item = z.looseObject({
  id: z.int(),
  status: openEnum(['active', 'paused']),
  tags: z.optional(z.array(z.looseObject({ id: z.int(), names: z.array(z.string()) }))),
});
const Page = paged(Item);
const meta = { current_page: 1, last_page: 1, per_page: 25, total: 3, to: 3 };
const item = (id: number) => ({ id, status: 'active' });

function value(schema: Schema, data: unknown) {
  const decoded = decode(schema, data);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.drift));
  return decoded;
}

describe('decode', () => {
  test('returns conforming data unchanged, without drift', () => {
    const data = { data: [item(1), item(2)], meta };
    expect(decode(Page, data)).toEqual({ ok: true, value: data, drift: [] });
  });

  test('an unreadable item is dropped and reported, and the others are kept @UPD-9', () => {
    const bad = { id: 'two', status: 'active' };
    expect(decode(Page, { data: [item(1), bad, item(3)], meta })).toEqual({
      ok: true,
      value: { data: [item(1), item(3)], meta, '~unreadable': { data: 1 } },
      drift: [
        { path: '/data/*/id', kind: 'unreadable', received: 'string', expected: 'number' },
        { path: '/data/*', kind: 'dropped-item', received: 'object' },
      ],
    });
  });

  test.each<[what: string, bad: unknown]>([
    ['null', null],
    ['text', 'item'],
    ['a list', []],
    ['an incomplete item', { id: 2 }],
  ])('%s in place of an item is dropped too', (_, bad) => {
    const decoded = value(Page, { data: [bad, item(1), bad], meta });
    expect(decoded.value).toMatchObject({ data: [item(1)] });
    expect(decoded.drift.filter(({ kind }) => kind === 'dropped-item')).toHaveLength(2);
    expect(unreadableIn(decoded.value as object, 'data')).toBe(2);
  });

  test('an unreadable item of a nested list is dropped alone', () => {
    const good = { id: 1, names: ['a'] };
    const data = {
      data: [
        { ...item(1), tags: [good, { id: 'x', names: [] }, { id: 3, names: ['a', null, 'b'] }] },
        item(2),
      ],
      meta,
    };
    const decoded = value(Page, data);
    const cut = { id: 3, names: ['a', 'b'], '~unreadable': { names: 1 } };
    expect(decoded.value).toEqual({
      data: [{ ...item(1), tags: [good, cut], '~unreadable': { tags: 1 } }, item(2)],
      meta,
    });
    expect(decoded.drift.filter(({ kind }) => kind === 'dropped-item')).toEqual([
      { path: '/data/*/tags/*', kind: 'dropped-item', received: 'object' },
      { path: '/data/*/tags/*/names/*', kind: 'dropped-item', received: 'null' },
    ]);
  });

  test('an item with errors inside and outside its lists is dropped once', () => {
    const bad = { id: 'two', status: 'active', tags: [{ id: 'x', names: [] }] };
    const decoded = value(Page, { data: [item(1), bad], meta });
    expect(decoded.value).toMatchObject({ data: [item(1)], meta });
    expect(decoded.drift.filter(({ path }) => path === '/data/*')).toHaveLength(1);
  });

  test('unknown keys and values are kept and reported @UPD-9', () => {
    const odd = { id: 2, status: 'retired', colour: 'red' };
    expect(value(Page, { data: [item(1), odd], meta, links: [] })).toEqual({
      ok: true,
      value: { data: [item(1), odd], meta, links: [] },
      drift: [
        { path: '/data/*/status', kind: 'unknown-value' },
        { path: '/data/*/?', kind: 'unknown-key', received: 'string' },
        { path: '/?', kind: 'unknown-key', received: 'array' },
      ],
    });
    expect(namedDrift(Page, { data: [item(1), odd], meta, links: [] })).toEqual([
      { path: '/data/*/status', kind: 'unknown-value', word: 'retired' },
      { path: '/data/*/colour', kind: 'unknown-key', received: 'string' },
      { path: '/links', kind: 'unknown-key', received: 'array' },
    ]);
  });

  test.each<[what: string, data: unknown]>([
    ['no meta', { data: [] }],
    ['a list that is none', { data: 'none', meta }],
    ['the list alone, without its page', [item(1)]],
    ['a page of HTML', '<!doctype html>'],
    ['null', null],
    ['nothing', undefined],
    ['a bad meta, and a bad item too', { data: [null], meta: { ...meta, total: 'many' } }],
  ])('%s makes the whole answer unreadable', (_, data) => {
    const decoded = decode(Page, data);
    expect(decoded.ok).toBe(false);
    expect(decoded.drift.length).toBeGreaterThan(0);
  });

  test('does not change its input', () => {
    const data = { data: [item(1), { id: 'two' }], meta };
    const before = structuredClone(data);
    decode(Page, data);
    expect(data).toEqual(before);
  });

  test('unreadable items of a list are counted in the object that holds it, and copies keep the count', () => {
    const decoded = decode(Page, { data: [item(1), null, {}], meta });
    if (!decoded.ok) throw new Error('unread');
    expect(unreadableIn(structuredClone(decoded.value), 'data')).toBe(2);
    expect(unreadableIn({ ...decoded.value, meta }, 'data')).toBe(2);
    expect(unreadableIn(decoded.value.data[0], 'tags')).toBe(0);
    expect(unreadableIn(undefined, 'data')).toBe(0);
  });

  test('a list with many unreadable items is read in one pass', () => {
    const items = Array.from({ length: 2000 }, (_, id) => (id % 2 ? item(id) : { id }));
    const decoded = value(Page, { data: items, meta });
    expect(decoded.drift.filter(({ kind }) => kind === 'dropped-item')).toHaveLength(1000);
    expect(decoded.value).toHaveProperty('data.length', 1000);
  });
});

const answers = allEndpoints.flatMap(({ id, definition: { responses } }) =>
  Object.entries(responses)
    .filter(([status, schema]) => Number(status) < 300 && definitionOf(schema).type === 'object')
    .map(([status, schema]) => ({ id, status, schema })),
);
const written = (schema: Schema) =>
  jsonSchema(schema, { dialect: 'draft-2020-12', side: 'output' });
const runs = { ...pinned, numRuns: 25 };
/** PHP writes an empty map as `[]`, and the reader returns `{}`: this makes both equal. */
const withMaps = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data).replaceAll('[]', '{}'));

describe('every answer of the contract', () => {
  test.each(answers)('$id $status is read completely if it conforms', ({ schema }) => {
    fc.assert(
      fc.property(validValue(written(schema)), (data) => {
        const decoded = value(schema, data);
        expect(withMaps(decoded.value)).toEqual(withMaps(data));
        expect(decoded.drift.filter(({ kind }) => kind !== 'unknown-value')).toEqual([]);
      }),
      runs,
    );
  });

  test.each(answers)(
    '$id $status is read or refused, and never throws, if it is damaged',
    ({ schema }) => {
      fc.assert(
        fc.property(mutatedJson(validValue(written(schema))), (data) => {
          const before = JSON.stringify(data);
          const decoded = decode(schema, data);
          expect(JSON.stringify(data)).toBe(before);
          const isRight =
            decoded.ok && z.safeParse(schema as z.core.$ZodType, decoded.value).success;
          expect(isRight || (!decoded.ok && decoded.drift.length > 0)).toBe(true);
        }),
        runs,
      );
    },
  );
});
