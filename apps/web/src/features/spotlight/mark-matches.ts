import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { memoize } from '../../lib/memoize.ts';

export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

const graphemes = memoize(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Splits a text into marked and unmarked parts: `[{ text: 'Café', marked: true }, …]`. */
export function markMatches(text: string, words: readonly string[]): readonly TextPart[] {
  const characters = Array.from(graphemes().segment(text), ({ segment }) => segment);
  const marks = markedCharacters(characters, words);
  const parts: TextPart[] = [];
  characters.forEach((character, index) => {
    const marked = marks.has(index);
    const last = parts.at(-1);
    if (last?.marked === marked) parts[parts.length - 1] = { text: last.text + character, marked };
    else parts.push({ text: character, marked });
  });
  return parts;
}

const wordCharacter = /[\p{L}\p{N}]/u;

function markedCharacters(characters: readonly string[], words: readonly string[]): Set<number> {
  // A character can fold to two letters (ß) or to none (a combining accent), so each letter keeps its character's
  // index.
  const folded = characters.flatMap((character, index) =>
    Array.from(foldText(character), (letter) => ({ letter, index })),
  );
  const letters = folded.map(({ letter }) => letter);
  const marks = new Set<number>();
  for (const word of words) {
    for (let start = 0; start + word.length <= letters.length; start += 1) {
      const before = letters[start - 1];
      // Almost every word contains any one letter.
      if (word.length === 1 && before !== undefined && wordCharacter.test(before)) continue;
      if (letters.slice(start, start + word.length).join('') !== word) continue;
      for (const { index } of folded.slice(start, start + word.length)) marks.add(index);
    }
  }
  return marks;
}
