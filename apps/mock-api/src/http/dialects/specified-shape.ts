import { isObject, type JsonObject } from '@placekeeper/contracts/core/schema-annotations';
import type { Schema } from '@placekeeper/contracts/core/schema';
import { definitionOf, fieldOf, unwrap } from '@placekeeper/contracts/core/schema';
import { mapObjects, without } from './map-values.ts';

interface LeftOut {
  /** Calls and events whose payload is the object, and keys that hold the object or a list of it. */
  readonly in: readonly string[];
  readonly fields: readonly string[];
  readonly reason: string;
  readonly only?: (object: JsonObject) => boolean;
}

/** JsonObject of our answers that the specification does not list. */
const leftOut: readonly LeftOut[] = [
  {
    in: ['identity'],
    fields: ['name', 'email'],
    reason: 'An identity holds a list of subscriptions, and no more is said of it.',
  },
  {
    in: ['tokens'],
    fields: ['managed_locations_count', 'groups'],
    reason: 'No field of a token is shown; groups are answered by the fetch.',
  },
  {
    in: ['tag', 'tags'],
    fields: ['locations_count'],
    reason: 'A tag has id and name.',
  },
  {
    in: ['location', 'data'],
    fields: ['social_profiles', 'has_failed_patch_attempts'],
    reason: 'The fields of a location name neither of them.',
  },
  {
    in: ['locations'],
    fields: ['storeCode', 'imported'],
    reason: 'The fields of an offered location do not name them.',
  },
  {
    in: ['storefrontAddress'],
    fields: ['postalCode'],
    reason: 'The address of an offered location has four named parts.',
  },
  {
    in: ['operation'],
    fields: ['errors'],
    reason: 'An operation is complete and id.',
  },
  {
    in: ['googleLocations.show'],
    fields: ['operation'],
    reason: 'The call returns locations and groups.',
  },
  {
    in: ['googleLocations.importStatus', 'location.imported', 'location.import-errored'],
    fields: ['failures'],
    reason: 'The import status is total, complete and errored.',
  },
  {
    in: ['resolution'],
    fields: ['resolved_at', 'resolved_by'],
    reason: 'A resolution has resolved_action.',
  },
  {
    in: ['errors'],
    fields: ['field', 'message'],
    reason: 'An error of a failed attempt has a reason.',
  },
  {
    in: ['structured_services', 'google_services', 'services'],
    fields: ['category_id'],
    reason: 'A structured service has type, service_type_id and display_name.',
    only: ({ type }) => type === 'structured',
  },
];

export const reduceToSpecified = (name: string, body: unknown): unknown =>
  mapObjects(body, name, (object, holder) => {
    const rules = leftOut.filter(
      (rule) => rule.in.includes(holder) && (rule.only?.(object) ?? true),
    );
    return without(
      object,
      rules.flatMap(({ fields }) => fields),
    );
  });

/** Query parameters of specified calls that only the extended platform has. */
const ignoredParameters: Readonly<Record<string, readonly string[]>> = {
  'locations.list': [
    'sort',
    'gbp_management_status',
    'has_unresolved_updates',
    'has_failed_patch_attempts',
  ],
};

/** Drops undeclared parameters, because Laravel's validation ignores them. */
export function ignoreUnknown(endpointId: string, schema: Schema, data: unknown): unknown {
  const known = onlyKnown(schema, data);
  return isObject(known) ? without(known, ignoredParameters[endpointId] ?? []) : known;
}

/** Converts numeric text to a number where the schema has a number. */
export function readNumbers(schema: Schema, data: unknown): unknown {
  const definition = definitionOf(unwrap(schema));
  if (definition.type === 'number')
    return typeof data === 'string' && /^-?\d+(\.\d+)?$/.test(data) ? Number(data) : data;
  if (definition.type === 'array' && Array.isArray(data))
    return data.map((item) => readNumbers(definition.element, item));
  if (definition.type !== 'object' || !isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const field = fieldOf(definition.shape, key);
      return [key, field ? readNumbers(field, value) : value];
    }),
  );
}

function onlyKnown(schema: Schema, data: unknown): unknown {
  const definition = definitionOf(unwrap(schema));
  if (definition.type === 'array' && Array.isArray(data))
    return data.map((item) => onlyKnown(definition.element, item));
  if (definition.type !== 'object' || !isObject(data)) return data;
  const entries = Object.entries(data).flatMap(([key, value]) => {
    const field = fieldOf(definition.shape, key);
    return field ? [[key, onlyKnown(field, value)]] : [];
  });
  return Object.fromEntries(entries);
}
