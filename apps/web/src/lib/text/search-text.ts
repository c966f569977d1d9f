import * as z from 'zod/mini';

/** What the platform takes. */
export const longestSearch = 200;

/** As it stands in an address: of a longer one, as a link may have it, the beginning is searched for. */
export const searchText = z.string().check(z.overwrite((text) => text.slice(0, longestSearch)));
