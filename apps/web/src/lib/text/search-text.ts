import * as z from 'zod/mini';

/** The platform refuses a longer search. */
export const longestSearch = 200;

/** Cuts a search to the platform's limit, but not inside a surrogate pair, half of which an address cannot contain. */
export const searchText = z
  .string()
  .check(z.overwrite((text) => text.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/, '')));

/**
 * Whether `searchText` may have cut the text, which ends one unit before the limit if a surrogate pair would be split.
 */
export const isCut = (text: string): boolean => text.length > longestSearch - 2;
