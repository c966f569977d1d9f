import { countryCodes } from '../rules/country-code.ts';
import { countryName } from '../wording/country-name.ts';

const keyOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

const codes = new Map<string, string>();
for (const code of countryCodes) {
  codes.set(keyOf(code), code);
  codes.set(keyOf(countryName(code)), code);
}
const otherNames: readonly (readonly [name: string, code: string])[] = [
  ['UK', 'GB'],
  ['Great Britain', 'GB'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Northern Ireland', 'GB'],
  ['USA', 'US'],
  ['United States of America', 'US'],
  ['Republic of Ireland', 'IE'],
  ['Czech Republic', 'CZ'],
  ['Turkey', 'TR'],
  ['Holland', 'NL'],
];
for (const [name, code] of otherNames) codes.set(keyOf(name), code);

/** The region code for `GB`, `gb` or `United Kingdom`. */
export function findRegion(text: string): string | undefined {
  return codes.get(keyOf(text));
}
