import { getCountries, type CountryCode } from 'libphonenumber-js/max';

const englishNames = new Intl.DisplayNames('en', { type: 'region' });
const keyOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

const codes = new Map<string, CountryCode>();
for (const code of getCountries()) {
  codes.set(keyOf(code), code);
  codes.set(keyOf(englishNames.of(code) ?? code), code);
}
const otherNames: readonly (readonly [name: string, code: CountryCode])[] = [
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

/** The region code of `GB`, `gb` or `United Kingdom`. */
export function findRegion(text: string): CountryCode | undefined {
  return codes.get(keyOf(text));
}
