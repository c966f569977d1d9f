import * as z from '@placekeeper/contracts/core/zod';
import { searchText } from '../../../lib/text/search-text.ts';
import { urlState } from '../../../lib/url/url-state.ts';

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

/** SVC-6: a filter without categories includes every category. */
export const isCategoryChosen = (
  { categories = [] }: ServiceFilter,
  ids: readonly string[],
): boolean => categories.length === 0 || ids.some((id) => categories.includes(id));

export const toggleCategory = (
  { categories = [] }: ServiceFilter,
  id: string,
  on: boolean,
): string[] => [...categories.filter((one) => one !== id), ...(on ? [id] : [])];
