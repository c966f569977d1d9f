import { isObject, type JsonObject } from '@placekeeper/contracts/core/schema-annotations';
import { catalogue } from '../../provider/catalogue.ts';

/** Keys whose contents dialects leave unchanged: the user's metadata, and both values of a Google update. */
const opaque: ReadonlySet<string> = new Set(['metadata', 'platform_value', 'update_value']);

/**
 * Rewrites each object, inner objects first. `holder` is the key of the object, or of the list that contains the
 * object.
 */
export function mapObjects(
  value: unknown,
  holder: string,
  change: (fields: JsonObject, holder: string) => unknown,
): unknown {
  if (opaque.has(holder)) return value;
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, holder, change));
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([key, field]) => [key, mapObjects(field, key, change)]);
  return change(Object.fromEntries(inner), holder);
}

/** Rewrites each value that is neither an object nor a list; items of a list have the key of the list. */
export function mapValues(
  value: unknown,
  key: string,
  change: (value: unknown, key: string, holder: string) => unknown,
  holder = '',
): unknown {
  if (opaque.has(key)) return value;
  if (Array.isArray(value)) return value.map((item) => mapValues(item, key, change, holder));
  if (!isObject(value)) return change(value, key, holder);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, mapValues(field, name, change, key)]),
  );
}

export const without = (fields: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** Numbers of categories, for a platform with its own table of categories. */
const numbers = new Map(catalogue.map(({ id }, at) => [id, at + 1]));
const ids = new Map(catalogue.map(({ id }, at) => [at + 1, id]));

const categoryFields: ReadonlySet<string> = new Set([
  'primary_category_id',
  'additional_category_ids',
  'category_id',
]);

export const categoryNumber = (id: string): number | string => numbers.get(id) ?? id;

export const categoryOfNumber = (value: unknown, key: string): unknown =>
  categoryFields.has(key) ? (ids.get(Number(value)) ?? value) : value;
