import { pinned } from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { generateProfiles } from '../src/seed/profiles/generate-profiles.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { readProfiles, sheetProfileOf } from '../src/spreadsheet/read-profiles.ts';
import { writeSpreadsheet } from '@placekeeper/contracts/spreadsheet/write-spreadsheet';

const written = (profiles: readonly Profile[]) => writeSpreadsheet(profiles.map(sheetProfileOf));

const today = '2026-10-01';

/** The profile without the values of fields that have no column. */
const spreadsheetPart = (profile: Profile): Profile => ({
  ...profile,
  openStatus: 'OPEN',
  serviceItems: [],
  serviceArea: [],
  socialProfiles: {},
  attributes: {},
});

test.for([1, 2, 3, 4, 5])('generated profiles survive a round trip (seed %i)', (seed) => {
  const profiles = generateProfiles({ seed, count: 400, today });
  const reading = readProfiles(written(profiles), { today });
  expect(reading.errors).toEqual([]);
  expect(reading.unknownColumns).toEqual([]);
  expect(reading.profiles.map(({ profile }) => profile)).toEqual(profiles.map(spreadsheetPart));
});

test('text that looks like syntax of the format survives the round trip', () => {
  const [profile] = generateProfiles({ seed: 1, count: 1, today });
  if (!profile) throw new Error('one profile was asked for');
  const tricky: Profile = {
    ...spreadsheetPart(profile),
    title: 'The "Lamp", & Sons; 東京\u00a0Dental',
    description: 'First line, with a comma\n\n"Third" line;\twith a tab',
    storefrontAddress: {
      addressLines: ['Unit 4, "The Yard"', 'Old Ferry Road', 'Harbourside', 'Block 2', 'Rear'],
      locality: null,
      administrativeArea: null,
      postalCode: null,
      regionCode: 'GB',
    },
    phoneNumbers: { primaryPhone: '+44 117 496 0123', additionalPhones: [] },
  };
  const { profiles, errors } = readProfiles(written([tricky]), { today });
  expect(errors).toEqual([]);
  expect(profiles).toEqual([
    { line: 2, profile: { ...tricky, title: 'The "Lamp", & Sons; 東京 Dental' } },
  ]);
});

test('a file without profiles has a header row', () => {
  expect(readProfiles(written([]), { today })).toEqual({
    profiles: [],
    errors: [],
    unknownColumns: [],
  });
});

test('a row with any business name survives the round trip', () => {
  const word = fc.stringMatching(/^[A-Za-z]{2,12}$/);
  const text = fc
    .tuple(fc.constantFrom('=', '+', '-', '@', "'", "'="), word)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, text, (title, storeCode, description) => {
      const profile = plainProfile({ title, storeCode, description, labels: [title] });
      const { errors, profiles } = readProfiles(written([profile]), {
        today,
      });
      expect(errors).toEqual([]);
      expect(profiles.map((row) => row.profile)).toEqual([profile]);
    }),
    { ...pinned, numRuns: 200 },
  );
});

test.each(['00123', '320858070001234567', '12E5'])(
  'the store code %s is not read as a number, and survives @BULK-3',
  (storeCode) => {
    const text = written([plainProfile({ storeCode, description: 'A shop.' })]);
    expect(text).toContain(`\n'${storeCode},`);
    expect(readProfiles(text, { today }).profiles[0]?.profile.storeCode).toBe(storeCode);
  },
);
