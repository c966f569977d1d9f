import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { socialNetworks } from '@placekeeper/contracts/rules/provider-fields';
import { socialNetworkName } from '@placekeeper/contracts/rules/validate-social-profile';

export type Editor =
  | 'text'
  | 'long'
  | 'url'
  | 'tel'
  | 'date'
  | 'code'
  | 'status'
  | 'colour'
  | 'storefront'
  | 'country';

interface FieldSpec {
  /** Path in the request and in the platform's errors. */
  readonly path: string;
  readonly label: string;
  readonly editor: Editor;
  /** The value's name in the label of the Clear checkbox; absent for required fields. */
  readonly clears?: string;
  readonly hint?: string;
  readonly limit?: number;
}

export const businessFields = [
  {
    path: 'set.name',
    label: 'Business name',
    editor: 'text',
    limit: profileLimits.name,
  },
  {
    path: 'set.description',
    label: 'Description',
    editor: 'long',
    clears: 'the description',
    hint: 'Don’t include links or phone numbers.',
    limit: profileLimits.description,
  },
  {
    path: 'set.date_established',
    label: 'Opening date',
    editor: 'date',
    clears: 'the opening date',
  },
  { path: 'set.status', label: 'Open status', editor: 'status' },
] as const satisfies readonly FieldSpec[];

export const phoneField = {
  path: 'set.phone_number',
  label: 'Primary phone',
  editor: 'tel',
  clears: 'the primary phone',
} as const satisfies FieldSpec;

export const websiteField = {
  path: 'set.website_url',
  label: 'Website',
  editor: 'url',
  clears: 'the website',
} as const satisfies FieldSpec;

/** A location that hides its address ignores changes of the address lines; showing the address is a separate change. */
export const addressFields = [
  {
    path: 'set.has_storefront_address',
    label: 'Address visibility',
    editor: 'storefront',
    hint: 'If hidden, customers see only your service areas.',
  },
  { path: 'set.street_address_1', label: 'Street', editor: 'text' },
  {
    path: 'set.street_address_2',
    label: 'Address line 2',
    editor: 'text',
    clears: 'address line 2',
    hint: 'Building, floor or suite.',
  },
  {
    path: 'set.locality',
    label: 'Town or city',
    editor: 'text',
    clears: 'the town or city',
  },
  { path: 'set.postal_code', label: 'Postal code', editor: 'text', clears: 'the postal code' },
  {
    path: 'set.administrative_area',
    label: 'State, county or region',
    editor: 'text',
    clears: 'the state, county or region',
  },
  { path: 'set.region_code', label: 'Country', editor: 'country' },
] as const satisfies readonly FieldSpec[];

export const ownFields = [
  {
    path: 'set.store_code',
    label: 'Store code',
    editor: 'code',
    clears: 'the store code',
    hint: 'Store codes must be unique. At several locations, you can only clear them.',
  },
  { path: 'set.label', label: 'Label', editor: 'text', clears: 'the label' },
  { path: 'set.label_type', label: 'Label colour', editor: 'colour', clears: 'the label colour' },
] as const satisfies readonly FieldSpec[];

export const socialFields = socialNetworks.map((network) => ({
  path: `social_profiles.${network}` as const,
  label: socialNetworkName(network),
  editor: 'url' as const,
  clears: `the ${socialNetworkName(network)} link`,
}));

export type FieldPath = (
  | typeof businessFields
  | readonly [typeof phoneField, typeof websiteField]
  | typeof addressFields
  | typeof ownFields
  | typeof socialFields
)[number]['path'];
export type FieldDefinition = FieldSpec & { readonly path: FieldPath };

export const allFields: readonly FieldDefinition[] = [
  ...businessFields,
  phoneField,
  websiteField,
  ...addressFields,
  ...ownFields,
  ...socialFields,
];
