/** The provider's names of what can change on a profile (CONST-2, CONST-3). */
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

/** CONST-3. A field this version does not know is shown under its own name (UPD-9). */
export function fieldLabel(field: string): string {
  if (field.startsWith('attributes/url_')) return 'social profiles';
  return Object.entries(labels).find(([name]) => name === field)?.[1] ?? field;
}

export const isProviderField = (field: string): field is ProviderField =>
  providerFields.some((known) => known === field);

export const socialField = (network: SocialNetwork) => `attributes/url_${network}` as const;
