import { writeFileSync } from 'node:fs';
import { generateProfiles } from '../src/seed/profiles/generate-profiles.ts';
import type { RequiredBrand } from '../src/seed/profiles/brand-plan.ts';
import { columns, dayColumns, type Column } from '@placekeeper/contracts/spreadsheet/columns';
import { csvText } from '@placekeeper/contracts/spreadsheet/csv';
import { profileCells, type ProfileCells } from '@placekeeper/contracts/spreadsheet/sheet-profile';
import { sheetProfileOf } from '../src/spreadsheet/read-profiles.ts';

export const sampleDay = '2026-10-01';
export const harbourGroupFile = new URL('harbour-group.csv', import.meta.url);

const brands: readonly RequiredBrand[] = [
  { name: 'Harbour Street Dental', trade: 'dentist', locations: 36, region: 'GB' },
  { name: 'Harbour Bakehouse', trade: 'bakery', locations: 34, region: 'GB' },
  { name: 'Harbour Gardens', trade: 'garden-centre', locations: 18, region: 'GB' },
  { name: 'Harbour Lock & Key', trade: 'locksmith', locations: 14, region: 'GB' },
  { name: 'Harbour Pharmacy', trade: 'pharmacy', locations: 28, region: 'IE' },
  { name: 'The Harbour Taproom', trade: 'bar', locations: 22, region: 'AU' },
  { name: 'Harbour House Hotel', trade: 'hotel', locations: 8, region: 'CA' },
  { name: 'Harbor Fitness', trade: 'gym', locations: 24, region: 'US' },
  { name: 'Café Hafenkante', trade: 'cafe', locations: 16, region: 'DE' },
];

const notes = new Map([
  [4, 'Lease ends in March 2027'],
  [11, 'Ask Priya before changing the hours.\nShe has the rota.'],
  [58, 'Sign says "Harbour Bakers" until the refit'],
  [120, 'New phone system\nfrom Monday'],
]);

/** Typical mistakes: the number of a row, without counting the header, and the wrong values of the row. */
const mistakes: readonly (readonly [row: number, cells: Partial<ProfileCells>])[] = [
  [7, { 'Tuesday hours': '9-5' }],
  [19, { 'Primary category': 'Tooth fairy' }],
  [33, { 'Store code': 'HSD-004' }],
  [46, { 'Primary phone': '0117 123' }],
  [
    61,
    {
      'From the business':
        'Fresh bread every day. Order at https://harbour-bakehouse.example/order',
    },
  ],
  [77, { 'Business name': '' }],
  [90, { Latitude: '151.4545', Longitude: '-2.5879' }],
  [
    112,
    {
      ...Object.fromEntries(Object.values(dayColumns).map((column) => [column, ''])),
      'Special hours': '2026-12-24: 09:00-13:00, 2026-12-25: x',
    },
  ],
  [139, { 'Country / Region': 'Atlantis' }],
  [165, { 'Opening date': '2021-02-30' }],
  [188, { 'Friday hours': '09:00-13:00, 12:30-17:00' }],
  [214, { 'From the business': 'Coffee, cake and a view of the water. '.repeat(21).trim() }],
];

/** A spreadsheet as a head office would send it: 240 rows, twelve of them wrong. */
export function harbourGroup(): string {
  const rows = generateProfiles({ seed: 240, count: 240, brands, today: sampleDay }).map(
    (profile) => profileCells(sheetProfileOf(profile)),
  );
  for (const [row, cells] of mistakes) Object.assign(rows[row - 1] ?? {}, cells);
  const header = [...columns, 'Internal note'];
  const lines = rows.map((cells, index) => [
    ...columns.map((column: Column) => cells[column]),
    notes.get(index + 1) ?? '',
  ]);
  return csvText([header, ...lines]);
}

if (import.meta.main) writeFileSync(harbourGroupFile, harbourGroup());
