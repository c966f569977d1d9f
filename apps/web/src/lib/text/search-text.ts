import * as z from 'zod/mini';

/** What the platform takes. */
export const longestSearch = 200;

/** Without its second half, a character cannot be written to an address. */
const cutCharacter = /[\uD800-\uDBFF]$/;

/** As it stands in an address: of a longer one, as a link may have it, the beginning is searched for. */
export const searchText = z
  .string()
  .check(z.overwrite((text) => text.slice(0, longestSearch).replace(cutCharacter, '')));

/** With a character that takes two, the limit is missed by one. */
export const isCut = (text: string): boolean => text.length >= longestSearch - 1;
