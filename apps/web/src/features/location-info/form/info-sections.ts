import type { InfoField } from './info-values.ts';

interface InfoSection {
  readonly title: string;
  readonly fields: readonly [InfoField, ...InfoField[]];
}

export const infoSections = {
  business: { title: 'Business', fields: ['name', 'description', 'date_established', 'status'] },
  categories: { title: 'Categories', fields: ['categories'] },
  internal: { title: 'Internal details', fields: ['store_code', 'label', 'label_type'] },
  contact: {
    title: 'Contact',
    fields: ['phone_number', 'additional_phone_numbers', 'website_url'],
  },
  address: {
    title: 'Address',
    fields: [
      'has_storefront_address',
      'street_address_1',
      'street_address_2',
      'locality',
      'administrative_area',
      'postal_code',
      'region_code',
      'lat',
      'lng',
    ],
  },
  areas: { title: 'Service areas', fields: ['service_areas'] },
  hours: { title: 'Business hours', fields: ['hours'] },
  special: { title: 'Special hours', fields: ['special_days'] },
} as const satisfies Readonly<Record<string, InfoSection>>;
