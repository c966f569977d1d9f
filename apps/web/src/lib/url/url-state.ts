import { readWhole } from '@placekeeper/contracts/core/decode';
import { decodeQuery, encodeQuery } from '@placekeeper/contracts/core/query-codec';
import type { OutputOf, Schema } from '@placekeeper/contracts/core/schema';
import { sameValue } from '@placekeeper/contracts/core/same-value';

export interface UrlState<Value> {
  /** Ignores invalid values, so that an old or mistyped link still opens the screen. */
  readonly read: (search: string | URLSearchParams) => Value;
  /** Omits empty and default values, so that equal states have equal addresses. */
  readonly write: (state: Partial<Value>) => string;
}

/** Every field of the schema must be optional, because an address without a query is the screen's initial state. */
export function urlState<S extends Schema & { readonly shape: Readonly<Record<string, Schema>> }>(
  schema: S,
  defaults: Partial<OutputOf<S>> = {},
): UrlState<OutputOf<S>> {
  const fields = Object.entries(schema.shape);

  return {
    read(search) {
      const raw = decodeQuery(schema, search);
      const known = fields.flatMap(([name, field]) => {
        if (!(name in raw)) return [];
        const given = readWhole(field, raw[name]);
        return given ? [[name, given.value]] : [];
      });
      // The field of the schema has validated each entry.
      return { ...defaults, ...Object.fromEntries(known) } as OutputOf<S>;
    },
    write(state) {
      const given = entries(state);
      const usual = entries(defaults);
      const kept = fields
        .map(([name]) => [name, given.get(name)] as const)
        .filter(([name, value]) => !isEmpty(value) && !sameValue(value, usual.get(name)));
      return encodeQuery(Object.fromEntries(kept));
    },
  };
}

const entries = (state: object): ReadonlyMap<string, unknown> => new Map(Object.entries(state));

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
