/**
 * Control characters, those that turn the direction of writing, zero-width ones and halves of a character: nobody sees them,
 * and the provider refuses them. The two joiners stay, for emoji and several scripts are written with them.
 */
const hidden =
  /[\p{Cc}\u{061C}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2028}\u{2029}\u{2060}-\u{206F}\u{FEFF}\p{Cs}]/u;
const lineBreaks = /\r\n|\n|\t/g;

/** The first of them as `U+202E`, or null. A text of several lines may have line breaks. */
export function hiddenCharacter(text: string, lines: 'one' | 'several' = 'one'): string | null {
  const [found] = hidden.exec(lines === 'several' ? text.replaceAll(lineBreaks, ' ') : text) ?? [];
  const code = found?.codePointAt(0);
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The marks that address books and maps copy along with a number or a name. */
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** DET-2: what somebody pastes into a box of one line, without what they cannot see. */
export const withoutDirectionMarks = (text: string): string => text.replaceAll(directionMarks, '');
