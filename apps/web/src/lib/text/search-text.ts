import * as z from '@placekeeper/contracts/core/zod';

/** The platform refuses a longer search. */
export const longestSearch = 200;

/** Cuts a search to the maximum length. Splits no surrogate pair, because an address cannot contain half of a pair. */
export const searchText = z
  .string()
  .check(z.overwrite((text) => text.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/, '')));

/**
 * Whether `searchText` may have cut this text. A cut text has the maximum length, or one code unit less if a surrogate
 * pair would have been split.
 */
export const isCut = (text: string): boolean => text.length > longestSearch - 2;
