import { pinned } from '../testing/arbitrary-request.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardFormula, unguardFormula } from './formula-guard.ts';

const beginnings = ['=', '+', '-', '@', '\t', '\r', "'", "''", '"', ' ', '', '0', '12e'];
const cell = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.constantFrom(...beginnings),
    fc.oneof(fc.string(), fc.stringMatching(/^\d{1,20}$/)),
  )
  .map((parts) => parts.join(''));

test('only numbers and phone numbers begin like a formula, and every cell is read back unchanged', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const written = guardFormula(text);
      expect(unguardFormula(written)).toBe(text);
      if (!/^-?\d+(\.\d+)?$|^\+\d+ [\d ()+,-]+$/.test(text))
        expect(written).not.toMatch(/^[=+\-@\t\r]/);
    }),
    { ...pinned, numRuns: 2000 },
  );
});

test.each([
  ['=HYPERLINK("https://x.example")', `'=HYPERLINK("https://x.example")`],
  ['+44 117 496 0123', '+44 117 496 0123'],
  ['+1 (206) 555-0100, +44 117 496 0123', '+1 (206) 555-0100, +44 117 496 0123'],
  ['+441174960123', "'+441174960123"],
  ['+1-206-555', "'+1-206-555"],
  ['+1 206+cmd|x', "'+1 206+cmd|x"],
  ["+1 206+'x'!A1", "'+1 206+'x'!A1"],
  ['@shop', "'@shop"],
  ['-2.5985', '-2.5985'],
  ['-12', '-12'],
  ['00123', "'00123"],
  ['1234567890123456', "'1234567890123456"],
  ['12E5', "'12E5"],
  ['12e-5', "'12e-5"],
  ['1.25e+10', "'1.25e+10"],
  ['12e5x', '12e5x'],
  ['12-e5', '12-e5'],
  ["'00123", "''00123"],
  ['12345', '12345'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['51.4545123456789', '51.4545123456789'],
  ['-2+3', "'-2+3"],
  ["'=1", "''=1"],
  ["'t Hooge Huys", "'t Hooge Huys"],
  ['Harbour Books', 'Harbour Books'],
])('%j is written as %j', (text, written) => {
  expect(guardFormula(text)).toBe(written);
});
