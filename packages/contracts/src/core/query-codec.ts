import { fieldOf, outlineOf, unwrap, type Schema } from './schema.ts';

/**
 * Encodes a query as `page[number]=2&locations[]=1&locations[]=2&active=1`: brackets for nested objects, `[]` for
 * arrays, `1` and `0` for booleans. Omits `undefined`.
 */
export function encodeQuery(query: Readonly<Record<string, unknown>> | undefined): string {
  const pairs: string[] = [];
  const write = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (Array.isArray(value)) {
      for (const item of value) write(`${name}[]`, item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) write(`${name}[${key}]`, inner);
    } else {
      // Safe: every other value is text or a number.
      const text = typeof value === 'boolean' ? Number(value) : (value as string | number);
      pairs.push(`${encodeName(name)}=${encodeURIComponent(text)}`);
    }
  };
  for (const [name, value] of Object.entries(query ?? {})) write(name, value);
  return pairs.join('&');
}

/** Keeps brackets readable; servers accept them with or without encoding. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');

/**
 * Decodes the output of `encodeQuery`, and `ids[0]=1`. Converts numbers and booleans by the schema. Text that cannot be
 * converted stays unchanged, so that the schema refuses it.
 */
export function decodeQuery(
  schema: Schema,
  search: string | URLSearchParams,
): Record<string, unknown> {
  const tree: Tree = {};
  for (const [name, value] of new URLSearchParams(search)) insert(tree, pathOf(name), value);
  return coerce(schema, tree) as Record<string, unknown>;
}

export function decodeParams(schema: Schema, params: Readonly<Record<string, string>>): unknown {
  return coerce(schema, params);
}

interface Tree {
  [key: string]: string | string[] | Tree;
}

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

const pathOf = (name: string): string[] => {
  const open = name.indexOf('[');
  if (open <= 0 || !name.endsWith(']')) return [name];
  return [name.slice(0, open), ...name.slice(open + 1, -1).split('][')];
};

function insert(tree: Tree, [head = '', ...rest]: string[], value: string): void {
  if (unsafeKeys.has(head)) return;
  if (rest.length === 0) {
    tree[head] = value;
    return;
  }
  const [next = ''] = rest;
  if (rest.length === 1 && (next === '' || /^\d+$/.test(next))) {
    const list = tree[head];
    if (Array.isArray(list)) list.push(value);
    else tree[head] = [value];
    return;
  }
  const branch = tree[head];
  const inner: Tree = typeof branch === 'object' && !Array.isArray(branch) ? branch : {};
  tree[head] = inner;
  insert(inner, rest, value);
}

const numeral = /^-?\d+(\.\d+)?$/;

function coerce(schema: Schema, value: unknown): unknown {
  const outline = outlineOf(unwrap(schema));
  switch (outline.type) {
    case 'number':
      return typeof value === 'string' && numeral.test(value) ? Number(value) : value;
    case 'boolean':
      if (value === '1' || value === 'true') return true;
      return value === '0' || value === 'false' ? false : value;
    case 'array': {
      const items: readonly unknown[] = Array.isArray(value) ? value : [value];
      return items.map((item) => coerce(outline.element, item));
    }
    case 'object':
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => {
          const field = fieldOf(outline.shape, key);
          return [key, field ? coerce(field, inner) : inner];
        }),
      );
    default:
      return value;
  }
}
