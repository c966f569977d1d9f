/** Text as it is searched: without regard to case and accents, so that `cafe` finds `Café` and `strasse` finds `Straße`. */
export const foldText = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '');

/** What somebody typed, word by word. */
export const searchWords = (query: string): readonly string[] =>
  foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
