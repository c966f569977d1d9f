import * as zod from 'zod/mini';

/**
 * The part of `zod/mini` that the contract uses. Schemas are created when they are first read: one visit uses a small
 * part of the contract, and creating all of it takes a third of the start-up time of the application's first file.
 */
// oxlint-disable-next-line oxc/no-barrel-file -- its types are those of zod
export type * from 'zod/mini';

const unmade = new WeakMap<object, () => object>();

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
    get: (_, key, schema: object) =>
      key === 'check' && unmade.has(schema)
        ? (...checks: zod.core.$ZodCheck<unknown>[]) =>
            defer(() => (make(schema) as zod.ZodMiniType).check(...checks))
        : Reflect.get(make(schema), key),
    has: (_, key) => key === '_zod',
  },
);

function defer(build: () => object): object {
  const schema: object = {};
  Object.setPrototypeOf(schema, unmadeSchema);
  unmade.set(schema, build);
  return schema;
}

/* @__NO_SIDE_EFFECTS__ */
function deferred<Builder extends (...args: never[]) => object>(build: Builder): Builder {
  const builder = (...args: never[]) => defer(() => build(...args));
  // Safe: a placeholder behaves like the result of `build`.
  return builder as Builder;
}

export const array = deferred(zod.array);
export const boolean = deferred(zod.boolean);
export const discriminatedUnion = deferred(zod.discriminatedUnion);
export const file = deferred(zod.file);
export const int = deferred(zod.int);
export const literal = deferred(zod.literal);
export const looseObject = deferred(zod.looseObject);
export const maximum = deferred(zod.maximum);
export const maxLength = deferred(zod.maxLength);
export const meta = deferred(zod.meta);
export const minLength = deferred(zod.minLength);
export const nullable = deferred(zod.nullable);
export const number = deferred(zod.number);
export const object = deferred(zod.object);
export const optional = deferred(zod.optional);
export const overwrite = deferred(zod.overwrite);
export const partial = deferred(zod.partial);
export const partialRecord = deferred(zod.partialRecord);
export const positive = deferred(zod.positive);
export const record = deferred(zod.record);
export const regex = deferred(zod.regex);
export const strictObject = deferred(zod.strictObject);
export const string = deferred(zod.string);
export const tuple = deferred(zod.tuple);
export const union = deferred(zod.union);
export const unknown = deferred(zod.unknown);

const enumeration = deferred(zod.enum);
const nothing = deferred(zod.undefined);
const nullSchema = deferred(zod.null);
export { enumeration as enum, nothing as undefined, nullSchema as null };

export { parse, safeParse } from 'zod/mini';
