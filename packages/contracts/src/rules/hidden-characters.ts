/**
 * Invisible characters, which the provider refuses: control characters, direction marks, zero-width characters and lone
 * surrogates. The zero-width joiner and non-joiner are allowed, because emoji and several scripts need them.
 */
const hidden =
  /[\p{Cc}\u{061C}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2028}\u{2029}\u{2060}-\u{206F}\u{FEFF}\p{Cs}]/u;
const lineBreaks = /\r\n|\n|\t/g;

/** The first hidden character in the form `U+202E`, or null. `several` lines may contain line breaks and tabs. */
export function hiddenCharacter(text: string, lines: 'one' | 'several' = 'one'): string | null {
  const [found] = hidden.exec(lines === 'several' ? text.replaceAll(lineBreaks, ' ') : text) ?? [];
  const code = found?.codePointAt(0);
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Names the hidden character, because the user cannot see it. */
export const hiddenCharacterError = (text: string, lines?: 'several'): string | null => {
  const found = hiddenCharacter(text, lines);
  return found && `Remove the hidden character ${found}.`;
};

/** Address books and maps add these marks to a copied number or name. */
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** DET-2: removes direction marks from text that is pasted into a single-line field. */
export const withoutDirectionMarks = (text: string): string => text.replaceAll(directionMarks, '');
