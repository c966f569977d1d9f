import { plainAddress as address } from '@placekeeper/contracts/testing/plain-profile';
import {
  bySocialField,
  providerFields,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { FieldChange } from './field-change.tsx';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  vi.stubGlobal('requestIdleCallback', () => 0);
});

const shown = (field_name: string, platform_value: unknown, update_value: unknown): string =>
  renderToStaticMarkup(createElement(FieldChange, { field_name, platform_value, update_value }));

const social = [null, 'https://social.example/harbour', 'harbour'] as const;

/** Two values per field, with an excerpt of the expected HTML. */
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
    '9:00\u00a0AM–5:00\u00a0PM',
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
  ...bySocialField(() => social),
};

test.each(providerFields)('@UPD-8 %s is shown by its type', (field) => {
  const [before, after, seen] = samples[field];
  const html = shown(field, before, after);
  expect(html).toContain(seen);
  expect(html).not.toContain('<pre');
});

test('@UPD-9 an unknown field is shown as text', () => {
  expect(shown('moreHours', null, { type: 'DELIVERY' })).toContain('DELIVERY');
});

test('@UPD-9 a value that does not match its field is shown as text', () => {
  expect(shown('regularHours', [], 'by appointment')).toContain('by appointment');
});

test('@UPD-8 a script URL is no link', () => {
  expect(shown('websiteUri', null, 'javascript:alert(1)')).not.toContain('href');
});

const hours = (openTime: object) => ({ openDay: 'MONDAY', openTime, closeTime: { hours: 17 } });

/** A sample in the format of Google's API. */
type GoogleSample = [field: ProviderField, before: unknown, after: unknown, seen: string[]];
const googleSamples: GoogleSample[] = [
  [
    'storefrontAddress',
    { regionCode: 'DE', locality: 'Köln', addressLines: ['Hohe Straße 14'] },
    { regionCode: 'DE', locality: 'Köln', addressLines: ['Hohe Straße 14a', 'Hinterhaus'] },
    ['Hohe Straße 14</del>', 'Hohe Straße 14a</ins>', 'Hinterhaus</ins>'],
  ],
  [
    'storefrontAddress',
    { locality: 'Köln', sublocality: 'Deutz', recipients: ['Anna'] },
    { locality: 'Köln', sublocality: 'Altstadt', recipients: ['Anna'] },
    ['Anna', 'Deutz</del>', 'Altstadt</ins>'],
  ],
  [
    'regularHours',
    null,
    { periods: [hours({ hours: 9 })] },
    ['No hours</del>', '9:00\u00a0AM–5:00\u00a0PM'],
  ],
  [
    'openInfo.openingDate',
    { year: 2009, month: 5, day: 1 },
    { year: 2010, month: 6 },
    ['Jun 2010'],
  ],
  ['openInfo.status', 'OPEN', 'CLOSED_PERMANENTLY', ['Permanently closed']],
  ['phoneNumbers', { primaryPhone: '1' }, { primaryPhone: '2' }, ['Added: ']],
  [
    'serviceItems',
    [{ freeFormServiceItem: { category: 'a', label: { displayName: 'Torten' } } }],
    [
      {
        freeFormServiceItem: { category: 'a', label: { displayName: 'Torten' } },
        price: { currencyCode: 'EUR', units: '12' },
      },
    ],
    ['Removed: ', '12 EUR'],
  ],
  ['serviceArea.places', { placeInfos: [] }, { placeInfos: [{ placeName: 'Bath' }] }, ['Bath']],
];

test.each(googleSamples)(
  '@UPD-8 %s in the format of Google’s API',
  (field, before, after, seen) => {
    const html = shown(field, before, after);
    for (const words of seen) expect(html).toContain(words);
    expect(html).not.toContain('{');
  },
);

test('@UPD-9 unknown values are compared by parts, and differences are marked', () => {
  const html = shown(
    'moreHours',
    { hoursTypeId: 'DELIVERY', periods: [] },
    { hoursTypeId: 'DELIVERY', periods: [hours({ hours: 9, minutes: 30 })], isOwn: true },
  );
  expect(html).toContain('Hours type id: DELIVERY');
  expect(html).toContain('Periods: none</del>');
  expect(html).toContain('Periods 1 open time: 09:30</ins>');
  expect(html).toContain('Is own: yes</ins>');
  expect(html).not.toContain('{');
});

test('@UPD-8 different values with equal text are shown in full', () => {
  const place = (placeId: string) => ({ placeInfos: [{ placeId, placeName: 'Bath' }] });
  const html = shown('serviceArea.places', place('one'), place('other'));
  expect(html).toContain('one</del>');
  expect(html).toContain('other</ins>');
});

test('@UPD-8 a value missing in the response is shown as unknown', () => {
  expect(shown('title', undefined, 'Harbour')).toContain('Unknown');
});

test.each<[field: string, before: unknown, after: unknown, seen: string]>([
  ['phone_number', null, '+44 1', 'Added: '],
  ['facebook', null, 'https://facebook.com/a', 'href="https://facebook.com/a"'],
])('@UPD-8 %s, the platform’s own name of a field', (field, before, after, seen) => {
  expect(shown(field, before, after)).toContain(seen);
});
