import { isObject } from '../core/schema-annotations.ts';
import type { Json, JsonObject } from './json-schema.ts';

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
