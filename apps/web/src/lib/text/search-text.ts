import * as z from 'zod/mini';

/** The longest search that the platform accepts. */
export const longestSearch = 200;

/**
 * The search text for the address, cut to the platform's limit. It never ends with half of a surrogate pair, which an
 * address cannot contain.
 */
export const searchText = z
  .string()
  .check(z.overwrite((text) => text.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/, '')));

/** If the last character takes two units, the text ends one unit earlier. */
export const isCut = (text: string): boolean => text.length > longestSearch - 2;
