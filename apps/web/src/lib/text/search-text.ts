import * as z from 'zod/mini';

/** What the platform takes. */
export const longestSearch = 200;

/**
 * As it stands in an address: of a longer one, as a link may have it, the beginning is searched for. It ends between two
 * characters, for half of one cannot be written to an address.
 */
export const searchText = z
  .string()
  .check(z.overwrite((text) => text.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/, '')));

/** With a character that takes two, the limit is missed by one. */
export const isCut = (text: string): boolean => text.length > longestSearch - 2;
