import { isObject, type JsonObject } from '@placekeeper/contracts/core/schema-annotations';

const timeOf = (time: unknown) => {
  if (typeof time !== 'string') return undefined;
  const [hours, minutes] = time.split(':').map(Number);
  return { hours, minutes };
};
const dateOf = (date: unknown) => {
  if (typeof date !== 'string') return undefined;
  const [year, month, day] = date.split('-').map(Number);
  return { year, month, day };
};
const listOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export const regularHours = (periods: unknown) => ({
  periods: listOf(periods).map((period) => ({
    openDay: period['open_day'],
    openTime: timeOf(period['open_time']),
    closeDay: period['close_day'],
    closeTime: timeOf(period['close_time']),
  })),
});

export const specialHours = (periods: unknown) => ({
  specialHourPeriods: listOf(periods).map((period) => ({
    startDate: dateOf(period['start_date']),
    endDate: dateOf(period['end_date']),
    openTime: timeOf(period['open_time']),
    closeTime: timeOf(period['close_time']),
    closed: period['closed'],
  })),
});

const category = (value: unknown) =>
  isObject(value)
    ? { name: `categories/${String(value['id'])}`, displayName: value['name'] }
    : undefined;

const serviceItem = ({ type, id, name }: JsonObject) =>
  type === 'structured'
    ? { structuredServiceItem: { serviceTypeId: id } }
    : {
        freeFormServiceItem: { category: `categories/${String(id)}`, label: { displayName: name } },
      };

/** Google omits empty values. */
const text = (value: unknown) => value ?? undefined;

const address = (value: JsonObject) => ({
  regionCode: value['region_code'],
  postalCode: text(value['postal_code']),
  administrativeArea: text(value['administrative_area']),
  locality: text(value['locality']),
  addressLines: [value['street_address_1'], value['street_address_2']].filter(Boolean),
});

const ofObject =
  (change: (value: JsonObject) => unknown) =>
  (value: unknown): unknown =>
    isObject(value) ? change(value) : value;

const shapes: Readonly<Record<string, (value: unknown) => unknown>> = {
  phoneNumbers: ofObject((value) => ({
    primaryPhone: text(value['primary_phone']),
    additionalPhones: value['additional_phones'],
  })),
  categories: ofObject((value) => ({
    primaryCategory: category(value['primary']),
    additionalCategories: listOf(value['additional']).map(category),
  })),
  storefrontAddress: ofObject(address),
  regularHours,
  specialHours,
  'openInfo.openingDate': dateOf,
  'openInfo.status': providerStatus,
  serviceItems: (value) => listOf(value).map(serviceItem),
  'serviceArea.places': (value) => ({
    placeInfos: listOf(value).map(({ place_id: placeId, name: placeName }) => ({
      placeId,
      placeName,
    })),
  }),
};

export function providerStatus(status: unknown): unknown {
  return typeof status === 'string' ? status.toUpperCase() : status;
}

export function providerValues(update: JsonObject): JsonObject {
  const shape = shapes[String(update['field_name'])];
  if (!shape) return update;
  return {
    ...update,
    platform_value: shape(update['platform_value']),
    update_value: shape(update['update_value']),
  };
}
