import { isObject } from '../core/schema-annotations.ts';
import { listOf, objectOf, type Json, type JsonObject } from './json-schema.ts';

/** A server must accept the requests of older clients; an older client must read newer responses. */
export type MessageSide = 'request' | 'response';

export interface Placed {
  readonly schema: JsonObject;
  readonly resolve: (schema: JsonObject) => JsonObject;
}

const inWords = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
const namesIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(inWords) : [];

/**
 * Breaking differences. A newer request schema must accept every older value. A newer response schema must not allow
 * new values, except for unknown fields, which clients accept.
 */
export function schemaBreaks(
  older: Placed,
  newer: Placed,
  side: MessageSide,
  place: string,
): readonly string[] {
  const [before, now] = [alternatives(older), alternatives(newer)];
  const [wasOpen, isOpen] = [before.has(anything), now.has(anything)];
  if (side === 'request' && isOpen) return [];
  if (side === 'response' && wasOpen) return [];
  if (wasOpen || isOpen)
    return [`${place} ${side === 'request' ? 'no longer takes' : 'may now be'} anything`];
  const lost = [...before.keys()].filter((kind) => !now.has(kind));
  const gained = [...now.keys()].filter((kind) => !before.has(kind));
  return [
    ...(side === 'request' ? lost.map((kind) => `${place} no longer takes ${kind}`) : []),
    ...(side === 'response' ? gained.map((kind) => `${place} may now be ${kind}`) : []),
    ...[...before].flatMap(([kind, schema]) => {
      const same = now.get(kind);
      if (!same) return [];
      return alternativeBreaks({ ...older, schema }, { ...newer, schema: same }, side, place);
    }),
  ];
}

const anything = 'anything';

/** The alternatives of a schema: an object by the value of its discriminator, any other alternative by its type. */
function alternatives({ schema, resolve }: Placed): ReadonlyMap<string, JsonObject> {
  const kinds = new Map<string, JsonObject>();
  for (const option of flat(resolve(schema), resolve)) {
    const kind = kindOf(option);
    kinds.set(kind, joined(kinds.get(kind) ?? option, option));
  }
  return kinds;
}

/** A union of an enum and plain text accepts any text. */
function joined(one: JsonObject, other: JsonObject): JsonObject {
  const [ones, others] = [choicesOf(one), choicesOf(other)];
  if (!ones) return one;
  return others ? { ...one, enum: [...new Set([...ones, ...others])] } : other;
}

function flat(schema: JsonObject, resolve: Placed['resolve']): readonly JsonObject[] {
  const options = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(options)) {
    return listOf(options).flatMap((option) => flat(resolve(option), resolve));
  }
  const { type } = schema;
  return Array.isArray(type) ? type.map((one: Json) => ({ ...schema, type: one })) : [schema];
}

function kindOf(schema: JsonObject): string {
  const { type, const: value, enum: values } = schema;
  if (typeof type !== 'string') {
    if (value !== undefined) return typeof value;
    return Array.isArray(values) ? typeof values[0] : anything;
  }
  const discriminator = Object.entries(objectOf(schema['properties'])).find(
    ([, property]) => isObject(property) && property['const'] !== undefined,
  );
  const [name, property] = discriminator ?? [];
  return isObject(property) ? `${type} with ${name} ${inWords(property['const'])}` : type;
}

function choicesOf(schema: JsonObject): readonly string[] | undefined {
  if (Array.isArray(schema['enum'])) return namesIn(schema['enum']);
  return schema['const'] === undefined ? undefined : [inWords(schema['const'])];
}

function alternativeBreaks(
  older: Placed,
  newer: Placed,
  side: MessageSide,
  place: string,
): readonly string[] {
  return [
    ...choiceBreaks(older.schema, newer.schema, side, place),
    ...(side === 'request' ? boundBreaks(older.schema, newer.schema, place) : []),
    ...fieldBreaks(older, newer, side, place),
    ...innerBreaks('items', older, newer, side, place),
    ...innerBreaks('additionalProperties', older, newer, side, place),
  ];
}

function choiceBreaks(older: JsonObject, newer: JsonObject, side: MessageSide, place: string) {
  const [before, now] = [choicesOf(older), choicesOf(newer)];
  if (side === 'request') {
    if (!now) return [];
    if (!before) return [`${place} takes only ${now.join(', ')} now`];
    return before
      .filter((value) => !now.includes(value))
      .map((value) => `${place} no longer takes ${value}`);
  }
  if (!before) return [];
  if (!now) return [`${place} may now be any text`];
  return now
    .filter((value) => !before.includes(value))
    .map((value) => `${place} may now be ${value}`);
}

const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;

function boundBreaks(older: JsonObject, newer: JsonObject, place: string): readonly string[] {
  const narrowed = (names: readonly string[], isNarrower: (was: number, is: number) => boolean) =>
    names.filter((name) => {
      const [was, is] = [older[name], newer[name]];
      if (typeof is !== 'number') return false;
      return typeof was !== 'number' || isNarrower(was, is);
    });
  const changed = [
    ...narrowed(upperBounds, (was, is) => is < was),
    ...narrowed(lowerBounds, (was, is) => is > was),
    ...(newer['pattern'] !== undefined && newer['pattern'] !== older['pattern'] ? ['pattern'] : []),
  ];
  return changed.map(
    (name) =>
      `${place} is narrower: ${name} ${inWords(older[name] ?? 'none')} → ${inWords(newer[name])}`,
  );
}

function fieldBreaks(
  older: Placed,
  newer: Placed,
  side: MessageSide,
  place: string,
): readonly string[] {
  const before = objectOf(older.schema['properties']);
  const now = objectOf(newer.schema['properties']);
  const [wasRequired, isRequired] = [
    namesIn(older.schema['required']),
    namesIn(newer.schema['required']),
  ];
  const demanded =
    side === 'request'
      ? isRequired
          .filter((name) => !wasRequired.includes(name))
          .map((name) => `${place} now asks for ${name}`)
      : wasRequired
          .filter((name) => Object.hasOwn(now, name) && !isRequired.includes(name))
          .map((name) => `${place} may now lack ${name}`);
  const changed = Object.entries(before).flatMap(([name, schema]) => {
    const same = now[name];
    if (!isObject(schema)) return [];
    if (!isObject(same))
      return [`${place} ${side === 'request' ? 'no longer takes' : 'no longer has'} ${name}`];
    return schemaBreaks({ ...older, schema }, { ...newer, schema: same }, side, `${place} ${name}`);
  });
  return [...demanded, ...changed];
}

function innerBreaks(
  key: 'items' | 'additionalProperties',
  older: Placed,
  newer: Placed,
  side: MessageSide,
  place: string,
): readonly string[] {
  const [before, now] = [older.schema[key], newer.schema[key]];
  if (!isObject(before) || !isObject(now)) return [];
  return schemaBreaks({ ...older, schema: before }, { ...newer, schema: now }, side, `${place} *`);
}
