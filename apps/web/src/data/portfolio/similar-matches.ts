import type { PageMeta } from '@placekeeper/contracts/core/page';

/** LOC-1: whether no location matches the search exactly, so that the page contains similar ones. */
export const isSimilar = (page: { readonly meta: PageMeta } | undefined): boolean =>
  page?.meta['similar'] === true;

export const matchWord = (similar: boolean) => (similar ? 'similar' : 'matching');
