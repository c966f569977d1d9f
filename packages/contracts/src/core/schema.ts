import * as z from './zod.ts';

/**
 * Any zod schema, reduced to the two types the contract needs. Never constrain on `z.ZodType`: it costs three times the
 * type instantiations.
 */
export interface Schema {
  readonly _zod: { readonly output: unknown; readonly input: unknown };
}

export type OutputOf<S> = S extends Schema ? S['_zod']['output'] : undefined;
export type InputOf<S> = S extends Schema ? S['_zod']['input'] : undefined;

/** The definition of a schema as a union discriminated by `type`, for code that walks schemas. */
export function definitionOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  // Every schema in a contract comes from zod/mini, whose types all belong to this union.
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** The outline of a schema. Creates the schema only if `zod.ts` does not have the outline. */
export const outlineOf = (schema: Schema): z.Outline => z.outlineOf(schema) ?? definitionOf(schema);

/** The schema inside optional, nullable and readonly, which do not affect the shape. */
export function unwrap(schema: Schema): Schema {
  const outline = outlineOf(schema);
  switch (outline.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
      return unwrap(outline.innerType);
    default:
      return schema;
  }
}

/** Reads own fields only, because `constructor` or `__proto__` can be a key of the data. */
export function fieldOf(shape: Readonly<Record<string, Schema>>, key: string): Schema | undefined {
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}
