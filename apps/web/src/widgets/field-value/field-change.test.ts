import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { FieldChange } from './field-change.tsx';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  vi.stubGlobal('requestIdleCallback', () => 0);
});

const shown = (field_name: string, platform_value: unknown, update_value: unknown): string =>
  renderToStaticMarkup(createElement(FieldChange, { field_name, platform_value, update_value }));

const address = {
  street_address_1: '12 Harbour Street',
  street_address_2: null,
  locality: 'Bristol',
  administrative_area: null,
  postal_code: 'BS1 4RN',
  region_code: 'GB',
};
const social = [null, 'https://social.example/harbour', 'harbour'] as const;

/** Two values of each field, and a piece of what is to be seen of them. */
const samples: Record<ProviderField, readonly [before: unknown, after: unknown, seen: string]> = {
  storeCode: ['A-1', 'A-2', 'A-2'],
  title: ['Harbour', 'Harbour Dental', 'Dental</ins>'],
  phoneNumbers: [
    { primary_phone: '1', additional_phones: ['2'] },
    { primary_phone: '1', additional_phones: [] },
    'Removed: ',
  ],
  categories: [
    { primary: { id: 'gcid:dentist', name: 'Dentist' }, additional: [] },
    { primary: null, additional: [{ id: 'gcid:spa', name: 'Spa' }] },
    'Added: ',
  ],
  storefrontAddress: [address, null, 'Not shown to customers'],
  websiteUri: ['https://a.example/', null, 'href="https://a.example/"'],
  regularHours: [
    [],
    [{ open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' }],
    '09:00–17:00',
  ],
  specialHours: [[], [{ start_date: '2026-12-25', closed: true }], 'Dec 25, 2026'],
  'profile.description': [null, 'Text', 'Text'],
  'openInfo.openingDate': ['2019-01-01', '2019-06-01', 'Jun 1, 2019'],
  serviceItems: [[], [{ type: 'free_form', id: 'gcid:dentist', name: 'Whitening' }], 'Whitening'],
  'serviceArea.places': [[], [{ place_id: 'x', name: 'Bath' }], 'Bath'],
  latlng: [
    { latitude: 51, longitude: -2 },
    { latitude: 51.001, longitude: -2 },
    '111 m north of your pin',
  ],
  'openInfo.status': ['open', 'closed_temporarily', 'Temporarily closed'],
  'attributes/url_facebook': social,
  'attributes/url_instagram': social,
  'attributes/url_linkedin': social,
  'attributes/url_pinterest': social,
  'attributes/url_tiktok': social,
  'attributes/url_twitter': social,
  'attributes/url_youtube': social,
};

test.each(providerFields)('@UPD-8 %s is shown as what it is', (field) => {
  const [before, after, seen] = samples[field];
  const html = shown(field, before, after);
  expect(html).toContain(seen);
  expect(html).not.toContain('<pre');
});

test('@UPD-9 a field that is not known is shown plainly', () => {
  expect(shown('moreHours', null, { type: 'DELIVERY' })).toContain('DELIVERY');
});

test('@UPD-9 a value that does not have its field’s form is shown plainly', () => {
  expect(shown('regularHours', [], 'by appointment')).toContain('by appointment');
});

test('@UPD-8 what a browser would run is no link', () => {
  expect(shown('websiteUri', null, 'javascript:alert(1)')).not.toContain('href');
});
