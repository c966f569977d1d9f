import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { fillPath } from '@placekeeper/contracts/core/path';
import { encodeQuery } from '@placekeeper/contracts/core/query-codec';
import { definitionOf, unwrap, type Schema } from '@placekeeper/contracts/core/schema';

type Fields = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

export interface FormRequest {
  readonly address: string;
  /** As JSON; null for a call without a body. */
  readonly body: string | null;
}

/** Builds a control call from a form whose fields have the names of the call's values, with dots for nested ones. */
export function formRequest({ definition }: AnyEndpoint, fields: Fields): FormRequest {
  const { path, params, query, body } = definition;
  const search = query ? encodeQuery(valuesOf(query, fields)) : '';
  return {
    address: fillPath(path, params && valuesOf(params, fields)) + (search && `?${search}`),
    body: body ? JSON.stringify(valuesOf(body, fields)) : null,
  };
}

function valuesOf(schema: Schema, fields: Fields, prefix = ''): Values {
  const entries = Object.entries(shapeOf(schema)).map(([name, field]) => [
    name,
    valueOf(field, fields, prefix + name),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Of a union, the fields of all shapes: the form contains those of one. */
function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const definition = definitionOf(unwrap(schema));
  if (definition.type === 'object') return definition.shape;
  if (definition.type !== 'union') return {};
  return Object.assign({}, ...definition.options.map(shapeOf));
}

/** An empty field is absent, or `null` if the value may be null. The call itself refuses what cannot be parsed. */
function valueOf(schema: Schema, fields: Fields, name: string): unknown {
  const definition = definitionOf(unwrap(schema));
  if (definition.type === 'object') {
    const inner = Object.keys(fields).filter((field) => field.startsWith(`${name}.`));
    if (inner.length === 0) return undefined;
    const isEmpty = inner.every((field) => fields[field] === '');
    return isEmpty ? nothing(schema) : valuesOf(schema, fields, `${name}.`);
  }
  if (definition.type === 'array') return tickedOf(fields, `${name}.`);
  const text = fields[name];
  if (text === undefined) return undefined;
  if (text === '') return nothing(schema);
  switch (definition.type) {
    case 'number':
      return Number.isNaN(Number(text)) ? text : Number(text);
    case 'boolean':
      return text === 'true';
    case 'unknown':
      return jsonOr(text);
    default:
      return text;
  }
}

/** The names of the ticked boxes; the list is absent if none is ticked. */
function tickedOf(fields: Fields, prefix: string): readonly string[] | undefined {
  const boxes = Object.keys(fields).filter((field) => field.startsWith(prefix));
  if (boxes.length === 0) return undefined;
  return boxes
    .filter((field) => fields[field] === 'true')
    .map((field) => field.slice(prefix.length));
}

function nothing(schema: Schema): null | undefined {
  const definition = definitionOf(schema);
  if (definition.type === 'nullable') return null;
  return definition.type === 'optional' ? nothing(definition.innerType) : undefined;
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
