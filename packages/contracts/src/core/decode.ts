import type { Drift, NamedDrift } from './drift.ts';
import { unreadable, isObject } from './schema-annotations.ts';
import { readerOf, unreadableKey } from './schema-reader.ts';
import type { OutputOf, Schema } from './schema.ts';

export type Decoded<Value> =
  | { readonly ok: true; readonly value: Value; readonly drift: readonly Drift[] }
  | { readonly ok: false; readonly drift: readonly Drift[] };

/** UPD-9: an unreadable part affects only itself. */
export function decode<S extends Schema>(schema: S, data: unknown): Decoded<OutputOf<S>> {
  const named: NamedDrift[] = [];
  const value = readerOf(schema)(data, named);
  const drift = named.map(shapeOf);
  if (value === unreadable) return { ok: false, drift };
  // Safe: the reader and `OutputOf<S>` both derive from `schema`.
  return { ok: true, value: value as OutputOf<S>, drift };
}

/** Null if the answer, or an item of a list or map in it, is unreadable. */
export function readWhole<S extends Schema>(
  schema: S,
  data: unknown,
): { readonly value: OutputOf<S> } | null {
  const decoded = decode(schema, data);
  return decoded.ok && decoded.drift.every(({ kind }) => kind !== 'dropped-item') ? decoded : null;
}

function shapeOf({ path, kind, received, expected: type }: Drift): Drift {
  return { path, kind, ...(received && { received }), ...(type && { expected: type }) };
}

/**
 * Drift that names unknown keys and words. The application must use `decode`, because a key can be a customer's data.
 */
export function namedDrift(schema: Schema, data: unknown): readonly NamedDrift[] {
  const drift: NamedDrift[] = [];
  readerOf(schema)(data, drift);
  return drift.map(({ word, ...shape }) =>
    shape.kind === 'unknown-key'
      ? { ...shape, path: shape.path.replace(/\?$/, word ?? '?') }
      : { ...shape, ...(word !== undefined && { word }) },
  );
}

/** The number of items of the list `key` that could not be read. */
export function unreadableIn(answer: object | undefined, key: string): number {
  const counts: unknown = answer && Reflect.get(answer, unreadableKey);
  const count: unknown = isObject(counts) ? counts[key] : undefined;
  return typeof count === 'number' ? count : 0;
}

/** Stores the number of unreadable items of the list `key` in a list that is composed from several answers. */
export const withUnreadable = <Answer extends object>(
  answer: Answer,
  key: string,
  count: number,
): Answer => (count > 0 ? { ...answer, [unreadableKey]: { [key]: count } } : answer);
