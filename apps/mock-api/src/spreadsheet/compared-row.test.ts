import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainProfile } from '../testing/plain-profile.ts';
import { readHeader } from './columns.ts';
import { compareRow, isUntouched } from './compared-row.ts';
import { readCsv } from './csv-rows.ts';
import { profileCells } from './profile-cells.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const awkward = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', '+', "'", '"', ',', ';', ' ', '\t', '\r', '\n', 'a') }),
);

test('whatever a profile says comes back from the file as nothing new @BULK-3', () => {
  fc.assert(
    fc.property(awkward, awkward, awkward, (description, title, label) => {
      const profile = plainProfile({ description, title, labels: [label] });
      const [header, row] = readCsv(writeSpreadsheet([profile])).rows;
      if (!header || !row) throw new Error('The file has no rows');
      const compared = compareRow(row, readHeader(header.cells), profileCells(profile));
      expect(isUntouched(compared)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a column that the file leaves out says nothing, an empty cell says that there is nothing @BULK-3', () => {
  const profile = plainProfile({ description: 'Books.', websiteUri: 'https://example.com' });
  const [header, row] = readCsv('Store code,Website\nBRS-1,\n').rows;
  if (!header || !row) throw new Error('The file has no rows');
  const compared = compareRow(row, readHeader(header.cells, ['Store code']), profileCells(profile));
  expect(compared.cell('From the business')).toBe('Books.');
  expect(compared.differs('From the business')).toBe(false);
  expect(compared.differs('Website')).toBe(true);
});
