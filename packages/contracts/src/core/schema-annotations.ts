import * as z from './zod.ts';
import type { Schema } from './schema.ts';

/** How the decoder treats a schema, beyond zod's own checks. */
const expectedFields = new WeakSet<Schema>();
const wholeLists = new WeakSet<Schema>();
const reshapes = new WeakMap<Schema, Reshape>();

/** Rewrites another shape of the same data; returns its input if nothing has to be rewritten. */
export type Reshape = (data: unknown) => unknown;

interface ExpectedInternals<S extends z.core.$ZodType> extends z.core.$ZodTypeInternals<
  z.core.output<S> | undefined,
  z.core.input<S>
> {
  readonly def: z.core.$ZodOptionalDef<S>;
  readonly optout: 'optional';
}

/** Required for platforms; absent for a reader if it is unreadable. */
export type Expected<S extends z.core.$ZodType> = z.ZodMiniType<
  z.core.output<S> | undefined,
  z.core.input<S>,
  ExpectedInternals<S>
>;

/** A field that platforms must send. For a reader it is absent if it is unreadable, which means unknown. */
export function expected<S extends z.core.$ZodType>(schema: S): Expected<S> {
  const field = z.optional(schema);
  expectedFields.add(field);
  // Optional at runtime; only the type of sent data requires it.
  return field as unknown as Expected<S>;
}

export const isExpected = (schema: Schema): boolean => expectedFields.has(schema);

/**
 * A list that is saved as a whole. If an item is unreadable, the list is too, because saving it would delete that item.
 */
export function whole<S extends Schema>(list: S): S {
  wholeLists.add(list);
  return list;
}

export const isWhole = (schema: Schema): boolean => wholeLists.has(schema);

/** Also accepts other shapes of the data; a later reshaping runs before earlier ones. */
export function reshaped<S extends Schema>(schema: S, reshape: Reshape): S {
  const inner = reshapes.get(schema);
  reshapes.set(schema, inner ? (data) => inner(reshape(data)) : reshape);
  return schema;
}

export const reshapeOf = (schema: Schema): Reshape | undefined => reshapes.get(schema);

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (data: unknown): data is JsonObject =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
