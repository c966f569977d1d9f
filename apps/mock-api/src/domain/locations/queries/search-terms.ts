import { characterCount } from '@placekeeper/contracts/rules/character-count';
import { foldText } from '../../../provider/fold-text.ts';

/** The trigram index finds any part of a word, from this length on. */
const shortestIndexed = 3;

export interface SearchTerms {
  readonly words: readonly string[];
  /** For the trigram index; null when no word is long enough. */
  readonly match: string | null;
  /** Words too short for it, looked for one by one. */
  readonly short: readonly string[];
}

/** Every word must be found, anywhere in name, store code or address. */
export function searchTerms(text: string): SearchTerms {
  // A control character, the null above all, would end the statement's text early.
  const words = foldText(text)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  const isShort = (word: string) => characterCount(word) < shortestIndexed;
  const long = words.filter((word) => !isShort(word));
  const short = words.filter(isShort);
  const match = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  return { words, match: match || null, short };
}
