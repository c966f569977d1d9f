import * as z from 'zod/mini';
import type { ProviderField } from '../rules/provider-fields.ts';
import { isObject, reshaped } from '../core/reading.ts';
import { ServiceArea } from './location.ts';
import { OpeningPeriod, SpecialPeriod } from './opening-hours.ts';

const text = z.nullable(z.string());

export const PhoneNumbersValue = z.looseObject({
  primary_phone: z.nullable(z.string()),
  additional_phones: z.array(z.string()),
});
const NamedValue = z.looseObject({ id: z.string(), name: z.string() });
export const CategoriesValue = z.looseObject({
  primary: z.nullable(NamedValue),
  additional: z.array(NamedValue),
});
export const ServiceItemsValue = z.array(
  z.looseObject({ type: z.string(), id: z.string(), name: z.string() }),
);
export const LatLngValue = z.nullable(
  z.looseObject({ latitude: z.number(), longitude: z.number() }),
);

const noAddress = {
  street_address_1: null,
  street_address_2: null,
  locality: null,
  administrative_area: null,
  postal_code: null,
  region_code: null,
};
/** A line that is left out is empty. */
export const AddressValue = reshaped(
  z.looseObject({
    street_address_1: text,
    street_address_2: text,
    locality: text,
    administrative_area: text,
    postal_code: text,
    region_code: text,
  }),
  (data) => {
    if (!isObject(data)) return data;
    const known = Object.keys(noAddress).filter((line) => line in data);
    return known.length > 0 && known.length < 6 ? { ...noAddress, ...data } : data;
  },
);

/** The shape of an update's values, by field. What does not fit its shape is shown plainly and reported (UPD-9). */
export const fieldValues = {
  storeCode: text,
  title: text,
  phoneNumbers: PhoneNumbersValue,
  categories: CategoriesValue,
  storefrontAddress: z.nullable(AddressValue),
  websiteUri: text,
  regularHours: z.array(OpeningPeriod),
  specialHours: z.array(SpecialPeriod),
  'profile.description': text,
  'openInfo.openingDate': text,
  serviceItems: ServiceItemsValue,
  'serviceArea.places': z.array(ServiceArea),
  latlng: LatLngValue,
  'openInfo.status': text,
  'attributes/url_facebook': text,
  'attributes/url_instagram': text,
  'attributes/url_linkedin': text,
  'attributes/url_pinterest': text,
  'attributes/url_tiktok': text,
  'attributes/url_twitter': text,
  'attributes/url_youtube': text,
} satisfies Record<ProviderField, z.ZodMiniType>;

export type FieldValue<Field extends ProviderField> = z.infer<(typeof fieldValues)[Field]>;
