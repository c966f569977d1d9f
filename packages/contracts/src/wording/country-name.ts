let names: Intl.DisplayNames | undefined;

/** `GB` → `United Kingdom`. An unknown code is returned unchanged. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  return names.of(code) ?? code;
}

/** `GB` → `the United Kingdom`. */
export const countryInSentence = (code: string): string =>
  countryName(code).replace(/^(?=United |Netherlands|Philippines|Bahamas|Maldives)/, 'the ');
