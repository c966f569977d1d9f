import { characterCount } from '@placekeeper/contracts/rules/character-count';
import { foldText } from '@placekeeper/contracts/rules/fold-text';

/** The trigram index finds only words of at least this length. */
const shortestIndexed = 3;

export interface SearchTerms {
  readonly words: readonly string[];
  /** The query of the trigram index; null if no word is long enough. */
  readonly match: string | null;
  /** Words that are too short for the index. */
  readonly short: readonly string[];
}

/** Every word must occur in name, store code or address. */
export function searchTerms(text: string): SearchTerms {
  // Splits at control characters too, because NUL would end the text of the statement.
  const words = foldText(text)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  const isShort = (word: string) => characterCount(word) < shortestIndexed;
  const long = words.filter((word) => !isShort(word));
  const short = words.filter(isShort);
  const match = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  return { words, match: match || null, short };
}
