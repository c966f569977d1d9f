import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { jsonSchema } from '@placekeeper/contracts/export/json-schema';
import { pinned, type RequestParts } from '@placekeeper/contracts/testing/arbitrary-request';
import {
  alternatives,
  schemaOrAnything,
  validValue,
  type JsonSchema,
} from '@placekeeper/contracts/testing/valid-value';
import * as fc from 'fast-check';

/** A place for an id in a request, and the kind of id that the name of the place implies. */
export interface IdPlace {
  readonly part: 'params' | 'query' | 'body';
  /** For example `locations.*.id`. */
  readonly path: string;
  readonly kind: string;
  /** Returns the request with the id at this place, and adds required values that are missing. */
  readonly put: (request: RequestParts, id: number | string) => RequestParts;
}

export function idPlaces(endpoint: AnyEndpoint): readonly IdPlace[] {
  const { params, query, body } = endpoint.definition;
  return Object.entries({ params, query, body }).flatMap(([part, schema]) => {
    if (!schema) return [];
    const found = placesIn(jsonSchema(schema, { dialect: 'draft-2020-12', side: 'input' }));
    return found.map(({ path, put }): IdPlace => ({
      part: part as IdPlace['part'],
      path: path.join('.'),
      kind: kindOf(endpoint, path.findLast((key) => key !== '*') ?? ''),
      put: (request, id) => ({ ...request, [part]: put(request[part as IdPlace['part']], id) }),
    }));
  });
}

interface Place {
  readonly path: readonly string[];
  readonly put: (value: unknown, id: number | string) => unknown;
}

const sample = (schema: JsonSchema): unknown =>
  fc.sample(validValue(schema), { ...pinned, numRuns: 1 })[0];

/** A random object with only its required fields. */
function required(schema: JsonSchema): unknown {
  const whole = Object(sample(schema)) as Record<string, unknown>;
  return Object.fromEntries((schema.required ?? []).map((name) => [name, whole[name]]));
}

function placesIn(schema: JsonSchema): readonly Place[] {
  const options = alternatives(schema);
  if (options.length > 1) {
    return options.flatMap((option) =>
      placesIn(option).map(({ path, put }) => ({ path, put: (_, id) => put(sample(option), id) })),
    );
  }
  const [only = {}] = options;
  if (only.type === 'integer' && only.exclusiveMinimum === 0)
    return [{ path: [], put: (_, id) => id }];
  if (only.type === 'array') {
    const item = schemaOrAnything(Array.isArray(only.items) ? undefined : only.items);
    return placesIn(item).map(({ path, put }) => ({
      path: ['*', ...path],
      put: (_, id) => [put(sample(item), id)],
    }));
  }
  return Object.entries(only.properties ?? {}).flatMap(([name, field]): readonly Place[] => {
    // Page numbers have the form of ids.
    if (name === 'page') return [];
    const inner = name.endsWith('Id') && schemaOrAnything(field).type === 'string';
    const places: readonly Place[] = inner
      ? [{ path: [], put: (_, id) => String(id) }]
      : placesIn(schemaOrAnything(field));
    return places.map(({ path, put }) => ({
      path: [name, ...path],
      put: (value, id) => {
        const whole = Object(value ?? required(only)) as Record<string, unknown>;
        return { ...whole, [name]: put(whole[name], id) };
      },
    }));
  });
}

const kinds: Readonly<Record<string, string>> = {
  locations: 'location',
  location: 'location',
  locationId: 'location',
  location_id: 'location',
  excluded_location_ids: 'location',
  only_tag_ids: 'tag',
  excluded_tag_ids: 'tag',
  tags: 'tag',
  except: 'update',
  google_account: 'token',
  operationId: 'operation',
  mediaId: 'media',
  google_suggested_service_id: 'suggestion',
};

const kindsById: readonly (readonly [path: RegExp, kind: string])[] = [
  [/^\/api\/locations\//, 'location'],
  [/^\/api\/google-tokens\//, 'token'],
  [/^\/api\/google-updates\//, 'update'],
  [/^\/api\/tags\//, 'tag'],
  [/^\/api\/notification-settings\//, 'configuration'],
];

function kindOf({ id, definition }: AnyEndpoint, name: string): string {
  const kind =
    kinds[name] ?? kindsById.find(([path]) => name === 'id' && path.test(definition.path))?.[1];
  if (kind === undefined) throw new Error(`What kind of id is ${name} in ${id}?`);
  return kind;
}
