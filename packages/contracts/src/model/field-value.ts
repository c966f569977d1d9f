import * as z from '../core/zod.ts';
import { bySocialField, type ProviderField } from '../rules/provider-fields.ts';
import { reshaped, type Reshape } from '../core/schema-annotations.ts';
import { openStatuses, ServiceArea } from './location.ts';
import { OpeningPeriod, SpecialPeriod } from './opening-hours.ts';
import {
  listIn,
  providerAddress,
  providerCategories,
  providerCategory,
  providerDate,
  providerLink,
  providerPhones,
  providerPin,
  providerService,
  providerWord,
  valueIn,
} from './provider-values.ts';

const text = z.nullable(z.string());
/** Text; Google may wrap it in an object. */
const textIn = (reshape: Reshape) => reshaped(z.nullable(z.string()), reshape);
const link = textIn(providerLink);

export const PhoneNumbersValue = reshaped(
  z.looseObject({
    primary_phone: z.nullable(z.string()),
    additional_phones: z.array(z.string()),
  }),
  providerPhones,
);
const NamedValue = reshaped(z.looseObject({ id: z.string(), name: z.string() }), providerCategory);
export const CategoriesValue = reshaped(
  z.looseObject({
    primary: z.nullable(NamedValue),
    additional: z.array(NamedValue),
  }),
  providerCategories,
);
/** `details` contains price and description, which exist only in Google's shape. */
const ServiceItem = reshaped(
  z.looseObject({
    type: z.string(),
    id: z.string(),
    name: z.string(),
    details: z.optional(z.string()),
  }),
  providerService,
);
export const ServiceItemsValue = reshaped(z.array(ServiceItem), listIn('serviceItems'));
export const LatLngValue = reshaped(
  z.nullable(z.looseObject({ latitude: z.number(), longitude: z.number() })),
  providerPin,
);

/** An absent line is empty. The optional lines exist only in Google's shape. */
export const AddressValue = z.looseObject({
  street_address_1: text,
  street_address_2: text,
  locality: text,
  administrative_area: text,
  postal_code: text,
  region_code: text,
  sublocality: z.optional(text),
  sorting_code: z.optional(text),
  organization: z.optional(text),
  recipients: z.optional(z.array(z.string())),
});
export type AddressValue = z.infer<typeof AddressValue>;

/** UPD-9: the shape of an update's values, by field. A value of another shape is shown as plain text and reported. */
export const fieldValues = {
  storeCode: text,
  title: text,
  phoneNumbers: PhoneNumbersValue,
  categories: CategoriesValue,
  storefrontAddress: reshaped(z.nullable(AddressValue), providerAddress),
  websiteUri: text,
  regularHours: reshaped(z.array(OpeningPeriod), listIn('regularHours', 'periods')),
  specialHours: reshaped(
    z.array(SpecialPeriod),
    listIn('specialHours', 'specialHourPeriods', 'special_periods'),
  ),
  'profile.description': textIn(valueIn('description')),
  'openInfo.openingDate': textIn(valueIn('openingDate', providerDate)),
  serviceItems: ServiceItemsValue,
  'serviceArea.places': reshaped(z.array(ServiceArea), listIn('places', 'placeInfos')),
  latlng: LatLngValue,
  'openInfo.status': textIn(valueIn('status', providerWord(openStatuses))),
  ...bySocialField(() => link),
} satisfies Record<ProviderField, z.ZodMiniType>;

export type FieldValue<Field extends ProviderField> = z.infer<(typeof fieldValues)[Field]>;
