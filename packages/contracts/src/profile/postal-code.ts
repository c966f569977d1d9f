import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { latinDigits } from '../rules/latin-digits.ts';

/** The number of characters before the space; a negative number counts the characters after it. */
const spaces: Readonly<Record<string, number>> = {
  GB: -3,
  GG: -3,
  IM: -3,
  JE: -3,
  CA: 3,
  IE: 3,
  NL: 4,
  SE: 3,
};

/** Null if the country's postal codes have no known form. */
export const matchesCountry = (code: string, region: string): boolean | null =>
  postcodeValidatorExistsForCountry(region)
    ? postcodeValidator(written(code, region), region)
    : null;

/** DET-2: the notation of the country, such as `BS1 4RN` for `bs14rn`. Other text stays as typed. */
export const writtenPostalCode = (typed: string, region: string): string =>
  matchesCountry(typed, region) ? written(typed, region) : typed;

function written(typed: string, region: string): string {
  const code = latinDigits(typed).trim().replaceAll(/\s+/g, ' ').toUpperCase();
  const at = spaces[region];
  return at === undefined || !/^[A-Z\d]+$/.test(code)
    ? code
    : `${code.slice(0, at)} ${code.slice(at)}`;
}
