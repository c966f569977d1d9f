import * as z from 'zod/mini';
import { findDrift, type Drift } from './drift.ts';
import type { OutputOf, Schema } from './schema.ts';

export type Decoded<Value> =
  | { readonly ok: true; readonly value: Value; readonly drift: readonly Drift[] }
  | { readonly ok: false; readonly issues: readonly z.core.$ZodIssue[] };

/** Dropping an item can uncover a fault further out, but never more often than lists nest in our answers. */
const maximumPasses = 4;

/** Reads an answer so that one bad item costs that item, never the list around it (UPD-9). */
export function decode<S extends Schema>(schema: S, data: unknown): Decoded<OutputOf<S>> {
  const dropped: Drift[] = [];
  let current = data;
  let issues: readonly z.core.$ZodIssue[] = [];
  for (let pass = 0; pass < maximumPasses; pass += 1) {
    // A Schema is a zod schema seen through its two types.
    const result = z.safeParse(schema as unknown as z.core.$ZodType<OutputOf<S>>, current);
    if (result.success) {
      return { ok: true, value: result.data, drift: [...dropped, ...findDrift(schema, current)] };
    }
    issues = result.error.issues;
    const lists = badItems(issues);
    if (!lists) return { ok: false, issues };
    current = structuredClone(current);
    for (const { path, positions } of lists) dropped.push(...dropItems(current, path, positions));
  }
  return { ok: false, issues };
}

interface BadItems {
  readonly path: readonly PropertyKey[];
  readonly positions: ReadonlySet<number>;
}

/** The innermost list item around each issue; null when an issue lies outside every list. */
function badItems(issues: readonly z.core.$ZodIssue[]): readonly BadItems[] | null {
  const lists = new Map<string, { path: readonly PropertyKey[]; positions: Set<number> }>();
  for (const { path } of issues) {
    const at = path.findLastIndex((key) => typeof key === 'number');
    const position = path[at];
    if (typeof position !== 'number') return null;
    const listPath = path.slice(0, at);
    const key = listPath.map(String).join('/');
    const list = lists.get(key) ?? { path: listPath, positions: new Set<number>() };
    list.positions.add(position);
    lists.set(key, list);
  }
  return [...lists.values()].toSorted((a, b) => b.path.length - a.path.length);
}

function dropItems(
  root: unknown,
  path: readonly PropertyKey[],
  positions: ReadonlySet<number>,
): Drift[] {
  const list = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), root);
  if (!Array.isArray(list)) return [];
  const name = `/${path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('/')}/*`;
  return [...positions]
    .toSorted((a, b) => b - a)
    .map((position): Drift => ({
      path: name,
      kind: 'dropped-item',
      value: list.splice(position, 1)[0],
    }));
}
