import { isExpected } from '@placekeeper/contracts/core/schema-annotations';
import { definitionOf, fieldOf, unwrap, type Schema } from '@placekeeper/contracts/core/schema';
import * as z from 'zod/mini';

/**
 * Kinds of damage to an answer that still arrives. `truncated` and `malformed` change the text, the other kinds a
 * value.
 */
export const damages = [
  'truncated',
  'malformed',
  'unknown-value',
  'unknown-field',
  'missing-field',
  'broken-item',
] as const;
export type Damage = (typeof damages)[number];
export type ValueDamage = Exclude<Damage, 'truncated' | 'malformed'>;

/** A word that no version of the platform knows. */
export const unknownValue = 'from_a_later_version';
export const unknownField = 'field_of_a_later_version';

interface Place {
  // For example `/data/*/status`: all items of a list have the same path.
  readonly path: string;
  readonly break: () => void;
}

export interface DamagedAnswer {
  readonly body: unknown;
  readonly path: string;
}

export interface DamageOrder {
  readonly kind: ValueDamage;
  /** Damages only this path; absent: each possible path in turn. */
  readonly at?: string | undefined;
  readonly turn: number;
}

/** Changes one value in a way that clients must tolerate. Returns `null` if the answer has no suitable value. */
export function damageAnswer(
  schema: Schema,
  body: unknown,
  { kind, at, turn }: DamageOrder,
): DamagedAnswer | null {
  const copy = structuredClone(body);
  const first = new Map<string, Place>();
  for (const place of placesFor(kind, schema, copy, '')) {
    if (!first.has(place.path) && (at === undefined || place.path === at))
      first.set(place.path, place);
  }
  const places = [...first.values()];
  const place = places[(turn - 1) % places.length];
  if (!place) return null;
  place.break();
  return { body: copy, path: place.path };
}

export function canBeDamaged(schema: Schema, kind: ValueDamage): boolean {
  const definition = definitionOf(unwrap(schema));
  switch (definition.type) {
    case 'array':
      return kind === 'broken-item' || canBeDamaged(definition.element, kind);
    case 'record':
      return canBeDamaged(definition.valueType, kind);
    case 'object':
      if (kind === 'unknown-field') return true;
      return Object.values(definition.shape).some(
        (field) => (kind === 'missing-field' && isAlwaysSent(field)) || canBeDamaged(field, kind),
      );
    case 'union':
      return kind === 'unknown-value' && isOpenEnum(definition.options)
        ? true
        : definition.options.some((option) => canBeDamaged(option, kind));
    default:
      return false;
  }
}

type Values = Record<string, unknown>;

/** Only a required field can be missing: leaving out an optional field is no damage. */
const isAlwaysSent = (field: Schema): boolean =>
  definitionOf(field).type !== 'optional' || isExpected(field);

/** A union of an enum and any other string, as `openEnum` builds it. */
function isOpenEnum(options: readonly Schema[]): boolean {
  const types = options.map((option) => definitionOf(option).type);
  return types.includes('enum') && types.includes('string');
}

function* placesFor(
  kind: ValueDamage,
  schema: Schema,
  data: unknown,
  path: string,
  put?: (value: unknown) => void,
): Generator<Place> {
  if (data === undefined || data === null) return;
  const definition = definitionOf(unwrap(schema));
  switch (definition.type) {
    case 'array': {
      if (!Array.isArray(data)) return;
      if (kind === 'broken-item' && data.length > 0) {
        yield { path: `${path}/*`, break: () => data.splice(0, 1, {}) };
      }
      for (const [position, item] of data.entries()) {
        yield* placesFor(kind, definition.element, item, `${path}/*`, (value) =>
          data.splice(position, 1, value),
        );
      }
      return;
    }
    case 'record': {
      const values = data as Values;
      for (const [key, value] of Object.entries(values)) {
        yield* placesFor(kind, definition.valueType, value, `${path}/*`, (next) => {
          values[key] = next;
        });
      }
      return;
    }
    case 'object':
      return yield* placesInObject(kind, definition.shape, data as Values, path);
    case 'union': {
      if (kind === 'unknown-value' && isOpenEnum(definition.options)) {
        if (put && typeof data === 'string') yield { path, break: () => put(unknownValue) };
        return;
      }
      const match = definition.options.find((option) => z.safeParse(option, data).success);
      if (match) yield* placesFor(kind, match, data, path, put);
      return;
    }
    default:
  }
}

function* placesInObject(
  kind: ValueDamage,
  shape: Readonly<Record<string, Schema>>,
  values: Values,
  path: string,
): Generator<Place> {
  if (kind === 'unknown-field') {
    yield {
      path: path === '' ? '/' : path,
      break: () => {
        values[unknownField] = { since: 'a later version' };
      },
    };
  }
  for (const [key, value] of Object.entries(values)) {
    const field = fieldOf(shape, key);
    if (!field) continue;
    const here = `${path}/${key}`;
    if (kind === 'missing-field' && isAlwaysSent(field)) {
      yield { path: here, break: () => Reflect.deleteProperty(values, key) };
    }
    yield* placesFor(kind, field, value, here, (next) => {
      values[key] = next;
    });
  }
}
