import * as z from './zod.ts';
import { outlineOf, type Schema } from './schema.ts';

export const unreadable = Symbol('unreadable');

interface Leaf {
  /** Returns the parsed value, or `unreadable` if the data does not conform. */
  readonly parse: (data: unknown) => unknown;
  /** Converts between text, numbers and booleans (0 and 1), because PHP and its databases confuse them. */
  readonly coerce: (data: unknown) => unknown;
}

export function leafOf(schema: Schema): Leaf {
  const isRight = plainTest(schema);
  const coerce = coercions[outlineOf(schema).type];
  const parse = (data: unknown): unknown => {
    if (isRight?.(data)) return data;
    // Safe: every `Schema` is a zod schema.
    const result = z.safeParse(schema as unknown as z.core.$ZodType, data);
    return result.success ? result.data : unreadable;
  };
  return { parse, coerce: (data) => (coerce ? parse(coerce(data)) : unreadable) };
}

/** A test without zod, because zod's parsing takes ten times as long. Undefined if the schema needs zod. */
function plainTest(schema: Schema): ((data: unknown) => boolean) | undefined {
  const outline = outlineOf(schema);
  if (outline.checks?.length) return undefined;
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
