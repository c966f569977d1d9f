import * as z from './zod.ts';
import type { JsonType, NamedDrift } from './drift.ts';
import {
  leafOf,
  unreadable,
  isExpected,
  isObject,
  isWhole,
  reshapeOf,
  type JsonObject,
  type Reshape,
} from './schema-annotations.ts';
import { outlineOf, unwrap, type Schema } from './schema.ts';

/** An object stores under this key how many items of each of its lists are unreadable, so that its copies keep the counts. */
export const unreadableKey = '~unreadable';

type Reader = (data: unknown, drift: NamedDrift[]) => unknown;

interface MadeReader {
  readonly read: Reader;
  readonly reshape: Reshape | undefined;
}

/** Each reader is built once per schema, with its paths, because every answer passes through a reader. */
const readers = new WeakMap<Schema, MadeReader>();

export function readerOf(schema: Schema): Reader {
  // Rebuilds the reader if an endpoint module has been loaded since and has added a reshaping to the schema.
  const reshape = reshapeOf(schema);
  const made = readers.get(schema);
  if (made && made.reshape === reshape) return made.read;
  const read = makeReader(schema, '');
  readers.set(schema, { read, reshape });
  return read;
}

function makeReader(schema: Schema, path: string): Reader {
  const read = makeDirectReader(schema, path);
  const reshape = reshapeOf(schema);
  if (!reshape) return read;
  return (data, drift) => {
    const shaped = reshape(data);
    if (shaped !== data) drift.push({ path, kind: 'reshaped', received: typeOf(data) });
    return read(shaped, drift);
  };
}

function makeDirectReader(schema: Schema, path: string): Reader {
  const outline = outlineOf(schema);
  switch (outline.type) {
    case 'optional': {
      const read = makeReader(outline.innerType, path);
      return (data, drift) => (data === undefined ? undefined : read(data, drift));
    }
    case 'nullable': {
      const read = makeReader(outline.innerType, path);
      return (data, drift) => (data === null ? null : read(data, drift));
    }
    case 'readonly':
      return makeReader(outline.innerType, path);
    case 'array':
      return readList(makeReader(outline.element, `${path}/*`), path, isWhole(schema));
    case 'record':
      return readMap(makeReader(outline.valueType, `${path}/*`), path);
    case 'object':
      return readObject(outline.shape, path);
    case 'union':
      return readUnion(outline.options, path);
    case 'undefined':
      return () => undefined;
    case 'unknown':
      return (data) => data;
    default:
      return readLeaf(schema, path);
  }
}

function readLeaf(schema: Schema, path: string): Reader {
  const { type } = outlineOf(schema);
  const leaf = leafOf(schema);
  return (data, drift) => {
    const value = leaf.parse(data);
    if (value !== unreadable) return value;
    const coerced = leaf.coerce(data);
    const kind = coerced === unreadable ? 'unreadable' : 'coerced';
    drift.push({ path, kind, received: typeOf(data), expected: type });
    return coerced;
  };
}

function readList(read: Reader, path: string, isAllOrNothing: boolean): Reader {
  return (data, drift) => {
    const items = itemsOf(data);
    if (!items) {
      drift.push({ path, kind: 'unreadable', received: typeOf(data), expected: 'array' });
      return unreadable;
    }
    if (items !== data)
      drift.push({ path, kind: 'coerced', received: 'object', expected: 'array' });
    const values: unknown[] = [];
    for (const item of items) {
      const value = read(item, drift);
      if (value !== unreadable) values.push(value);
      else if (isAllOrNothing) return unreadable;
      else drift.push({ path: `${path}/*`, kind: 'dropped-item', received: typeOf(item) });
    }
    return values;
  };
}

/** PHP writes a list with a removed item as an object keyed by the remaining positions. */
function itemsOf(data: unknown): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data;
  if (!isObject(data)) return undefined;
  const keys = Object.keys(data);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? Object.values(data)
    : undefined;
}

/** PHP writes an empty map as `[]`. */
const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

function readMap(read: Reader, path: string): Reader {
  return (data, drift) => {
    if (isEmptyList(data)) return {};
    if (!isObject(data)) {
      drift.push({ path, kind: 'unreadable', received: typeOf(data), expected: 'object' });
      return unreadable;
    }
    const kept = Object.entries(data).flatMap(([key, one]) => {
      const value = read(one, drift);
      if (value !== unreadable) return [[key, value]];
      drift.push({ path: `${path}/*`, kind: 'dropped-item', received: typeOf(one) });
      return [];
    });
    return Object.fromEntries(kept);
  };
}

interface Field {
  readonly key: string;
  readonly path: string;
  readonly read: Reader;
  readonly isOptional: boolean;
  readonly isExpected: boolean;
  readonly isList: boolean;
}

function readObject(shape: Readonly<Record<string, Schema>>, path: string): Reader {
  const fields = Object.entries(shape).map(([key, schema]) => fieldOf(key, schema, path));
  const known = new Set(Object.keys(shape));
  return (data, drift) => {
    if (!isObject(data) && !isEmptyList(data)) {
      drift.push({ path, kind: 'unreadable', received: typeOf(data), expected: 'object' });
      return unreadable;
    }
    const given: JsonObject = isObject(data) ? data : {};
    const values: Record<string, unknown> = { ...given };
    let dropped: Record<string, number> | undefined;
    for (const field of fields) {
      const value = readField(field, values, drift);
      if (value === unreadable) return unreadable;
      if (!field.isList || !Array.isArray(value)) continue;
      const lost = (itemsOf(given[field.key])?.length ?? 0) - value.length;
      if (lost > 0) dropped = { ...dropped, [field.key]: lost };
    }
    if (dropped) values[unreadableKey] = dropped;
    for (const key of Object.keys(given)) {
      if (known.has(key)) continue;
      // An unknown key can be a customer's data, so the path contains `?`, and `decode` omits `word`.
      const received = typeOf(given[key]);
      drift.push({ path: `${path}/?`, kind: 'unknown-key', received, word: wordOf(key) });
    }
    return values;
  };
}

function fieldOf(key: string, schema: Schema, path: string): Field {
  const outline = outlineOf(schema);
  const isOptional = outline.type === 'optional';
  const inner = isOptional ? outline.innerType : schema;
  return {
    key,
    path: `${path}/${key}`,
    read: makeReader(inner, `${path}/${key}`),
    isOptional,
    isExpected: isExpected(schema),
    isList: outlineOf(unwrap(schema)).type === 'array',
  };
}

/** Replaces the field in `values`. An unreadable field makes the object unreadable only if the field is required. */
function readField(field: Field, values: Record<string, unknown>, drift: NamedDrift[]): unknown {
  const { key, path, read, isOptional } = field;
  const data = Object.hasOwn(values, key) ? values[key] : undefined;
  if (data === undefined && isOptional) {
    if (field.isExpected) drift.push({ path, kind: 'missing' });
    return undefined;
  }
  const value = read(data, drift);
  if (value !== unreadable) {
    if (value !== data) values[key] = value;
    return value;
  }
  if (!isOptional) return unreadable;
  delete values[key];
  return undefined;
}

function readUnion(options: readonly Schema[], path: string): Reader {
  const outlines = options.map(outlineOf);
  const choice = outlines.find((option) => option.type === 'enum');
  if (choice && outlines.some((option) => option.type === 'string'))
    return readOpenChoice(new Set(Object.values(choice.entries)), path);
  const readOptions = options.map((option) => makeReader(option, path));
  return (data, drift) => {
    let best: { readonly value: unknown; readonly found: readonly NamedDrift[] } | undefined;
    for (const read of readOptions) {
      const found: NamedDrift[] = [];
      const value = read(data, found);
      if (value === unreadable) continue;
      const isExact = found.every(({ kind }) => kind.startsWith('unknown'));
      if (isExact || !best) best = { value, found };
      if (isExact) break;
    }
    if (!best) {
      drift.push({ path, kind: 'unreadable', received: typeOf(data), expected: 'union' });
      return unreadable;
    }
    drift.push(...best.found);
    return best.value;
  };
}

function readOpenChoice(known: ReadonlySet<unknown>, path: string): Reader {
  const readText = readLeaf(z.string(), path);
  return (data, drift) => {
    const value = readText(data, drift);
    if (typeof value === 'string' && !known.has(value))
      drift.push({ path, kind: 'unknown-value', word: wordOf(value) });
    return value;
  };
}

/** Keeps only words that look like enum values, because other text can be a customer's data. */
const wordOf = (text: string): string => (/^[a-z_][a-z0-9_]{0,40}$/i.test(text) ? text : '?');

function typeOf(data: unknown): JsonType {
  if (data === undefined) return 'nothing';
  if (data === null) return 'null';
  if (Array.isArray(data)) return 'array';
  const type = typeof data;
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}
