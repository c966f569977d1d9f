import { isObject, reshaped, type JsonObject } from './schema-annotations.ts';
import type { Schema } from './schema.ts';

/**
 * The content can be under `key`, an alias or `data`, or at the top. `inner` is an object that has `key`, if there is
 * one.
 */
const answerOf =
  (rewrite: (data: unknown, key: string, inner: JsonObject | undefined) => unknown) =>
  <S extends Schema>(key: string, schema: S, aliases: readonly string[] = []): S =>
    reshaped(schema, (data) => rewrite(data, key, opened(data, key, aliases)));

export const envelope = answerOf(
  (data, key, inner) => inner ?? (isObject(data) ? { [key]: data } : data),
);

/** Answers to writes. An unexpected body is not an error, because the write has succeeded. */
export const written = answerOf((data, key, inner) => {
  if (inner) return inner;
  if (Array.isArray(data) && data.length > 0) return { [key]: data };
  if (!isObject(data)) return {};
  return 'id' in data ? { [key]: data } : data;
});

export const listing = answerOf((data, key, inner) =>
  Array.isArray(data) ? { [key]: data } : (inner ?? data),
);

/** A page of a list. The page fields can be in `meta`, beside the list, or in an object around the list. */
export const paging = answerOf((data, key, inner) => {
  if (Array.isArray(data)) return { [key]: data };
  if (!inner) return data;
  const paginator = inner[key];
  const page = isObject(paginator) ? withList(inner, key, paginator) : inner;
  return withMeta(page, key);
});

/** The fields of the answer can be at the top, under one of `keys`, or under `data`. */
export function unwrapped<S extends Schema & { readonly shape: object }>(
  keys: readonly string[],
  schema: S,
): S {
  const { shape } = schema;
  return reshaped(schema, (data) => {
    if (!isObject(data) || Object.keys(shape).some((key) => key in data)) return data;
    return [...keys, 'data'].map((key) => data[key]).find(isObject) ?? data;
  });
}

const pageFields = ['current_page', 'last_page', 'per_page', 'total', 'to'] as const;

function withList(page: JsonObject, key: string, paginator: JsonObject): JsonObject {
  const { data: list, ...fields } = paginator;
  return { ...page, ...fields, [key]: list };
}

/** Laravel writes the page fields beside `data` for a paginator, and in `meta` for a collection of resources. */
function withMeta(page: JsonObject, key: string): JsonObject {
  const { meta } = page;
  if (isObject(meta)) {
    const complete = withLast(meta, page[key]);
    return complete === meta ? page : { ...page, meta: complete };
  }
  const rest: Record<string, unknown> = { ...page };
  const found: Record<string, unknown> = {};
  for (const field of pageFields) {
    if (field in rest) found[field] = rest[field];
    delete rest[field];
  }
  return { ...rest, meta: withLast(found, page[key]) };
}

/** Computes a missing `to` from the other page fields. */
function withLast(meta: JsonObject, list: unknown): JsonObject {
  if (meta['to'] !== undefined || !Array.isArray(list)) return meta;
  const before = (Number(meta['current_page']) - 1) * Number(meta['per_page']);
  if (!Number.isInteger(before)) return meta;
  return { ...meta, to: list.length === 0 ? null : before + list.length };
}

/**
 * An object that has `key`: `data` itself, or a copy with an alias renamed or `data` unwrapped; undefined if there is
 * none.
 */
function opened(data: unknown, key: string, aliases: readonly string[]): JsonObject | undefined {
  if (!isObject(data)) return undefined;
  if (data[key] !== undefined) return data;
  for (const alias of [...aliases, 'data']) {
    const { [alias]: found, ...rest } = data;
    if (alias === 'data' && isObject(found) && key in found) return { ...rest, ...found };
    if (found !== undefined && found !== null) return { ...rest, [key]: found };
  }
  return undefined;
}
