import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as zod from 'zod/mini';
import { expect, onTestFinished, test, vi } from 'vitest';
import { decode } from './decode.ts';
import { definitionOf, type Schema } from './schema.ts';
import * as z from './zod.ts';
import { parse, safeParse } from './validate.ts';

/** zod calls this hook for each created schema and check. */
function countMade(): () => number {
  let made = 0;
  const postProcessor = () => (made += 1);
  zod.config({ postProcessor });
  onTestFinished(() => void zod.config({ postProcessor: undefined }));
  return () => made;
}

test('an unused contract creates almost no schemas', async () => {
  // Other tests in this process have already used the contract.
  vi.resetModules();
  const made = countMade();
  const folder = join(import.meta.dirname, '../endpoints');
  const modules: unknown[] = await Promise.all(
    readdirSync(folder).map((file) => import(join(folder, file))),
  );
  expect(modules.length).toBeGreaterThan(10);
  expect(made()).toBeLessThan(40);
  const { Location } = await import('../model/location.ts');
  const validate = await import('./validate.ts');
  expect(validate.safeParse(Location, {}).success).toBe(false);
  expect(made()).toBeGreaterThan(40);
});

test('a schema is equal before and after its creation', () => {
  const name = z.string().check(z.maxLength(3), z.meta({ format: 'name' }));
  const tag = z.looseObject({ name, note: z.optional(name) });
  expect('_zod' in name).toBe(true);
  expect(parse(tag, { name: 'abc' })).toEqual({ name: 'abc' });
  expect(safeParse(tag, { name: 'abcd' }).success).toBe(false);
  expect(tag.shape.name).toBe(name);
  expect(definitionOf(name).checks).toHaveLength(2);
  expect(zod.globalRegistry.get(name)).toEqual({ format: 'name' });
  expect(tag.parse({ name: 'a' })).toEqual({ name: 'a' });
});

test('reading an answer creates only the schemas of values that zod checks', () => {
  const made = countMade();
  const place = z.looseObject({ city: z.optional(z.nullable(z.string())), lat: z.number() });
  const answer = z.looseObject({
    id: z.int(),
    ...place.shape,
    state: z.union([z.enum(['open', 'closed']), z.string()]),
    places: z.array(place),
    names: z.record(z.string(), z.boolean()),
  });
  const data = { id: 1, lat: 2, state: 'open', places: [{ lat: 1 }], names: { a: true } };
  expect(decode(answer, data)).toEqual({ ok: true, value: data, drift: [] });
  expect(made()).toBe(0);
  const named = z.looseObject({ name: z.string().check(z.maxLength(3)) });
  expect(decode(named, { name: 'abcd' }).ok).toBe(false);
  expect(made()).toBe(0);
  const pair = z.looseObject({ pair: z.tuple([z.string(), z.int()]) });
  expect(decode(pair, { pair: ['a', 1] }).ok).toBe(true);
  // The tuple and the schemas of its items.
  expect(made()).toBe(3);
});

/** Data with a value at every place of the schema. */
function sampleOf(outlineOf: (schema: Schema) => z.Outline, schema: Schema): unknown {
  const outline = outlineOf(schema);
  switch (outline.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
      return sampleOf(outlineOf, outline.innerType);
    case 'array':
      return [sampleOf(outlineOf, outline.element)];
    case 'record':
      return { key: sampleOf(outlineOf, outline.valueType) };
    case 'object':
      return Object.fromEntries(
        Object.entries(outline.shape).map(([key, field]) => [key, sampleOf(outlineOf, field)]),
      );
    case 'union':
      return outline.options.map((option) => sampleOf(outlineOf, option)).at(-1);
    case 'enum':
      return Object.values(outline.entries)[0];
    case 'literal':
      return outline.values[0];
    case 'string':
      return 'text';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'tuple':
      return [];
    default:
      return undefined;
  }
}

test('answers, events and values of fields are read without zod', async () => {
  // A new copy of the contract, for which `validate.ts` has not loaded zod.
  vi.resetModules();
  const { decode: read } = await import('./decode.ts');
  const { outlineOf } = await import('./schema.ts');
  const { allEndpoints } = await import('../api.ts');
  const { events } = await import('../events.ts');
  const { fieldValues } = await import('../model/field-value.ts');
  const schemas = [
    ...allEndpoints.flatMap(({ definition }) => Object.values(definition.responses)),
    ...Object.values(events).map(({ payload }) => payload),
    ...Object.values(fieldValues),
  ];
  expect(schemas.length).toBeGreaterThan(300);
  for (const schema of schemas) {
    expect(read(schema, sampleOf(outlineOf, schema)).ok).toBe(true);
    expect(() => read(schema, 'no answer')).not.toThrow();
  }
  const { LocationId } = await import('./id.ts');
  expect(() => LocationId.parse(1)).toThrow('A schema needs zod');
});

const inner = z.string();
const schemas: Readonly<Record<string, () => Schema>> = {
  array: () => z.array(inner),
  boolean: () => z.boolean(),
  discriminatedUnion: () => z.discriminatedUnion('kind', [z.looseObject({ kind: z.literal('a') })]),
  enum: () => z.enum(['a', 'b']),
  int: () => z.int(),
  looseObject: () => z.looseObject({ a: inner }),
  nullable: () => z.nullable(inner),
  number: () => z.number(),
  object: () => z.object({ a: inner }),
  optional: () => z.optional(inner),
  partialRecord: () => z.partialRecord(z.enum(['a']), inner),
  record: () => z.record(z.string(), inner),
  strictObject: () => z.strictObject({ a: inner }),
  string: () => z.string().check(z.maxLength(1), z.minLength(1)),
  undefined: () => z.undefined(),
  union: () => z.union([inner, z.number()]),
  unknown: () => z.unknown(),
};

test.each(Object.entries(schemas))('the outline of %s equals its definition', (_, build) => {
  const schema = build();
  const known = z.outlineOf(schema);
  if (!known) throw new Error('The outline is missing.');
  const { checks = [], ...outline } = known;
  const definition = definitionOf(schema);
  const values = (entries: object) => Object.values(entries);
  if (outline.type === 'enum' && definition.type === 'enum')
    expect(values(outline.entries)).toEqual(values(definition.entries));
  else expect(definition).toMatchObject(outline);
  expect(definition.checks ?? []).toHaveLength(checks.length);
});
