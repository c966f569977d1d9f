import * as z from './zod.ts';
import { type Schema, outlineOf } from './schema.ts';

// Facts about a schema that a reader needs and zod can't express; set by `expected`, `whole` and `reshaped`.
const expectedFields = new WeakSet<Schema>();
const wholeLists = new WeakSet<Schema>();
const reshapes = new WeakMap<Schema, Reshape>();

/** Converts another shape of the same data; returns `data` itself if nothing has to change. */
export type Reshape = (data: unknown) => unknown;

interface ExpectedInternals<S extends z.core.$ZodType> extends z.core.$ZodTypeInternals<
  z.core.output<S> | undefined,
  z.core.input<S>
> {
  readonly def: z.core.$ZodOptionalDef<S>;
  readonly optout: 'optional';
}

export type Expected<S extends z.core.$ZodType> = z.ZodMiniType<
  z.core.output<S> | undefined,
  z.core.input<S>,
  ExpectedInternals<S>
>;

/** A field that platforms must send. If it is missing or unreadable, a reader omits it: its value is unknown. */
export function expected<S extends z.core.$ZodType>(schema: S): Expected<S> {
  const field = z.optional(schema);
  expectedFields.add(field);
  // The schema is optional at runtime; only its input type requires the field.
  return field as unknown as Expected<S>;
}

export const isExpected = (schema: Schema): boolean => expectedFields.has(schema);

/**
 * A list that is saved as a whole. One unreadable item makes the list unreadable, because saving the rest would delete
 * the item.
 */
export function whole<S extends Schema>(list: S): S {
  wholeLists.add(list);
  return list;
}

export const isWhole = (schema: Schema): boolean => wholeLists.has(schema);

/** Makes the decoder accept another shape of the same data. The reshaping that is added last runs first. */
export function reshaped<S extends Schema>(schema: S, reshape: Reshape): S {
  const inner = reshapes.get(schema);
  reshapes.set(schema, inner ? (data) => inner(reshape(data)) : reshape);
  return schema;
}

export const reshapeOf = (schema: Schema): Reshape | undefined => reshapes.get(schema);

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (data: unknown): data is JsonObject =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export const unreadable = Symbol('unreadable');

interface Leaf {
  /** Returns the parsed value, or `unreadable` if the data does not conform. */
  readonly parse: (data: unknown) => unknown;
  /** Converts between text, numbers and booleans (0 and 1), because PHP and its databases confuse them. */
  readonly coerce: (data: unknown) => unknown;
}

export function leafOf(schema: Schema): Leaf {
  const coerce = coercions[outlineOf(schema).type];
  const parse = plainParse(schema) ?? zodParse(schema);
  return { parse, coerce: (data) => (coerce ? parse(coerce(data)) : unreadable) };
}

const zodParse =
  (schema: Schema): Leaf['parse'] =>
  (data) => {
    // Safe: every `Schema` is a schema of zod/mini.
    const result = (schema as unknown as z.ZodMiniType).safeParse(data);
    return result.success ? result.data : unreadable;
  };

/** Parses without zod, which screens that only read answers don't load. Undefined if the schema needs zod. */
function plainParse(schema: Schema): Leaf['parse'] | undefined {
  const isRight = plainTest(schema);
  if (!isRight) return undefined;
  const steps: Leaf['parse'][] = [];
  for (const check of outlineOf(schema).checks ?? []) {
    const step = plainStep(z.plainCheckOf(Object(check)));
    if (!step) return undefined;
    steps.push(step);
  }
  return (data) => {
    let value = isRight(data) ? data : unreadable;
    for (const step of steps) if (value !== unreadable) value = step(value);
    return value;
  };
}

function plainStep(check: z.PlainCheck | undefined): Leaf['parse'] | undefined {
  if (!check) return undefined;
  // Safe: the check belongs to a schema of these values.
  return (value) => {
    if ('rewrite' in check) return check.rewrite(value as never);
    return check.passes(value as never) ? value : unreadable;
  };
}

function plainTest(schema: Schema): ((data: unknown) => boolean) | undefined {
  const outline = outlineOf(schema);
  switch (outline.type) {
    case 'string':
    case 'boolean':
      return (data) => typeof data === outline.type;
    case 'number':
      if (outline.format === undefined) return Number.isFinite;
      return outline.format === 'safeint' ? Number.isSafeInteger : undefined;
    case 'enum': {
      const words: ReadonlySet<unknown> = new Set(Object.values(outline.entries));
      return (data) => words.has(data);
    }
    case 'literal':
      return (data) => outline.values.includes(data);
    case 'null':
      return (data) => data === null;
    case 'tuple':
      if (outline.items.length > 0) return undefined;
      return (data) => Array.isArray(data) && data.length === 0;
    default:
      return undefined;
  }
}

const numeral = /^-?\d+(\.\d+)?$/;

const coercions: Readonly<Record<string, (data: unknown) => unknown>> = {
  number: (data) => (typeof data === 'string' && numeral.test(data) ? Number(data) : data),
  boolean: (data) => (isBit(data) ? data === 1 || data === '1' || data === 'true' : data),
  // JSON.parse has rounded an unsafe integer, so it is not converted.
  string: (data) =>
    Number.isSafeInteger(data) || (Number.isFinite(data) && !Number.isInteger(data))
      ? String(data)
      : data,
};

const bits: ReadonlySet<unknown> = new Set([0, 1, '0', '1', 'true', 'false']);
const isBit = (data: unknown): boolean => bits.has(data);
