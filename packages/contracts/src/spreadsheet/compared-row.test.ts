import * as fc from 'fast-check';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { readHeader } from './columns.ts';
import { compareRow, isUntouched } from './compared-row.ts';
import { readCsv } from './csv.ts';
import { profileCells } from './sheet-profile.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';
import { plainSheet } from '../testing/plain-sheet.ts';

const awkward = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', '+', "'", '"', ',', ';', ' ', '\t', '\r', '\n', 'a') }),
);

test('importing an unchanged export changes nothing @BULK-3', () => {
  fc.assert(
    fc.property(awkward, awkward, awkward, (description, name, label) => {
      const profile = plainSheet({ description, name, labels: [label] });
      const [header, row] = readCsv(writeSpreadsheet([profile])).rows;
      if (!header || !row) throw new Error('The file has no rows');
      const compared = compareRow(row, readHeader(header.cells), profileCells(profile));
      expect(isUntouched(compared)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a missing column changes nothing, and an empty cell clears the value @BULK-3', () => {
  const profile = plainSheet({ description: 'Books.', website: 'https://example.com' });
  const [header, row] = readCsv('Store code,Website\nBRS-1,\n').rows;
  if (!header || !row) throw new Error('The file has no rows');
  const compared = compareRow(row, readHeader(header.cells, ['Store code']), profileCells(profile));
  expect(compared.cell('From the business')).toBe('Books.');
  expect(compared.differs('From the business')).toBe(false);
  expect(compared.differs('Website')).toBe(true);
});

test('phone numbers without spaces are exported without an apostrophe and come back as no change @BULK-3', () => {
  const profile = plainSheet({
    primaryPhone: '+441174960123',
    additionalPhones: ['+12065550100', '+35315550100'],
  });
  const [header, row] = readCsv(writeSpreadsheet([profile])).rows;
  if (!header || !row) throw new Error('The file has no rows');
  expect(row.cells).toContain('+44 1174960123');
  expect(row.cells).toContain('+1 2065550100, +353 15550100');
  const compared = compareRow(row, readHeader(header.cells), profileCells(profile));
  expect(isUntouched(compared)).toBe(true);
});

test('every calling code is separated from its number', () => {
  for (const code of getCountries().map((country) => getCountryCallingCode(country))) {
    const cells = profileCells(plainSheet({ primaryPhone: `+${code}2345678` }));
    expect(cells['Primary phone']).toBe(`+${code} 2345678`);
  }
});
