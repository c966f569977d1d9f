import type * as zod from 'zod/mini';

/**
 * The part of `zod/mini` that the contract uses, without zod itself. Schemas are placeholders until a value is validated:
 * one visit uses a small part of the contract, creating all of it takes a third of the start-up time of the application's
 * first file, and screens that only read answers don't load zod. `validate.ts` loads it.
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
  readonly literal: { readonly values: readonly unknown[] };
  readonly tuple: { readonly items: readonly Inner[] };
}
type Type = zod.core.$ZodTypes['_zod']['def']['type'];
/** The part of a schema's definition that reading an answer needs. */
export type Outline<Inner = zod.core.$ZodType> = {
  [Of in Type]: { readonly type: Of; readonly checks?: readonly unknown[] | undefined } & {
    readonly format?: string | undefined;
  } & (Of extends keyof Composites<Inner> ? Composites<Inner>[Of] : unknown);
}[Type];

/** What a check does to a value of the right type. */
export type PlainCheck =
  | { readonly passes: (value: never) => boolean }
  | { readonly rewrite: (value: never) => unknown };

const unmade = new WeakMap<object, () => object>();
const outlines = new WeakMap<object, Outline>();
const plainChecks = new WeakMap<object, PlainCheck>();

/** The outline of a schema, without creating the schema. Undefined if only the created schema has it. */
export const outlineOf = (schema: object): Outline | undefined => outlines.get(schema);

/** A check that runs without zod. Undefined if only zod can run it. */
export const plainCheckOf = (check: object): PlainCheck | undefined => plainChecks.get(check);

type Builders = Pick<
  typeof zod,
  | 'array'
  | 'boolean'
  | 'discriminatedUnion'
  | 'enum'
  | 'file'
  | 'int'
  | 'literal'
  | 'looseObject'
  | 'maximum'
  | 'maxLength'
  | 'meta'
  | 'minLength'
  | 'null'
  | 'nullable'
  | 'number'
  | 'object'
  | 'optional'
  | 'overwrite'
  | 'partial'
  | 'partialRecord'
  | 'pick'
  | 'positive'
  | 'record'
  | 'refine'
  | 'regex'
  | 'strictObject'
  | 'string'
  | 'tuple'
  | 'undefined'
  | 'union'
  | 'unknown'
>;

let builders: Builders | undefined;

/** `validate.ts` calls this function when it loads. */
export function provideBuilders(provided: Builders): void {
  builders = provided;
}

function builderOf<Name extends keyof Builders>(name: Name): Builders[Name] {
  if (!builders) throw new Error('A schema needs zod: import core/validate.ts where it is used.');
  return builders[name];
}

/**
 * Copies the schema into its placeholder instead of replacing it, so that registries keyed by identity keep working.
 */
function make(schema: object): object {
  const build = unmade.get(schema);
  if (!build) return schema;
  const made = build();
  unmade.delete(schema);
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
function deferred<const Name extends keyof Builders>(
  name: Name,
  outline?: (...args: Parameters<Builders[Name]>) => Outline<zod.core.SomeType>,
): Builders[Name] {
  const builder = (...args: Parameters<Builders[Name]>) =>
    defer(() => Reflect.apply(builderOf(name), undefined, args), outline?.(...args));
  // Safe: a placeholder behaves like the result of zod's function.
  return builder as Builders[Name];
}

/* @__NO_SIDE_EFFECTS__ */
function deferredCheck<const Name extends keyof Builders>(
  name: Name,
  plain: (...args: Parameters<Builders[Name]>) => PlainCheck,
): Builders[Name] {
  const build = deferred(name);
  const builder = (...args: Parameters<Builders[Name]>) => {
    const check: object = Reflect.apply(build, undefined, args);
    plainChecks.set(check, plain(...args));
    return check;
  };
  // Safe: a placeholder behaves like the result of zod's function.
  return builder as Builders[Name];
}

export const array = deferred('array', (element) => ({ type: 'array', element }));
export const boolean = deferred('boolean', () => ({ type: 'boolean' }));
export const discriminatedUnion = deferred('discriminatedUnion', (_, options) => ({
  type: 'union',
  options,
}));
export const file = deferred('file');
export const int = deferred('int', () => ({ type: 'number', format: 'safeint' }));
export const literal = deferred('literal', (value) => ({
  type: 'literal',
  values: Array.isArray(value) ? value : [value],
}));
export const looseObject = deferred('looseObject', (shape) => ({ type: 'object', shape }));
export const maximum = deferredCheck('maximum', (most) => ({
  passes: (value: number) => value <= Number(most),
}));
export const maxLength = deferredCheck('maxLength', (most) => ({
  passes: ({ length }: { readonly length: number }) => length <= most,
}));
export const meta = deferredCheck('meta', () => ({ passes: () => true }));
export const minLength = deferredCheck('minLength', (least) => ({
  passes: ({ length }: { readonly length: number }) => length >= least,
}));
export const nullable = deferred('nullable', (innerType) => ({ type: 'nullable', innerType }));
export const number = deferred('number', () => ({ type: 'number' }));
export const object = deferred('object', (shape = {}) => ({ type: 'object', shape }));
export const optional = deferred('optional', (innerType) => ({ type: 'optional', innerType }));
export const overwrite = deferredCheck('overwrite', (rewrite) => ({ rewrite }));
export const partial = deferred('partial');
export const partialRecord = deferred('partialRecord', (_, valueType) => ({
  type: 'record',
  valueType,
}));
export const pick = deferred('pick', ({ shape }, mask) => ({
  type: 'object',
  shape: Object.fromEntries(Object.entries(shape).filter(([key]) => key in mask)),
}));
export const positive = deferredCheck('positive', () => ({
  passes: (value: number) => value > 0,
}));
export const record = deferred('record', (_, valueType) => ({
  type: 'record',
  valueType,
}));
export const refine = deferredCheck('refine', (test) => ({
  passes: (value) => Boolean(test(value)),
}));
export const regex = deferredCheck('regex', (pattern) => ({
  passes: (text: string) => pattern.test(text),
}));
export const strictObject = deferred('strictObject', (shape) => ({ type: 'object', shape }));
export const string = deferred('string', () => ({ type: 'string' }));
export const tuple = deferred('tuple', (items) => ({ type: 'tuple', items }));
export const union = deferred('union', (options) => ({ type: 'union', options }));
export const unknown = deferred('unknown', () => ({ type: 'unknown' }));

const enumeration = deferred('enum', (entries: object) => ({ type: 'enum', entries }));
const nothing = deferred('undefined', () => ({ type: 'undefined' }));
const nullSchema = deferred('null', () => ({ type: 'null' }));
export { enumeration as enum, nothing as undefined, nullSchema as null };
