/** Removes case and accents for search and comparison: `cafe` finds `Café`, and `strasse` finds `Straße`. */
export const foldText = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '');
