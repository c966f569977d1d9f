import * as zod from 'zod/mini';

/**
 * The part of `zod/mini` that the contract uses. A schema is made when something first reads it: one visit reads a small
 * part of the contract, and making all of it takes a third of the time that the application's first file needs to start.
 */
// oxlint-disable-next-line oxc/no-barrel-file -- its types are those of zod
export type * from 'zod/mini';

const unmade = new WeakMap<object, () => object>();

/** The object becomes the schema, so that both have one identity for everything that keeps notes about schemas. */
function make(schema: object): object {
  const build = unmade.get(schema);
  if (!build) return schema;
  unmade.delete(schema);
  const made = build();
  Object.defineProperties(schema, Object.getOwnPropertyDescriptors(made));
  Object.setPrototypeOf(schema, Object.getPrototypeOf(made));
  // zod keeps notes as well, and has just written them for the other object.
  const type = schema as zod.core.$ZodType;
  for (const check of type._zod.def.checks ?? []) {
    for (const attach of check._zod.onattach) attach(type);
  }
  return schema;
}

/** The prototype of schemas that are not made: it is asked for everything. */
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
  // What it gives becomes what the builder gives.
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
