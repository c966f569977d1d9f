/** The user's variant of the page's language: `en-GB` dates on an English page, never German ones. */
export function pageLocale(): string {
  // Workers have no document.
  const language = globalThis.document?.documentElement?.lang || 'en';
  const candidates = globalThis.navigator?.languages ?? [];
  return candidates.find((candidate) => candidate.split('-')[0] === language) ?? language;
}
