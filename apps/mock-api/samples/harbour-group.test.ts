import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readProfiles } from '../src/spreadsheet/read-profiles.ts';
import { harbourGroup, harbourGroupFile, sampleDay } from './write-samples.ts';

const text = readFileSync(harbourGroupFile, 'utf8');

test('the file equals the output of write-samples.ts', () => {
  expect(text).toBe(harbourGroup());
});

test('twelve rows are refused, each for a different error, and the others load', () => {
  const { profiles, errors, unknownColumns } = readProfiles(text, { today: sampleDay });
  expect(profiles).toHaveLength(228);
  expect(unknownColumns).toEqual(['Internal note']);
  expect(errors).toEqual([
    {
      line: 8,
      column: 'Tuesday hours',
      message: '“9” isn’t a valid opening time. Use a format like 09:00 or 9:00AM.',
    },
    {
      line: 21,
      column: 'Primary category',
      message:
        'Placekeeper doesn’t know the category “Tooth fairy”. Use another name, or its ID, such as gcid:dentist.',
    },
    {
      line: 35,
      column: 'Store code',
      message: 'The store code “HSD-004” is already used on line 5.',
    },
    { line: 48, column: 'Primary phone', message: '“0117 123” isn’t a valid phone number.' },
    {
      line: 63,
      column: 'From the business',
      message: 'Descriptions can’t contain a URL.',
    },
    { line: 79, column: 'Business name', message: 'Business name is required.' },
    {
      line: 92,
      column: 'Latitude',
      message: 'Latitude must be between -90 and 90 (now 151.4545).',
    },
    { line: 114, column: 'Special hours', message: 'Special hours require business hours.' },
    {
      line: 142,
      column: 'Country / Region',
      message: '“Atlantis” isn’t a country. Use its code, such as GB, or its English name.',
    },
    {
      line: 168,
      column: 'Opening date',
      message: '“2021-02-30” isn’t a date. Use the format 2019-06-01.',
    },
    { line: 191, column: 'Friday hours', message: 'Business hours overlap.' },
    {
      line: 217,
      column: 'From the business',
      message: 'Descriptions can have up to 750 characters (now 797).',
    },
  ]);
});
