import { pinned } from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainProfile } from '../testing/plain-profile.ts';
import { guardFormula, unguardFormula } from './formula-guard.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const beginnings = ['=', '+', '-', '@', '\t', '\r', "'", "''", '"', ' ', ''];
const cell = fc
  .tuple(fc.constantFrom(...beginnings), fc.constantFrom(...beginnings), fc.string())
  .map((parts) => parts.join(''));

test('no cell but a number begins like a formula, and each reads as it was', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const written = guardFormula(text);
      expect(unguardFormula(written)).toBe(text);
      if (!/^-?\d+(\.\d+)?$/.test(text)) expect(written).not.toMatch(/^[=+\-@\t\r]/);
    }),
    { ...pinned, numRuns: 2000 },
  );
});

test.each([
  ['=HYPERLINK("https://x.example")', `'=HYPERLINK("https://x.example")`],
  ['+44 117 496 0123', "'+44 117 496 0123"],
  ['@shop', "'@shop"],
  ['-2.5985', '-2.5985'],
  ['-2+3', "'-2+3"],
  ["'=1", "''=1"],
  ["'t Hooge Huys", "'t Hooge Huys"],
  ['Harbour Books', 'Harbour Books'],
])('%j is written as %j', (text, written) => {
  expect(guardFormula(text)).toBe(written);
});

test('a business may be called anything, and its row still reads the same', () => {
  const word = fc.stringMatching(/^[A-Za-z]{2,12}$/);
  const text = fc
    .tuple(fc.constantFrom('=', '+', '-', '@', "'", "'="), word)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, text, (title, storeCode, description) => {
      const profile = plainProfile({ title, storeCode, description, labels: [title] });
      const { errors, profiles } = readSpreadsheet(writeSpreadsheet([profile]), {
        today: '2026-03-02',
      });
      expect(errors).toEqual([]);
      expect(profiles.map((row) => row.profile)).toEqual([profile]);
    }),
    { ...pinned, numRuns: 200 },
  );
});
