import { decode } from '@placekeeper/contracts/core/decode';
import { isExpected, isObject } from '@placekeeper/contracts/core/schema-annotations';
import { definitionOf, type Schema } from '@placekeeper/contracts/core/schema';
import * as z from 'zod/mini';

type Test = (data: unknown) => boolean;

const tests = new WeakMap<Schema, Test>();

/**
 * Whether zod accepts the data and the data has no unknown parts. Each schema is compiled to a function, because every
 * answer is checked and parsing takes seven times as long; only wrong answers are parsed.
 */
export function conforms(schema: Schema, data: unknown): boolean {
  return testOf(schema)(data);
}

function testOf(schema: Schema): Test {
  const known = tests.get(schema);
  if (known) return known;
  const test = makeTest(schema);
  tests.set(schema, test);
  return test;
}

function makeTest(schema: Schema): Test {
  const definition = definitionOf(schema);
  const slowly = testSlowly(schema);
  switch (definition.type) {
    case 'optional':
      if (isExpected(schema)) return testOf(definition.innerType);
      return orElse(undefined, testOf(definition.innerType));
    case 'nullable':
      return orElse(null, testOf(definition.innerType));
    case 'unknown':
      return () => true;
    case 'undefined':
      return (data) => data === undefined;
    case 'null':
      return (data) => data === null;
    case 'boolean':
      return (data) => typeof data === 'boolean';
    case 'string':
      return isPlain(definition.checks) ? (data) => typeof data === 'string' : slowly;
    case 'number':
      return numberTest(definition, slowly);
    case 'literal':
      return amongst(definition.values);
    case 'enum':
      return amongst(Object.values(definition.entries));
    case 'array':
      return isPlain(definition.checks) ? listTest(testOf(definition.element)) : slowly;
    case 'object':
      return isPlain(definition.checks) ? objectTest(definition.shape) : slowly;
    case 'record':
      return isAnyText(definition.keyType) ? mapTest(testOf(definition.valueType)) : slowly;
    case 'tuple':
      return definition.items.length === 0 && !definition.rest
        ? (data) => Array.isArray(data) && data.length === 0
        : slowly;
    case 'union':
      return unionTest(definition, slowly);
    default:
      return slowly;
  }
}

/** For schemas without a compiled check. */
const testSlowly =
  (schema: Schema): Test =>
  (data) =>
    z.safeParse(schema as unknown as z.core.$ZodType, data).success &&
    decode(schema, data).drift.length === 0;

const orElse =
  (empty: null | undefined, inner: Test): Test =>
  (data) =>
    data === empty || inner(data);

type Checks = readonly z.core.$ZodCheck[] | undefined;

/** A description does not constrain the value. */
const isPlain = (checks: Checks): boolean =>
  checks?.every(({ _zod }) => nameOf(_zod.def) === 'meta') ?? true;
const nameOf = (definition: { readonly check: string }) => definition.check;

function numberTest(
  definition: Extract<z.core.$ZodTypes['_zod']['def'], { type: 'number' }>,
  slowly: Test,
): Test {
  const isWhole = 'format' in definition && definition.format === 'safeint';
  if (isPlain(definition.checks))
    return isWhole ? Number.isSafeInteger : (data) => Number.isFinite(data);
  const [only, ...more] = definition.checks ?? [];
  const bound: Bound | undefined = only?._zod.def;
  if (!isWhole || more.length > 0 || bound?.check !== 'greater_than' || bound.inclusive)
    return slowly;
  // The schema of an id, for example, requires an integer above 0.
  const { value } = bound;
  return (data) => typeof data === 'number' && Number.isSafeInteger(data) && data > Number(value);
}

interface Bound {
  readonly check: string;
  readonly value?: unknown;
  readonly inclusive?: boolean;
}

function amongst(values: readonly unknown[]): Test {
  const known = new Set(values);
  return (data) => known.has(data);
}

const listTest =
  (item: Test): Test =>
  (data) =>
    Array.isArray(data) && data.every(item);

const mapTest =
  (value: Test): Test =>
  (data) =>
    isObject(data) && Object.values(data).every(value);

function isAnyText(schema: Schema): boolean {
  const definition = definitionOf(schema);
  return definition.type === 'string' && isPlain(definition.checks);
}

function objectTest(shape: Readonly<Record<string, Schema>>): Test {
  // A Map, because `constructor` or `__proto__` may be a key.
  const fields = new Map(Object.entries(shape).map(([key, field]) => [key, testOf(field)]));
  const required = Object.keys(shape).filter((key) => {
    const field = shape[key];
    return field && (definitionOf(field).type !== 'optional' || isExpected(field));
  });
  return (data) => {
    if (!isObject(data)) return false;
    for (const key of Object.keys(data)) {
      if (!fields.get(key)?.(data[key])) return false;
    }
    return required.every((key) => Object.hasOwn(data, key));
  };
}

function unionTest({ options, discriminator }: Union, slowly: Test): Test {
  const definitions = options.map(definitionOf);
  const types = definitions.map(({ type }) => type);
  const known = definitions.find((option) => option.type === 'enum');
  // An open enum accepts any word, but an unknown word is drift, so only the known words pass.
  if (known && types.every((type) => type === 'enum' || type === 'string'))
    return amongst(Object.values(known.entries));
  if (discriminator !== undefined) return toldApartTest(options, discriminator, slowly);
  // No value matches both options, so one match is enough.
  if (types.join() === 'record,tuple') {
    const either = options.map(testOf);
    return (data) => either.some((test) => test(data));
  }
  return slowly;
}

interface Union {
  readonly options: readonly Schema[];
  readonly discriminator?: string;
}

function toldApartTest(options: readonly Schema[], key: string, slowly: Test): Test {
  const byValue = new Map<unknown, Test>();
  for (const option of options) {
    const definition = definitionOf(option);
    const field = definition.type === 'object' ? definition.shape[key] : undefined;
    const word = field && definitionOf(field);
    if (word?.type !== 'literal') return slowly;
    for (const value of word.values) byValue.set(value, testOf(option));
  }
  return (data) => isObject(data) && (byValue.get(data[key])?.(data) ?? false);
}
