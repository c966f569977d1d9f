import * as zod from 'zod/mini';

/**
 * The part of `zod/mini` that the contract uses. Schemas are created when they are first read: one visit uses a small
 * part of the contract, and creating all of it takes a third of the start-up time of the application's first file.
 */
// oxlint-disable-next-line oxc/no-barrel-file -- its types are those of zod
export type * from 'zod/mini';

interface Composites<Inner> {
  readonly optional: { readonly innerType: Inner };
  readonly nullable: { readonly innerType: Inner };
  readonly readonly: { readonly innerType: Inner };
  readonly array: { readonly element: Inner };
  readonly record: { readonly valueType: Inner };
  readonly object: { readonly shape: Readonly<Record<string, Inner>> };
  readonly union: { readonly options: readonly Inner[] };
  readonly enum: { readonly entries: object };
}
type Type = zod.core.$ZodTypes['_zod']['def']['type'];
/** The part of a schema's definition that reading an answer needs. */
export type Outline<Inner = zod.core.$ZodType> = {
  [Of in Type]: { readonly type: Of; readonly checks?: readonly unknown[] | undefined } & {
    readonly format?: string | undefined;
  } & (Of extends keyof Composites<Inner> ? Composites<Inner>[Of] : unknown);
}[Type];

const unmade = new WeakMap<object, () => object>();
const outlines = new WeakMap<object, Outline>();

/** The outline of a schema, without creating the schema. Undefined if only the created schema has it. */
export const outlineOf = (schema: object): Outline | undefined => outlines.get(schema);

/**
 * Copies the schema into its placeholder instead of replacing it, so that registries keyed by identity keep working.
 */
function make(schema: object): object {
  const build = unmade.get(schema);
  if (!build) return schema;
  unmade.delete(schema);
  const made = build();
  Object.defineProperties(schema, Object.getOwnPropertyDescriptors(made));
  Object.setPrototypeOf(schema, Object.getPrototypeOf(made));
  // zod's registries have stored `made`, so the checks are attached again, now to `schema`.
  const type = schema as zod.core.$ZodType;
  for (const check of type._zod.def.checks ?? []) {
    for (const attach of check._zod.onattach) attach(type);
  }
  return schema;
}

/** The prototype of placeholders: creates the schema when a property is read. */
const unmadeSchema: object = new Proxy(
  {},
  {
    get: (_, key, schema: object) => {
      const outline = outlines.get(schema);
      if (key === 'check' && unmade.has(schema)) {
        return (...checks: zod.core.$ZodCheck<unknown>[]) =>
          defer(
            () => (make(schema) as zod.ZodMiniType).check(...checks),
            outline && { ...outline, checks: [...(outline.checks ?? []), ...checks] },
          );
      }
      // The fields of an object are often spread into another object.
      if (key === 'shape' && outline?.type === 'object') return outline.shape;
      return Reflect.get(make(schema), key);
    },
    has: (_, key) => key === '_zod',
  },
);

function defer(build: () => object, outline?: Outline<zod.core.SomeType>): object {
  const schema: object = {};
  Object.setPrototypeOf(schema, unmadeSchema);
  unmade.set(schema, build);
  // Safe: every `SomeType` is a schema that zod has created.
  if (outline) outlines.set(schema, outline as Outline);
  return schema;
}

/* @__NO_SIDE_EFFECTS__ */
function deferred<Builder extends (...args: never[]) => object>(
  build: Builder,
  outline?: (...args: Parameters<Builder>) => Outline<zod.core.SomeType>,
): Builder {
  const builder = (...args: Parameters<Builder>) => defer(() => build(...args), outline?.(...args));
  // Safe: a placeholder behaves like the result of `build`.
  return builder as Builder;
}

export const array = deferred(zod.array, (element) => ({ type: 'array', element }));
export const boolean = deferred(zod.boolean, () => ({ type: 'boolean' }));
export const discriminatedUnion = deferred(zod.discriminatedUnion, (_, options) => ({
  type: 'union',
  options,
}));
export const file = deferred(zod.file);
export const int = deferred(zod.int, () => ({ type: 'number', format: 'safeint' }));
export const literal = deferred(zod.literal);
export const looseObject = deferred(zod.looseObject, (shape) => ({ type: 'object', shape }));
export const maximum = deferred(zod.maximum);
export const maxLength = deferred(zod.maxLength);
export const meta = deferred(zod.meta);
export const minLength = deferred(zod.minLength);
export const nullable = deferred(zod.nullable, (innerType) => ({ type: 'nullable', innerType }));
export const number = deferred(zod.number, () => ({ type: 'number' }));
export const object = deferred(zod.object, (shape = {}) => ({ type: 'object', shape }));
export const optional = deferred(zod.optional, (innerType) => ({ type: 'optional', innerType }));
export const overwrite = deferred(zod.overwrite);
export const partial = deferred(zod.partial);
export const partialRecord = deferred(zod.partialRecord, (_, valueType) => ({
  type: 'record',
  valueType,
}));
export const positive = deferred(zod.positive);
export const record = deferred(zod.record, (_, valueType) => ({
  type: 'record',
  valueType,
}));
export const regex = deferred(zod.regex);
export const strictObject = deferred(zod.strictObject, (shape) => ({ type: 'object', shape }));
export const string = deferred(zod.string, () => ({ type: 'string' }));
export const tuple = deferred(zod.tuple);
export const union = deferred(zod.union, (options) => ({ type: 'union', options }));
export const unknown = deferred(zod.unknown, () => ({ type: 'unknown' }));

const enumeration = deferred(zod.enum, (entries: object) => ({ type: 'enum', entries }));
const nothing = deferred(zod.undefined, () => ({ type: 'undefined' }));
const nullSchema = deferred(zod.null);
export { enumeration as enum, nothing as undefined, nullSchema as null };

export { parse, safeParse } from 'zod/mini';
