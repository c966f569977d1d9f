import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export interface Documents {
  readonly openApi: JsonObject;
  readonly asyncApi: JsonObject;
}

export const documentNames = ['openapi.json', 'asyncapi.json'] as const;

/** Reads the written document on every request, so that a reload shows changes. */
export const readDocument = (folder: string, name: (typeof documentNames)[number]): string =>
  readFileSync(join(folder, name), 'utf8');

export const readDocuments = (folder: string): Documents => ({
  openApi: JSON.parse(readDocument(folder, 'openapi.json')),
  asyncApi: JSON.parse(readDocument(folder, 'asyncapi.json')),
});

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
export const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
export const entriesOf = (value: Json | undefined): [name: string, value: JsonObject][] =>
  Object.entries(objectOf(value)).map(([name, inner]) => [name, objectOf(inner)]);

/** Follows a `$ref` within the document; returns any other value unchanged. */
export function resolve(document: JsonObject, value: JsonObject): JsonObject {
  const pointer = textOf(value['$ref']);
  if (!pointer) return value;
  const path = pointer.replace('#/', '').split('/');
  return path.reduce<JsonObject>((inner, key) => objectOf(inner[key]), document);
}
