import { isObject, type JsonObject, type Reshape } from '../core/schema-annotations.ts';
import { nameInWords } from '../wording/name-in-words.ts';

/**
 * This module converts Google's shapes of values to the contract's. It returns unknown shapes unchanged, so that they
 * are shown as plain text.
 * Google omits empty values, and PHP writes an empty object as `[]`.
 */
const isNone = (data: unknown): boolean =>
  data === null || (Array.isArray(data) && data.length === 0);

const first = (data: JsonObject, ...names: readonly string[]): unknown =>
  names.map((name) => data[name]).find((value) => value !== undefined);

const hasAny = (data: JsonObject, ...names: readonly string[]): boolean =>
  first(data, ...names) !== undefined;

/** Unwraps a list; null becomes an empty list. */
export const listIn =
  (...names: readonly string[]): Reshape =>
  (data) => {
    if (data === null) return [];
    if (!isObject(data)) return data;
    const inner = first(data, ...names);
    return inner === undefined ? data : listIn(...names)(inner);
  };

/** Unwraps a value and converts it with `then`. */
export const valueIn =
  (name: string, then: Reshape = (data) => data): Reshape =>
  (data) =>
    then(isObject(data) && name in data ? data[name] : data);

export const providerPhones: Reshape = (data) => {
  if (typeof data === 'string') return { primary_phone: data, additional_phones: [] };
  if (isNone(data)) return { primary_phone: null, additional_phones: [] };
  if (!isObject(data) || ('primary_phone' in data && 'additional_phones' in data)) return data;
  const primary = first(data, 'primary_phone', 'primaryPhone');
  const additional = first(data, 'additional_phones', 'additionalPhones');
  if (primary === undefined && additional === undefined) return data;
  return { primary_phone: primary ?? null, additional_phones: additional ?? [] };
};

const withoutKind = (name: unknown): unknown =>
  typeof name === 'string' ? name.replace(/^categories\//, '') : name;

export const providerCategory: Reshape = (data) => {
  if (!isObject(data)) return data;
  const { displayName, name } = data;
  if (displayName !== undefined || (typeof name === 'string' && name.startsWith('categories/'))) {
    const id = withoutKind(name ?? displayName);
    return { id, name: displayName ?? nameInWords(String(id)) };
  }
  return name === undefined && hasAny(data, 'display_name', 'title')
    ? { id: data['id'], name: first(data, 'display_name', 'title') }
    : data;
};

export const providerCategories: Reshape = (data) => {
  if (isNone(data)) return { primary: null, additional: [] };
  if (!isObject(data) || ('primary' in data && 'additional' in data)) return data;
  const primary = first(data, 'primary', 'primaryCategory', 'primary_category');
  const additional = first(data, 'additional', 'additionalCategories', 'additional_categories');
  if (primary === undefined && additional === undefined) return data;
  return { primary: primary ?? null, additional: additional ?? [] };
};

export const addressKeys = [
  'street_address_1',
  'street_address_2',
  'locality',
  'administrative_area',
  'postal_code',
  'region_code',
] as const;

export const noAddress = {
  street_address_1: null,
  street_address_2: null,
  locality: null,
  administrative_area: null,
  postal_code: null,
  region_code: null,
} as const satisfies Record<(typeof addressKeys)[number], null>;

/** Accepts Google's `PostalAddress`, and the contract's address with missing lines. */
export const providerAddress: Reshape = (data) => {
  if (isNone(data)) return null;
  if (!isObject(data)) return data;
  const known = Object.keys(noAddress).filter((line) => line in data);
  if (known.length === 6) return data;
  const lines = first(data, 'addressLines', 'address_lines');
  const given = {
    administrative_area: data['administrativeArea'],
    postal_code: first(data, 'postalCode', 'zip_code', 'zip'),
    region_code: first(data, 'regionCode', 'country_code'),
    sorting_code: data['sortingCode'],
    ...(Array.isArray(lines) && {
      street_address_1: lines[0],
      street_address_2: lines.slice(1).join(', ') || null,
    }),
  };
  const read = Object.entries(given).filter(([, value]) => value !== undefined);
  if (known.length === 0 && read.length === 0) return data;
  const { addressLines: _, address_lines: __, ...others } = data;
  return { ...noAddress, ...others, ...Object.fromEntries(read) };
};

function moneyText(price: unknown): string | undefined {
  if (!isObject(price)) return undefined;
  const amount = Number(price['units'] ?? 0) + Number(price['nanos'] ?? 0) / 1e9;
  const { currencyCode: currency } = price;
  return typeof currency === 'string' ? `${amount} ${currency}` : String(amount);
}

export const providerService: Reshape = (data) => {
  if (!isObject(data)) return data;
  const structured = first(data, 'structuredServiceItem', 'structured_service_item');
  const own = first(data, 'freeFormServiceItem', 'free_form_service_item');
  const label = isObject(own) && isObject(own['label']) ? own['label'] : {};
  const text = isObject(structured) ? structured['description'] : label['description'];
  const details = [moneyText(data['price']), text].filter(Boolean).join(', ');
  const more = details === '' ? {} : { details };
  if (isObject(structured)) {
    const id = first(structured, 'serviceTypeId', 'service_type_id');
    const name = structured['displayName'] ?? nameInWords(String(id));
    return { type: 'structured', id, name, ...more };
  }
  if (isObject(own)) {
    const name = label['displayName'];
    return { type: 'free_form', id: withoutKind(own['category']), name, ...more };
  }
  return entityService(data);
};

/** Accepts the shape that services have in a location. */
function entityService(data: JsonObject): unknown {
  const { display_name: name, service_type_id: type, category_id: category } = data;
  if (name === undefined || 'name' in data) return data;
  return type === undefined
    ? { type: 'free_form', id: category, name }
    : { type: 'structured', id: type, name };
}

export const providerPlace: Reshape = (data) => {
  if (typeof data === 'string') return { place_id: data, name: data };
  if (!isObject(data) || !hasAny(data, 'placeId', 'placeName')) return data;
  return {
    place_id: first(data, 'placeId', 'placeName'),
    name: first(data, 'placeName', 'placeId'),
  };
};

export const providerPin: Reshape = (data) => {
  if (isNone(data)) return null;
  if (!isObject(data) || 'latitude' in data) return data;
  const longitude = first(data, 'lng', 'lon', 'longitude');
  return data['lat'] === undefined ? data : { latitude: data['lat'], longitude };
};

const twoDigits = (part: unknown): string => `${Number(part ?? 0)}`.padStart(2, '0');

/** The day, or both month and day, may be missing. */
export const providerDate: Reshape = (data) => {
  if (!isObject(data) || data['year'] === undefined) return data;
  const { year, month, day } = data;
  const parts = [twoDigits(year), ...(month ? [twoDigits(month)] : [])];
  return [...parts, ...(month && day ? [twoDigits(day)] : [])].join('-');
};

/** Google omits zero hours and minutes. */
export const providerTime: Reshape = (data) => {
  if (typeof data === 'string')
    return data.replace(/^(\d):/, '0$1:').replace(/^(\d\d:\d\d):00$/, '$1');
  if (!isObject(data)) return Array.isArray(data) && data.length === 0 ? '00:00' : data;
  return `${twoDigits(data['hours'])}:${twoDigits(data['minutes'])}`;
};

export const providerWord =
  (known: readonly string[]): Reshape =>
  (data) => {
    const word = typeof data === 'string' ? data.toLowerCase() : undefined;
    return word !== undefined && known.includes(word) ? word : data;
  };

/** A URL attribute, such as `{ uriValues: [{ uri }] }`. */
export const providerLink: Reshape = (data) => {
  if (!isObject(data)) return data;
  const uris = first(data, 'uriValues', 'uri_values');
  const one: unknown = Array.isArray(uris) ? uris[0] : data;
  return isObject(one) && 'uri' in one ? one['uri'] : uris === undefined ? data : null;
};
