let names: Intl.DisplayNames | undefined;

/** `GB` → `United Kingdom`. What is no country's code stays what it is. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  return names.of(code) ?? code;
}
