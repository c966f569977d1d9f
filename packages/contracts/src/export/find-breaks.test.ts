import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, resource, type EndpointDefinition } from '../core/endpoint.ts';
import { event } from '../core/event.ts';
import { ErrorMessage } from '../core/error.ts';
import { TagId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import type { Schema } from '../core/schema.ts';
import { NoContent } from '../core/wire-types.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { findBreaks } from './find-breaks.ts';
import type { Documents } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';

type Changes = Partial<Pick<EndpointDefinition, 'body' | 'query' | 'responses' | 'path'>>;

function documents(changes: Changes = {}, payload?: Schema): Documents {
  const definition = {
    method: 'POST',
    path: '/api/tags',
    summary: 'Makes a tag',
    responses: { 204: NoContent },
    ...changes,
  } as const;
  const made = resource('tags', { create: endpoint(definition as never) });
  return {
    openApi: openApiDocument(Object.values(made)),
    asyncApi: asyncApiDocument(
      payload ? [event({ name: 'tag.made', summary: 'A tag is made', payload })] : [],
    ),
  };
}

const Name = z.string().check(z.minLength(1), z.maxLength(20));
const Tag = z.looseObject({ id: TagId, name: z.string(), colour: openEnum(['red', 'blue']) });

describe('requests', () => {
  const body = (schema: Schema) => documents({ body: schema });
  const breaks = (older: Schema, newer: Schema) => findBreaks(body(older), body(newer));
  const older = z.strictObject({
    name: Name,
    kind: z.enum(['a', 'b']),
    note: z.optional(z.nullable(z.string())),
    ids: z.array(TagId).check(z.maxLength(9)),
    by: z.discriminatedUnion('mode', [
      z.strictObject({ mode: z.literal('one'), id: TagId }),
      z.strictObject({ mode: z.literal('all') }),
    ]),
  });
  const { shape } = older;

  test.each<[change: string, newer: Schema, found: readonly string[]]>([
    ['nothing', older, []],
    [
      'one field more that may be left out',
      z.strictObject({ ...shape, more: z.optional(Name) }),
      [],
    ],
    ['more choice', z.strictObject({ ...shape, kind: z.enum(['a', 'b', 'c']) }), []],
    ['any text for a choice', z.strictObject({ ...shape, kind: z.string() }), []],
    ['more room', z.strictObject({ ...shape, ids: z.array(TagId) }), []],
    ['a name that may be left out', z.strictObject({ ...shape, name: z.optional(Name) }), []],
    ['anything as a name', z.strictObject({ ...shape, name: z.unknown() }), []],
    [
      'one field more that is asked for',
      z.strictObject({ ...shape, more: Name }),
      ['POST /api/tags body now asks for more'],
    ],
    [
      'a field less',
      z.strictObject({ kind: shape.kind, note: shape.note, ids: shape.ids, by: shape.by }),
      ['POST /api/tags body no longer takes name'],
    ],
    [
      'less choice',
      z.strictObject({ ...shape, kind: z.enum(['a']) }),
      ['POST /api/tags body kind no longer takes b'],
    ],
    [
      'no null',
      z.strictObject({ ...shape, note: z.optional(z.string()) }),
      ['POST /api/tags body note no longer takes null'],
    ],
    [
      'a shorter name',
      z.strictObject({ ...shape, name: z.string().check(z.minLength(2), z.maxLength(10)) }),
      [
        'POST /api/tags body name is narrower: maxLength 20 → 10',
        'POST /api/tags body name is narrower: minLength 1 → 2',
      ],
    ],
    [
      'a pattern',
      z.strictObject({ ...shape, name: Name.check(z.regex(/^a/)) }),
      ['POST /api/tags body name is narrower: pattern none → ^a'],
    ],
    [
      'another type',
      z.strictObject({ ...shape, name: z.int() }),
      ['POST /api/tags body name no longer takes string'],
    ],
    [
      'another type in a list',
      z.strictObject({ ...shape, ids: z.array(z.string()).check(z.maxLength(9)) }),
      ['POST /api/tags body ids * no longer takes integer'],
    ],
    [
      'one of several objects less',
      z.strictObject({ ...shape, by: z.strictObject({ mode: z.literal('one'), id: TagId }) }),
      ['POST /api/tags body by no longer takes object with mode all'],
    ],
  ])('%s', (_, newer, found) => {
    expect(breaks(older, newer)).toEqual(found);
  });

  test('a field that accepts one type instead of any value breaks requests', () => {
    expect(breaks(z.strictObject({ a: z.unknown() }), z.strictObject({ a: z.string() }))).toEqual([
      'POST /api/tags body a no longer takes anything',
    ]);
  });

  test('a new body, and another encoding', () => {
    expect(findBreaks(documents(), body(older))).toEqual(['POST /api/tags now asks for a body']);
    const form = { ...documents({ body: older }), openApi: formOf(body(older)) };
    expect(findBreaks(body(older), form)).toEqual([
      'POST /api/tags no longer takes application/json',
    ]);
  });

  test('parameters', () => {
    const query = (schema: Schema) => documents({ query: schema });
    const before = query(
      z.strictObject({ search: z.optional(z.string()), sort: z.optional(z.string()) }),
    );
    const after = query(z.strictObject({ search: z.string(), page: z.int() }));
    expect(findBreaks(before, after)).toEqual([
      'POST /api/tags asks for the new parameter page',
      'POST /api/tags now asks for the parameter search',
      'POST /api/tags no longer takes the parameter sort',
    ]);
  });
});

const formOf = ({ openApi }: Documents): Documents['openApi'] =>
  JSON.parse(JSON.stringify(openApi).replace('application/json', 'multipart/form-data'));

describe('responses', () => {
  const answer = (schema: Schema) => documents({ responses: { 200: schema, 404: ErrorMessage } });
  const { shape } = Tag;

  test.each<[change: string, newer: Schema, found: readonly string[]]>([
    ['nothing', Tag, []],
    ['a field more', z.looseObject({ ...shape, more: z.string() }), []],
    [
      'a known word more',
      z.looseObject({ ...shape, colour: openEnum(['red', 'blue', 'grey']) }),
      [],
    ],
    ['a closed choice', z.looseObject({ ...shape, name: z.enum(['a']) }), []],
    [
      'a field less',
      z.looseObject({ id: TagId, name: z.string() }),
      ['POST /api/tags 200 no longer has colour'],
    ],
    [
      'a field that may be missing',
      z.looseObject({ ...shape, name: z.optional(z.string()) }),
      ['POST /api/tags 200 may now lack name'],
    ],
    [
      'a field that may be null',
      z.looseObject({ ...shape, name: z.nullable(z.string()) }),
      ['POST /api/tags 200 name may now be null'],
    ],
    [
      'another type',
      z.looseObject({ ...shape, id: z.string() }),
      ['POST /api/tags 200 id may now be string'],
    ],
    [
      'anything',
      z.looseObject({ ...shape, id: z.unknown() }),
      ['POST /api/tags 200 id may now be anything'],
    ],
  ])('%s', (_, newer, found) => {
    expect(findBreaks(answer(Tag), answer(newer))).toEqual(found);
  });

  test('a closed enum with more values, or opened', () => {
    const of = (schema: Schema) => answer(z.looseObject({ kind: schema }));
    expect(findBreaks(of(z.enum(['a'])), of(z.enum(['a', 'b'])))).toEqual([
      'POST /api/tags 200 kind may now be b',
    ]);
    expect(findBreaks(of(z.enum(['a'])), of(z.string()))).toEqual([
      'POST /api/tags 200 kind may now be any text',
    ]);
  });

  test('a removed status', () => {
    expect(findBreaks(answer(Tag), documents({ responses: { 200: Tag } }))).toEqual([
      'POST /api/tags 404 is no longer answered',
    ]);
  });
});

test('a removed call, a removed event and a removed event field', () => {
  const both = documents({}, z.looseObject({ id: TagId }));
  expect(
    findBreaks(both, documents({ path: '/api/labels' }, z.looseObject({ id: TagId }))),
  ).toEqual(['POST /api/tags is gone']);
  expect(findBreaks(both, documents())).toEqual(['the event tag.made is gone']);
  expect(findBreaks(both, documents({}, z.looseObject({})))).toEqual([
    'the event tag.made no longer has id',
  ]);
});

test('the contract has no breaks against itself', () => {
  const all = { openApi: openApiDocument(), asyncApi: asyncApiDocument() };
  expect(findBreaks(all, all)).toEqual([]);
});
