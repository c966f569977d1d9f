import * as z from 'zod/mini';
import { definitionOf, fieldOf, type Schema } from './schema.ts';

/** A difference between what the contract knows and what arrived, none of which is an error by itself. */
export interface Drift {
  // As `/data/*/status`; positions in lists are not told apart.
  readonly path: string;
  readonly kind: 'unknown-key' | 'unknown-value' | 'dropped-item' | 'unknown-event';
  readonly value: unknown;
}

/** Walks data that already satisfies the schema, and tells what the schema does not know. */
export function findDrift(schema: Schema, data: unknown, path = ''): readonly Drift[] {
  if (data === undefined || data === null) return [];
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
      return findDrift(definition.innerType, data, path);
    case 'array':
      return Array.isArray(data)
        ? data.flatMap((item) => findDrift(definition.element, item, `${path}/*`))
        : [];
    case 'record':
      return Object.values(data).flatMap((value) =>
        findDrift(definition.valueType, value, `${path}/*`),
      );
    case 'object':
      return Object.entries(data).flatMap(([key, value]): readonly Drift[] => {
        const field = fieldOf(definition.shape, key);
        if (!field) return [{ path: `${path}/${key}`, kind: 'unknown-key', value: key }];
        return findDrift(field, value, `${path}/${key}`);
      });
    case 'union':
      return driftInUnion(definition.options, data, path);
    default:
      return [];
  }
}

function driftInUnion(options: readonly Schema[], data: unknown, path: string): readonly Drift[] {
  const known = options.map(definitionOf).find((option) => option.type === 'enum');
  if (known && typeof data === 'string') {
    const values: readonly unknown[] = Object.values(known.entries);
    return values.includes(data) ? [] : [{ path, kind: 'unknown-value', value: data }];
  }
  const match = options.find((option) => z.safeParse(option as z.core.$ZodType, data).success);
  return match ? findDrift(match, data, path) : [];
}
