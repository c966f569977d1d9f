const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** `GB` → `United Kingdom`. What is no country's code stays what it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
