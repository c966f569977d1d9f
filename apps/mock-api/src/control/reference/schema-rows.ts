import {
  listOf,
  objectOf,
  type Json,
  type JsonObject,
} from '@placekeeper/contracts/export/json-schema';
import { textOf } from './documents.ts';

export interface SchemaRow {
  /** For example `locations.*.id`. */
  readonly name: string;
  readonly required: boolean;
  readonly type: readonly TypeWord[];
  readonly limits: string;
}

/** Plain words, and links to models elsewhere on the page. */
export type TypeWord = string | { readonly model: string };

/**
 * Lists the fields of a schema, nested fields after their parent. A field with a model links to the model instead of
 * repeating its fields.
 */
export function rowsOf(schema: JsonObject, prefix = ''): readonly SchemaRow[] {
  const inner = itemsOf(schema);
  if (inner) return rowsOf(inner, `${prefix}*.`);
  const options = optionsOf(schema);
  if (options.length > 0) return options.flatMap((option) => rowsOf(option, prefix));
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(objectOf(schema['properties'])).flatMap(
    ([key, value]): readonly SchemaRow[] => {
      const field = objectOf(value);
      const name = `${prefix}${key}`;
      const row = {
        name,
        required: required.includes(key),
        type: typeOf(field),
        limits: limitsOf(field),
      };
      return [row, ...rowsOf(field, `${name}.`)];
    },
  );
}

export function typeOf(schema: JsonObject): readonly TypeWord[] {
  const model = modelOf(schema);
  if (model) return [{ model }];
  const options = optionsOf(schema);
  if (options.length > 0) return eitherOf(options);
  if (schema['const'] !== undefined) return [JSON.stringify(schema['const'])];
  const choices = schema['enum'];
  if (Array.isArray(choices)) return [choices.map((one: Json) => JSON.stringify(one)).join(', ')];
  const items = itemsOf(schema);
  if (items) return ['list of ', ...typeOf(items)];
  const values = objectOf(schema['additionalProperties']);
  if (schema['type'] === 'object' && schema['properties'] === undefined && values['type'])
    return ['map of ', ...typeOf(values)];
  const { type } = schema;
  if (Array.isArray(type)) return [type.join(' or ')];
  return [textOf(schema['format']) || textOf(type) || 'anything'];
}

/** Lists the known values of an open enum, and says that other values can occur. */
function eitherOf(options: readonly JsonObject[]): readonly TypeWord[] {
  const isOpen = options.some(({ enum: known }) => known) && options.some(isAnyText);
  const shown = isOpen ? options.filter((option) => !isAnyText(option)) : options;
  const words = shown.flatMap((option, position): readonly TypeWord[] => [
    ...(position > 0 ? [' or '] : []),
    ...typeOf(option),
  ]);
  return isOpen ? [...words, ' or another word'] : words;
}

const isAnyText = ({ type, enum: known }: JsonObject) => type === 'string' && known === undefined;

const optionsOf = (schema: JsonObject): readonly JsonObject[] =>
  listOf(schema['anyOf'] ?? schema['oneOf']);

function itemsOf(schema: JsonObject): JsonObject | undefined {
  return schema['type'] === 'array' && schema['items'] !== undefined
    ? objectOf(schema['items'])
    : undefined;
}

const modelOf = (schema: JsonObject): string | undefined =>
  /^#\/components\/schemas\/(.+)$/.exec(textOf(schema['$ref']))?.[1];

const bounds = {
  minimum: 'from',
  exclusiveMinimum: 'above',
  maximum: 'up to',
  minLength: 'at least this long:',
  maxLength: 'at most this long:',
  minItems: 'at least this many:',
  maxItems: 'at most this many:',
  pattern: 'as',
} as const;

function limitsOf(schema: JsonObject): string {
  const own = Object.entries(bounds).flatMap(([key, words]) => {
    const value = schema[key];
    return typeof value === 'number' || typeof value === 'string' ? [`${words} ${value}`] : [];
  });
  return [...own, ...optionsOf(schema).map(limitsOf)].filter(Boolean).join(', ');
}
