import * as fc from 'fast-check';
import type * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Low maximum lengths keep a counterexample readable, and still allow every shape of a value. */
const longest = 24;
const mostItems = 3;

/** The alternatives of a schema, each with a single type; the schema itself if it has no alternatives. */
export function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap(alternatives);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

export const schemaOrAnything = (schema: JsonSchema | boolean | undefined): JsonSchema =>
  typeof schema === 'object' ? schema : {};

/** The smallest allowed integer, if there is a limit. */
export function lowerBound(schema: JsonSchema): number | undefined {
  return typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : schema.minimum;
}

export function validValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const options = alternatives(schema);
  const [only = {}] = options;
  return options.length > 1 ? fc.oneof(...options.map(validAlternative)) : validAlternative(only);
}

function validAlternative(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return schema.properties ? validObject(schema, schema.properties) : validMap(schema);
    case 'array':
      return validArray(schema);
    case 'string':
      return schema.format === 'binary' ? file : validString(schema);
    case 'integer':
      return fc.integer(definedBounds(lowerBound(schema), schema.maximum));
    case 'number':
      // `+ 0` turns -0 into 0, because JSON has no negative zero.
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function validObject(
  schema: JsonSchema,
  properties: NonNullable<JsonSchema['properties']>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(
    ([name, field]): [string, fc.Arbitrary<unknown>] => [name, validValue(schemaOrAnything(field))],
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: schema.required ?? [],
    noNullPrototype: true,
  });
}

function validMap(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const { enum: names } = schemaOrAnything(schema.propertyNames);
  const key = names ? fc.constantFrom(...names.map(String)) : fc.string({ maxLength: longest });
  return fc.dictionary(
    key.filter((name) => name !== '__proto__'),
    validValue(schemaOrAnything(schema.additionalProperties)),
    { maxKeys: mostItems, noNullPrototype: true },
  );
}

function validArray(schema: JsonSchema): fc.Arbitrary<unknown[]> {
  const item = Array.isArray(schema.items) ? undefined : schema.items;
  const minLength = schema.minItems ?? 0;
  return fc.array(validValue(schemaOrAnything(item)), {
    minLength,
    maxLength: Math.min(schema.maxItems ?? Infinity, minLength + mostItems),
  });
}

function validString({
  pattern,
  minLength = 0,
  maxLength = Infinity,
}: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  // The schemas count UTF-16 units, and a grapheme can have several.
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, longest) })
    .filter((text) => text.length <= maxLength);
}

const file = fc
  .uint8Array({ maxLength: 64 })
  .map((bytes) => new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));

const definedBounds = (min: number | undefined, max: number | undefined) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});
