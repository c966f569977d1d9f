import { isObject, type JsonObject } from '@placekeeper/contracts/core/schema-annotations';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { patchFields } from '@placekeeper/contracts/rules/provider-fields';
import { categoryNumber, mapObjects, mapValues, without } from './map-values.ts';
import type { Dialect } from './dialect-names.ts';
import { providerStatus, providerValues, regularHours, specialHours } from './provider-shapes.ts';

export interface DialectAnswer {
  readonly status: number;
  readonly body: unknown;
}

type ConvertAnswer = (spoken: DialectAnswer, endpoint: AnyEndpoint) => DialectAnswer;

/** Writes without a specified answer, which the twin answers with an object. */
const answeredUnasked: ReadonlySet<string> = new Set(['tags.rename', 'locations.autoRejection']);

const isSilentWrite = ({ id, definition }: AnyEndpoint, { status }: DialectAnswer) =>
  definition.method !== 'GET' && (status === 204 || answeredUnasked.has(id));

const silentWrites =
  (answer: DialectAnswer): ConvertAnswer =>
  (spoken, endpoint) =>
    isSilentWrite(endpoint, spoken) ? answer : spoken;

const bodies =
  (change: (body: unknown, endpoint: AnyEndpoint) => unknown): ConvertAnswer =>
  (spoken, endpoint) =>
    spoken.status === 204 ? spoken : { ...spoken, body: change(spoken.body, endpoint) };

/** Returns the key of the object or list that the answer wraps; null if it wraps nothing. */
function wrapped(body: unknown): string | null {
  if (!isObject(body)) return null;
  const [key, ...others] = Object.keys(body);
  if (key === undefined || others.length > 0 || key === 'data') return null;
  // `gbp_management_subscription` is a field of the answer, not an envelope.
  if (key === 'gbp_management_subscription') return null;
  return typeof body[key] === 'object' && body[key] !== null ? key : null;
}

const isId = (key: string) => key === 'id' || key.endsWith('_id');
const idHolders: ReadonlySet<string> = new Set(['locations', 'location', 'google_account']);
const countNames: ReadonlySet<string> = new Set([
  'lat',
  'lng',
  'total',
  'total_locations',
  'complete',
  'errored',
  'slots',
  'pending_updates',
  'count',
]);
const totals: ReadonlySet<string> = new Set(['change_source_totals', 'field_totals']);

const isCount = (key: string, holder: string) =>
  holder !== 'meta' &&
  (countNames.has(key) ||
    key.endsWith('_count') ||
    totals.has(holder) ||
    (holder === 'gbp_management_subscription' && key === 'locations'));

const values =
  (change: (value: unknown, key: string, holder: string) => unknown) => (body: unknown) =>
    mapValues(body, '', change);

/** Maps each provider field to the first of its location fields. */
const locationNames: ReadonlyMap<unknown, string> = new Map(
  Object.entries(patchFields)
    .toReversed()
    .map(([name, field]) => [field, name]),
);
const locationName = (field: unknown): unknown => locationNames.get(field) ?? field;

const fieldsOfLocations = (body: unknown): unknown =>
  mapObjects(body, '', (attempt) => {
    if (!Array.isArray(attempt['fields']) || !Array.isArray(attempt['errors'])) return attempt;
    const errors = attempt['errors'].map((error: unknown) =>
      isObject(error) && 'field' in error
        ? { ...error, field: locationName(error['field']) }
        : error,
    );
    return { ...attempt, fields: attempt['fields'].map(locationName), errors };
  });

/** The dialects that change single values, in answers and events. */
export const valueChanges: readonly (readonly [Dialect, (body: unknown) => unknown])[] = [
  ['complete-without-errored', withoutErrored],
  [
    'ids-as-text',
    values((value, key, holder) =>
      typeof value === 'number' &&
      (isId(key) || (idHolders.has(key) && holder !== 'gbp_management_subscription'))
        ? String(value)
        : value,
    ),
  ],
  [
    'numbers-as-text',
    values((value, key, holder) =>
      typeof value === 'number' && isCount(key, holder) ? String(value) : value,
    ),
  ],
  ['booleans-as-numbers', values((value) => (typeof value === 'boolean' ? Number(value) : value))],
  ['fields-of-locations', fieldsOfLocations],
  [
    'categories-with-number-ids',
    values((value, key) =>
      typeof value === 'string' && isId(key) ? categoryNumber(value) : value,
    ),
  ],
];

function withoutErrored(body: unknown): unknown {
  return mapObjects(body, '', (fields) => {
    const { complete, errored } = fields;
    return typeof complete === 'number' && typeof errored === 'number'
      ? { ...fields, complete: complete - errored }
      : fields;
  });
}

/** Reads without a specified answer. */
const unshown: ReadonlySet<string> = new Set([
  'tags.show',
  'tags.allLocations',
  'locations.checkIfManaged',
  'locations.currentPatchAttempts',
  'updates.previewBulkAction',
]);

const sparseFields: Readonly<Record<string, readonly string[]>> = {
  tokens: [
    'name',
    'status',
    'locations_count',
    'managed_locations_count',
    'groups',
    'created_at',
    'last_contacted_at',
  ],
  owner: ['email'],
  tags: ['locations_count'],
  tag: ['locations_count'],
  locations: ['selected', 'selectedAccount'],
  update_actionability: ['explanation', 'accept_reason', 'reject_reason'],
  location_media: ['media_format', 'width', 'height', 'description', 'attribution', 'created_at'],
  'locations.listMedia': [
    'media_format',
    'width',
    'height',
    'description',
    'attribution',
    'created_at',
  ],
};
const defaultedOfLocations = [
  'formatted_address',
  'url',
  'addresses',
  'phone_numbers',
  'location_media',
  'categories',
  'google_services',
];

function sparse(body: unknown, { id }: AnyEndpoint): unknown {
  return mapObjects(body, id, (fields, holder) => {
    const isPhoto = holder === 'data' && id === 'locations.listMedia';
    const isLocation =
      (holder === 'data' || holder === 'location') && 'gbp_management_status' in fields;
    return without(fields, [
      ...(sparseFields[isPhoto ? id : holder] ?? []),
      ...(isLocation ? defaultedOfLocations : []),
    ]);
  });
}

const providerHours = ({ periods, special_periods: special }: JsonObject) => ({
  regularHours: regularHours(periods),
  specialHours: specialHours(special),
});

const providerWords = (body: unknown): unknown =>
  mapObjects(body, '', (fields) => {
    if ('update_value' in fields) return providerValues(fields);
    return 'gbp_management_status' in fields
      ? { ...fields, status: providerStatus(fields['status']) }
      : fields;
  });

/** The changes of each dialect to an answer, in the order in which they apply. */
export const answerChanges: readonly (readonly [Dialect, ConvertAnswer])[] = [
  ['reads-empty-object', bodies((body, { id }) => (unshown.has(id) ? {} : body))],
  ['sparse', bodies(sparse)],
  [
    'only-google-services',
    bodies((body, { id }) =>
      mapObjects(body, id, (fields) =>
        without(fields, ['structured_services', 'free_form_services']),
      ),
    ),
  ],
  [
    'provider-hours',
    bodies((body, { id }) =>
      mapObjects(body, id, (fields, holder) =>
        holder === 'opening_hours' ? providerHours(fields) : fields,
      ),
    ),
  ],
  ['provider-values', bodies(providerWords)],
  [
    'page-fields-beside-data',
    bodies((body) => {
      if (!isObject(body) || !isObject(body['meta'])) return body;
      return { ...without(body, ['meta']), ...body['meta'] };
    }),
  ],
  [
    'named-otherwise',
    bodies((body, { id }) => {
      if (id === 'services.list') return { services: body };
      return isObject(body) && wrapped(body) === 'google_update'
        ? { update: body['google_update'] }
        : body;
    }),
  ],
  [
    'data-envelope',
    bodies((body) => {
      const name = wrapped(body);
      return name !== null && isObject(body) ? { data: body[name] } : body;
    }),
  ],
  [
    'bare-things',
    bodies((body) => {
      const name = wrapped(body);
      return name !== null && isObject(body) ? body[name] : body;
    }),
  ],
  ['writes-empty-object', silentWrites({ status: 200, body: {} })],
  ['writes-success', silentWrites({ status: 200, body: { success: true } })],
  ['writes-204', silentWrites({ status: 204, body: undefined })],
];
