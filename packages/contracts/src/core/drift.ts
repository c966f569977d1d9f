import * as z from 'zod/mini';
import { definitionOf, type Schema } from './schema.ts';

/** A difference between what the contract knows and what arrived, none of which is an error by itself. */
export interface Drift {
  // As `/data/*/status`; positions in lists are not told apart.
  readonly path: string;
  readonly kind: 'unknown-key' | 'unknown-value' | 'dropped-item' | 'unknown-event';
  readonly value: unknown;
}

/** Walks data that already satisfies the schema, and tells what the schema does not know. */
export function findDrift(schema: Schema, data: unknown, path = ''): readonly Drift[] {
  const found: Drift[] = [];
  searchOf(schema)?.(data, path, found);
  return found;
}

type Search = (data: unknown, path: string, found: Drift[]) => void;

/** Made once per schema: every answer of the platform goes through it. Null where nothing can be unknown. */
const searches = new WeakMap<Schema, Search | null>();

function searchOf(schema: Schema): Search | null {
  const known = searches.get(schema);
  if (known !== undefined) return known;
  const made = makeSearch(schema);
  const search: Search | null =
    made &&
    ((data, path, found) => {
      if (data !== undefined && data !== null) made(data, path, found);
    });
  searches.set(schema, search);
  return search;
}

function makeSearch(schema: Schema): Search | null {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
      return searchOf(definition.innerType);
    case 'array':
      return searchItems(searchOf(definition.element));
    case 'record':
      return searchValues(searchOf(definition.valueType));
    case 'object':
      return searchFields(definition.shape);
    case 'union':
      return searchUnion(definition.options);
    default:
      return null;
  }
}

function searchItems(item: Search | null): Search | null {
  if (!item) return null;
  return (data, path, found) => {
    if (Array.isArray(data)) for (const one of data) item(one, `${path}/*`, found);
  };
}

function searchValues(value: Search | null): Search | null {
  if (!value) return null;
  return (data, path, found) => {
    for (const one of Object.values(Object(data))) value(one, `${path}/*`, found);
  };
}

function searchFields(shape: Readonly<Record<string, Schema>>): Search {
  // A map, for `constructor` or `__proto__` may well arrive as a key.
  const fields = new Map(Object.entries(shape).map(([key, field]) => [key, searchOf(field)]));
  return (data, path, found) => {
    const values: Readonly<Record<string, unknown>> = Object(data);
    for (const key of Object.keys(values)) {
      const search = fields.get(key);
      if (search === undefined)
        found.push({ path: `${path}/${key}`, kind: 'unknown-key', value: key });
      else search?.(values[key], `${path}/${key}`, found);
    }
  };
}

function searchUnion(options: readonly Schema[]): Search {
  const known = options.map(definitionOf).find((option) => option.type === 'enum');
  const values: ReadonlySet<unknown> | undefined = known && new Set(Object.values(known.entries));
  return (data, path, found) => {
    if (values && typeof data === 'string') {
      if (!values.has(data)) found.push({ path, kind: 'unknown-value', value: data });
      return;
    }
    const match = options.find((option) => z.safeParse(option as z.core.$ZodType, data).success);
    if (match) searchOf(match)?.(data, path, found);
  };
}
