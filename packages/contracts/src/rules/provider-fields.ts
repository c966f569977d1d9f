/** CONST-2, CONST-3: this module has the provider's names of a profile's changeable fields. */
export const socialNetworks = [
  'facebook',
  'instagram',
  'linkedin',
  'pinterest',
  'tiktok',
  'twitter',
  'youtube',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const socialFields = [
  'attributes/url_facebook',
  'attributes/url_instagram',
  'attributes/url_linkedin',
  'attributes/url_pinterest',
  'attributes/url_tiktok',
  'attributes/url_twitter',
  'attributes/url_youtube',
] as const;

export const providerFields = [
  'storeCode',
  'title',
  'phoneNumbers',
  'categories',
  'storefrontAddress',
  'websiteUri',
  'regularHours',
  'specialHours',
  'profile.description',
  'openInfo.openingDate',
  'serviceItems',
  'serviceArea.places',
  'latlng',
  'openInfo.status',
  ...socialFields,
] as const;
export type ProviderField = (typeof providerFields)[number];

const labels: Readonly<Record<Exclude<ProviderField, (typeof socialFields)[number]>, string>> = {
  storeCode: 'store code',
  title: 'business name',
  phoneNumbers: 'phone numbers',
  categories: 'categories',
  storefrontAddress: 'storefront address',
  websiteUri: 'website',
  regularHours: 'business hours',
  specialHours: 'special hours',
  'profile.description': 'description',
  'openInfo.openingDate': 'opening date',
  serviceItems: 'services',
  'serviceArea.places': 'service areas',
  latlng: 'map pin',
  'openInfo.status': 'open status',
};

/** The provider field that each patch field changes. The last three fields are not sent to the provider. */
export const patchFields = {
  name: 'title',
  store_code: 'storeCode',
  description: 'profile.description',
  date_established: 'openInfo.openingDate',
  status: 'openInfo.status',
  street_address_1: 'storefrontAddress',
  street_address_2: 'storefrontAddress',
  locality: 'storefrontAddress',
  administrative_area: 'storefrontAddress',
  postal_code: 'storefrontAddress',
  region_code: 'storefrontAddress',
  has_storefront_address: 'storefrontAddress',
  lat: 'latlng',
  lng: 'latlng',
  phone_number: 'phoneNumbers',
  additional_phone_numbers: 'phoneNumbers',
  website_url: 'websiteUri',
  opening_hours: 'regularHours',
  service_areas: 'serviceArea.places',
  label: 'label',
  label_type: 'label_type',
  business_website_slug: 'business_website_slug',
} as const;

const others: Readonly<Record<string, ProviderField>> = {
  primary_category: 'categories',
  additional_categories: 'categories',
  structured_services: 'serviceItems',
  free_form_services: 'serviceItems',
  google_services: 'serviceItems',
  addresses: 'storefrontAddress',
  formatted_address: 'storefrontAddress',
  service_area: 'serviceArea.places',
  profile: 'profile.description',
};

/** Returns the same text for `phoneNumbers`, `phone_numbers` and `phone-numbers`. */
const plainly = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

const knownNames: ReadonlyMap<string, ProviderField> = new Map(
  [
    ...Object.entries(others),
    ...Object.entries(patchFields),
    ...socialFields.map((field) => [field.slice(15), field] as const),
    ...socialFields.map((field) => [field.slice(11), field] as const),
    ...providerFields.map((field) => [field, field] as const),
  ].flatMap(([name, field]) => (isProviderField(field) ? [[plainly(name), field] as const] : [])),
);

/** Accepts a name in Google's or in a location's notation. */
export function knownField(name: string): ProviderField | undefined {
  const known = knownNames.get(plainly(name.replace(/^social_profiles\./, '')));
  return known ?? providerFields.find((field) => name.startsWith(`${field}.`));
}

/** CONST-3: the label of a field. An unknown field is shown by its own name (UPD-9). */
export function fieldLabel(name: string): string {
  const field = knownField(name) ?? name;
  if (field.startsWith('attributes/url_')) return 'social profiles';
  return Object.entries(labels).find(([known]) => known === field)?.[1] ?? field;
}

export function isProviderField(field: string): field is ProviderField {
  return providerFields.some((known) => known === field);
}

export const socialField = (network: SocialNetwork) => `attributes/url_${network}` as const;

/** One value for the field of each social network. */
export const bySocialField = <Value>(valueOf: (network: SocialNetwork) => Value) =>
  // Safe: the networks are all networks.
  Object.fromEntries(
    socialNetworks.map((network) => [socialField(network), valueOf(network)]),
  ) as Record<(typeof socialFields)[number], Value>;
