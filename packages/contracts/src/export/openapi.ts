import { sameValue } from '../core/same-value.ts';
import { allEndpoints } from '../api.ts';
import type { AnyEndpoint } from '../core/endpoint.ts';
import { definitionOf, unwrap, type Schema } from '../core/schema.ts';
import type { CallExample, CallExamples } from './examples.ts';
import { information, securitySchemes } from './information.ts';
import { SchemaWriter, type Json, type JsonObject } from './json-schema.ts';

const requestMedia = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** OpenAPI 3.1. The same contract and examples give the same document, byte for byte. */
export function openApiDocument(
  endpoints: readonly AnyEndpoint[] = allEndpoints,
  examples: CallExamples = {},
): JsonObject {
  const schemas = new SchemaWriter('draft-2020-12');
  const failures = new Failures(schemas);
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const { path, method } = endpoint.definition;
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation(endpoint, schemas, failures, examples[endpoint.id]),
    };
  }
  return {
    openapi: '3.1.1',
    info: information,
    servers: [
      { url: '/', description: 'The platform answers at the origin of the web application' },
    ],
    tags: [...new Set(endpoints.map(resourceOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components(),
      responses: failures.components(),
      securitySchemes,
    },
  };
}

const resourceOf = ({ id }: AnyEndpoint): string => id.slice(0, id.indexOf('.'));

function operation(
  { id, definition }: AnyEndpoint,
  schemas: SchemaWriter,
  failures: Failures,
  example: CallExample | undefined,
): JsonObject {
  const {
    method,
    summary,
    origin,
    extension,
    params,
    query,
    body,
    requestType = 'json',
  } = definition;
  const parameters = [
    ...pathParameters(params, schemas, example?.params),
    ...queryParameters(query, schemas, example?.query),
  ];
  const needsSession = 401 in definition.responses;
  return {
    operationId: id,
    summary,
    tags: [id.slice(0, id.indexOf('.'))],
    ...(origin ? { 'x-origin': origin } : {}),
    ...(extension ? { 'x-extension': extension } : {}),
    security: needsSession
      ? [method === 'GET' ? { session: [] } : { session: [], xsrfToken: [] }]
      : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [requestMedia[requestType]]: {
                schema: schemas.write(body, 'input'),
                ...shown(example?.body),
              },
            },
          },
        }
      : {}),
    responses: responses(definition, schemas, failures, example),
  };
}

const shown = (example: Json | undefined): JsonObject => (example === undefined ? {} : { example });

function fields(schema: Schema | undefined): [name: string, field: Schema][] {
  if (!schema) return [];
  const definition = definitionOf(schema);
  if (definition.type !== 'object') throw new TypeError('Parameters are declared as one object');
  return Object.entries(definition.shape);
}

const pathParameters = (
  params: Schema | undefined,
  schemas: SchemaWriter,
  examples: JsonObject = {},
): JsonObject[] =>
  fields(params).map(([name, field]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas.write(field, 'input'),
    ...shown(examples[name]),
  }));

/** In the notation of `encodeQuery`: `page[number]=1`, `ids[]=1&ids[]=2`, `active=1`. */
function queryParameters(
  query: Schema | undefined,
  schemas: SchemaWriter,
  examples: JsonObject = {},
): JsonObject[] {
  return fields(query).map(([name, field]): JsonObject => {
    const required = definitionOf(field).type !== 'optional';
    const common = { in: 'query', required, ...shown(examples[name]) };
    switch (definitionOf(unwrap(field)).type) {
      case 'array':
        return {
          name: `${name}[]`,
          ...common,
          style: 'form',
          explode: true,
          schema: schemas.write(field, 'input'),
        };
      case 'object':
        return {
          name,
          ...common,
          style: 'deepObject',
          explode: true,
          schema: schemas.write(field, 'input'),
        };
      case 'boolean':
        return {
          name,
          in: 'query',
          required,
          schema: { type: 'integer', enum: [0, 1] },
          // Queries contain booleans as 0 and 1.
          ...shown(examples[name] === undefined ? undefined : Number(examples[name])),
        };
      default:
        return { name, ...common, schema: schemas.write(field, 'input') };
    }
  });
}

function responses(
  { responses: declared }: AnyEndpoint['definition'],
  schemas: SchemaWriter,
  failures: Failures,
  example: CallExample | undefined,
): JsonObject {
  return Object.fromEntries(
    Object.entries(declared).map(([status, schema]): [string, JsonObject] => {
      if (Number(status) >= 400) return [status, failures.write(status, schema)];
      const { description } = textOf(status);
      if (definitionOf(schema).type === 'undefined') return [status, { description }];
      const content = {
        'application/json': {
          schema: schemas.write(schema, 'output'),
          ...shown(String(example?.status) === status ? example?.answer : undefined),
        },
      };
      return [status, { description, content }];
    }),
  );
}

function textOf(status: string) {
  const text = statusTexts[status];
  if (!text) throw new Error(`No description for the status "${status}"`);
  return text;
}

/** Writes a failure once, as a component; identical failures refer to it. */
class Failures {
  readonly #schemas: SchemaWriter;
  readonly #components = new Map<string, JsonObject>();

  constructor(schemas: SchemaWriter) {
    this.#schemas = schemas;
  }

  write(status: string, schema: Schema): JsonObject {
    const { name, description, headers } = textOf(status);
    const response: JsonObject = {
      description,
      ...(headers ? { headers } : {}),
      content: { 'application/json': { schema: this.#schemas.write(schema, 'output') } },
    };
    const known = this.#components.get(name) ?? response;
    if (!sameValue(known, response)) return response;
    this.#components.set(name, known);
    return { $ref: `#/components/responses/${name}` };
  }

  components(): JsonObject {
    return Object.fromEntries([...this.#components].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}

interface StatusText {
  readonly name: string;
  readonly description: string;
  readonly headers?: JsonObject;
}

/** The meaning of each status, as published in the documents. */
const statusTexts: Readonly<Record<string, StatusText>> = {
  200: { name: 'Ok', description: 'Done' },
  201: { name: 'Created', description: 'Created' },
  204: { name: 'NoContent', description: 'Done, without a body' },
  401: { name: 'Unauthenticated', description: 'Nobody is signed in' },
  403: { name: 'Forbidden', description: 'Needs the subscription, a free slot or an admin' },
  404: { name: 'NotFound', description: 'Does not exist, or belongs to another account' },
  409: { name: 'Conflict', description: 'Not possible in the current state' },
  413: { name: 'ContentTooLarge', description: 'The file is too large' },
  419: {
    name: 'SessionExpired',
    description: 'The session has expired, or the XSRF token does not match',
  },
  422: { name: 'Invalid', description: 'The input is invalid; errors are listed by field' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests',
    headers: {
      'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
    },
  },
  500: { name: 'ServerError', description: 'The platform failed' },
  503: { name: 'Unavailable', description: 'The platform is down for maintenance' },
};
