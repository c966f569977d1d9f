const germanLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

/** The words of a name in plain Latin letters, without the letters of other scripts. */
const plainWords = (text: string): string[] =>
  text
    .replaceAll(/[äöüßÄÖÜ]/g, (letter) => germanLetters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}'’.]/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');

export const slugOf = (text: string): string => plainWords(text).join('-').toLowerCase();

/** The prefix of a chain's store codes: `Harbour Street Dental` is `HSD`. */
export function initialsOf(name: string): string {
  const words = plainWords(name).filter((word) => !/^(the|and)$/i.test(word));
  const initials = words.map((word) => word.charAt(0)).join('');
  return (initials.length < 3 ? words.map((word) => word.slice(0, 2)).join('') : initials)
    .slice(0, 4)
    .toUpperCase();
}

/** Returns the first of `text`, `text` + 2, `text` + 3, … that is not in `taken`, and adds it to `taken`. */
export function claim(taken: Set<string>, text: string, separator = ''): string {
  let free = text;
  for (let count = 2; taken.has(free); count += 1) free = `${text}${separator}${count}`;
  taken.add(free);
  return free;
}
