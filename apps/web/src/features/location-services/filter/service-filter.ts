import { suggestionSearchThreshold } from '@placekeeper/contracts/rules/limits';
import Fuse from 'fuse.js';
import * as z from 'zod/mini';
import { searchText } from '../../../lib/text/search-text.ts';
import { urlState } from '../../../lib/url/url-state.ts';

/** The filter as stored in the address. */
const serviceFilter = urlState(
  z.strictObject({
    filter: z.optional(searchText),
    categories: z.optional(z.array(z.string())),
  }),
);

export const readServiceFilter = serviceFilter.read;
export const writeServiceFilter = serviceFilter.write;
export type ServiceFilter = ReturnType<typeof readServiceFilter>;

export const isFiltering = ({ filter, categories }: ServiceFilter): boolean =>
  Boolean(filter?.trim() || categories?.length);

/** Fuzzy search, best first. Without a text, all services in their original order. */
export function named<Item extends { readonly display_name: string }>(
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

/** SVC-6: without a choice, every category. */
export const isCategoryChosen = (
  { categories = [] }: ServiceFilter,
  ids: readonly string[],
): boolean => categories.length === 0 || ids.some((id) => categories.includes(id));

export const toggleCategory = (
  { categories = [] }: ServiceFilter,
  id: string,
  on: boolean,
): string[] => [...categories.filter((one) => one !== id), ...(on ? [id] : [])];
