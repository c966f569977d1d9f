import { sameValue } from '../core/same-value.ts';
import * as z from 'zod/mini';
import '../core/validate.ts';
import { isExpected, isObject } from '../core/schema-annotations.ts';
import type { Schema } from '../core/schema.ts';
import * as error from '../core/error.ts';
import * as page from '../core/page.ts';
import * as attribute from '../model/attribute.ts';
import * as autoRejection from '../model/auto-rejection.ts';
import * as category from '../model/category.ts';
import * as fieldValue from '../model/field-value.ts';
import * as googleLocation from '../model/google-location.ts';
import * as googleToken from '../model/google-token.ts';
import * as googleUpdate from '../model/google-update.ts';
import * as importStatus from '../model/import-status.ts';
import * as location from '../model/location.ts';
import * as media from '../model/media.ts';
import * as notification from '../model/notification.ts';
import * as openingHours from '../model/opening-hours.ts';
import * as patchAttempt from '../model/patch-attempt.ts';
import * as place from '../model/place.ts';
import * as service from '../model/service.ts';
import * as spotlight from '../model/spotlight.ts';
import * as tag from '../model/tag.ts';
import * as user from '../model/user.ts';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export type SchemaDialect = 'draft-2020-12' | 'draft-07';
/** `input` is the type before parsing, `output` the type after it. */
export type Side = 'input' | 'output';

interface Options {
  readonly dialect: SchemaDialect;
  readonly side: Side;
  /** Without names, all schemas are inlined. */
  readonly names?: typeof componentNames;
}

/** Converts one schema to JSON Schema. Throws on schemas without a wire form, such as transforms and dates. */
export function jsonSchema(
  schema: Schema,
  { dialect, side, names }: Options,
): z.core.JSONSchema.JSONSchema {
  return z.toJSONSchema(schema as z.core.$ZodType, {
    target: dialect,
    io: side,
    // An empty registry excludes names that are registered elsewhere.
    metadata: names ?? z.registry(),
    override: ({ zodSchema, jsonSchema: written }) => adjust(zodSchema, written),
  });
}

function adjust(schema: z.core.$ZodTypes, written: z.core.JSONSchema.BaseSchema): void {
  Object.assign(written, z.globalRegistry.get(schema));
  const { def } = schema._zod;
  if (def.type === 'object') {
    // `expected` fields are required here: platforms must send them, although readers can do without.
    const required = Object.keys(def.shape).filter((key) => isRequired(def.shape[key]));
    const { additionalProperties: others } = written;
    delete written.additionalProperties;
    if (required.length > 0) written.required = required;
    if (others !== undefined) written.additionalProperties = others;
  }
  // zod adds the bounds of safe integers, which are not rules of the contract.
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
  // Neither dialect allows an empty list of item schemas.
  if (def.type === 'tuple' && def.items.length === 0) {
    delete written.prefixItems;
    delete written.additionalItems;
    delete written.items;
  }
  // The bytes of a multipart part are not encoded.
  if (def.type === 'file') delete written.contentEncoding;
}

const isRequired = (field: z.core.$ZodType | undefined): boolean =>
  field !== undefined && (field._zod.optout !== 'optional' || isExpected(field));

const definitions = /^#\/(\$defs|definitions)\//;

function plain(value: unknown): JsonObject {
  const text = JSON.stringify(value, (key, inner: unknown) =>
    key === '$ref' && typeof inner === 'string'
      ? inner.replace(definitions, '#/components/schemas/')
      : inner,
  );
  return JSON.parse(text);
}

/** Converts schemas to references to named components, and collects the referenced components. */
export class SchemaWriter {
  readonly #dialect: SchemaDialect;
  readonly #components = new Map<string, JsonObject>();

  constructor(dialect: SchemaDialect) {
    this.#dialect = dialect;
  }

  write(schema: Schema, side: Side): JsonObject {
    const written = plain(
      jsonSchema(schema, { dialect: this.#dialect, side, names: componentNames }),
    );
    const { $schema: _, $defs, definitions: older, ...rest } = written;
    const found = $defs ?? older;
    if (isObject(found)) for (const [name, json] of Object.entries(found)) this.#keep(name, json);
    return rest;
  }

  /** Sorted by name, so that the document does not depend on the order of use. */
  components(): JsonObject {
    return Object.fromEntries([...this.#components].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #keep(name: string, json: Json): void {
    if (!isObject(json)) throw new TypeError(`The component ${name} is not an object`);
    const known = this.#components.get(name);
    if (known && !sameValue(known, json)) {
      throw new Error(
        `The component ${name} reads differently as input and as output, or names two schemas`,
      );
    }
    this.#components.set(name, json);
  }
}

const modules: readonly Readonly<Record<string, unknown>>[] = [
  error,
  page,
  attribute,
  autoRejection,
  category,
  fieldValue,
  googleLocation,
  googleToken,
  googleUpdate,
  importStatus,
  location,
  media,
  notification,
  openingHours,
  patchAttempt,
  place,
  service,
  spotlight,
  tag,
  user,
];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Every exported schema by its export name, which the documents use. */
export const componentNames = z.registry<{ readonly id: string }>();

for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
  // Safe: every `Schema` is a zod schema.
  if (isSchema(value)) componentNames.add(value as z.core.$ZodType, { id: name });
}

export interface Documents {
  readonly openApi: JsonObject;
  readonly asyncApi: JsonObject;
}

export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
export const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter((item: Json) => isObject(item)) : [];
export const entriesOf = (value: Json | undefined): [name: string, value: JsonObject][] =>
  Object.entries(objectOf(value)).map(([name, inner]) => [name, objectOf(inner)]);

/** Follows `$ref` within the document; returns any other value unchanged. */
export function resolve(document: JsonObject, value: JsonObject): JsonObject {
  const pointer = value['$ref'];
  if (typeof pointer !== 'string') return value;
  const found = pointer
    .replace('#/', '')
    .split('/')
    .reduce<JsonObject>((inner, key) => objectOf(inner[key]), document);
  return resolve(document, found);
}
