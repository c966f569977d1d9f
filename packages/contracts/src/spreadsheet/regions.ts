import { countryCodes } from '../rules/country-code.ts';
import { countryName } from '../wording/country-name.ts';

const keyOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

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

let codes: ReadonlyMap<string, string> | undefined;

const readCodes = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ...[...countryCodes].flatMap((code) => [
        [code, code] as const,
        [countryName(code), code] as const,
      ]),
      ...otherNames,
    ].map(([name, code]) => [keyOf(name), code]),
  );

/** The region code for `GB`, `gb` or `United Kingdom`. */
export function findRegion(text: string): string | undefined {
  codes ??= readCodes();
  return codes.get(keyOf(text));
}
