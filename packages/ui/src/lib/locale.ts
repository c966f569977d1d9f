/** The user's variant of the page's language: dates can be `en-GB` on an English page, but never German. */
export function pageLocale(): string {
  // Workers have no document.
  const language = globalThis.document?.documentElement?.lang || 'en';
  const candidates = globalThis.navigator?.languages ?? [];
  return candidates.find((candidate) => candidate.split('-')[0] === language) ?? language;
}
