import { foldText, searchWords } from '../../lib/text/fold-text.ts';

/** How a text answers what is searched; the lower, the better. */
export const relevance = { begins: 0, words: 1, within: 2, elsewhere: 3 } as const;
export type Relevance = (typeof relevance)[keyof typeof relevance];

/** Of a title: `harbour` begins "Harbour Café", `caf` begins a word of it, `arb` is within it. */
export function relevanceOf(title: string, words: readonly string[]): Relevance {
  const own = searchWords(title);
  if (own.join(' ').startsWith(words.join(' '))) return relevance.begins;
  if (words.every((word) => own.some((each) => each.startsWith(word)))) return relevance.words;
  return words.every((word) => foldText(title).includes(word))
    ? relevance.within
    : relevance.elsewhere;
}
