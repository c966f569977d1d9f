/** Text as it is searched and compared: without case and accents, so that `cafe` finds `Café` and `strasse` finds `Straße`. */
export const foldText = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '');
