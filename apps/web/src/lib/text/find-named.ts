import { suggestionSearchThreshold } from '@placekeeper/contracts/rules/limits';
import Fuse from 'fuse.js';

/** Fuzzy search, best match first. An empty text returns all items in their original order. */
export function findNamed<Item extends { readonly display_name: string }>(
  items: readonly Item[],
  text = '',
): readonly Item[] {
  if (text.trim() === '') return items;
  const fuse = new Fuse(items, {
    keys: ['display_name'],
    threshold: suggestionSearchThreshold,
    ignoreLocation: true,
    ignoreDiacritics: true,
  });
  return fuse.search(text.trim()).map(({ item }) => item);
}
