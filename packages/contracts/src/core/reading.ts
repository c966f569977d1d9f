import * as z from './zod.ts';
import type { Schema } from './schema.ts';

/** How the reader treats a schema beyond what zod says of it; the schemas themselves stay strict. */
const expectedFields = new WeakSet<Schema>();
const wholeLists = new WeakSet<Schema>();
const reshapes = new WeakMap<Schema, Reshape>();

/** Rewrites another shape of the same data; gives back the data it got when there is nothing to rewrite. */
export type Reshape = (data: unknown) => unknown;

interface ExpectedInternals<S extends z.core.$ZodType> extends z.core.$ZodTypeInternals<
  z.core.output<S> | undefined,
  z.core.input<S>
> {
  readonly def: z.core.$ZodOptionalDef<S>;
  readonly optout: 'optional';
}

/** Sent by every platform, and absent for a reader where it could not be read. */
export type Expected<S extends z.core.$ZodType> = z.ZodMiniType<
  z.core.output<S> | undefined,
  z.core.input<S>,
  ExpectedInternals<S>
>;

/** A field that a platform has to send. Absent where it cannot be read, which means unknown. */
export function expected<S extends z.core.$ZodType>(schema: S): Expected<S> {
  const field = z.optional(schema);
  expectedFields.add(field);
  // At runtime it is optional; only the type of what is sent asks for it.
  return field as unknown as Expected<S>;
}

export const isExpected = (schema: Schema): boolean => expectedFields.has(schema);

/** A list that is saved as a whole: without one of its items it would delete that item at the platform. */
export function whole<S extends Schema>(list: S): S {
  wholeLists.add(list);
  return list;
}

export const isWhole = (schema: Schema): boolean => wholeLists.has(schema);

/** Reads other shapes of the same data too, before those that the schema knows already. */
export function reshaped<S extends Schema>(schema: S, reshape: Reshape): S {
  const inner = reshapes.get(schema);
  reshapes.set(schema, inner ? (data) => inner(reshape(data)) : reshape);
  return schema;
}

export const reshapeOf = (schema: Schema): Reshape | undefined => reshapes.get(schema);

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (data: unknown): data is JsonObject =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
