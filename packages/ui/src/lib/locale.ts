/** The user's variant of the page's language: `en-GB` dates on an English page, never German ones. */
export function pageLocale(): string {
  const language = document.documentElement.lang || 'en';
  return navigator.languages.find((candidate) => candidate.split('-')[0] === language) ?? language;
}
