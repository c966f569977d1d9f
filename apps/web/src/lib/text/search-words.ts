import { foldText } from '@placekeeper/contracts/rules/fold-text';

const isAnd = (word: string): boolean => word === '&' || word.toLowerCase() === 'and';

/**
 * Leaves out `&` and `and`, so that each finds the other. Beside a single letter they stay, because the letters alone
 * would match almost every name.
 */
export function withoutAnd(query: string): string {
  const words = query.split(/\s+/).filter(Boolean);
  const others = words.filter((word) => !isAnd(word));
  const hasEnough = others.length > 0 && others.every((word) => word.length > 1);
  return hasEnough && others.length < words.length ? others.join(' ') : query;
}

export const searchWords = (query: string): readonly string[] =>
  foldText(withoutAnd(query))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Keeps punctuation, which web addresses and store codes need. */
export const spacedWords = (query: string): readonly string[] =>
  foldText(withoutAnd(query))
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
