import { useLocation, useNavigate } from 'react-router';
import * as z from '@placekeeper/contracts/core/zod';
import { searchText } from '../../../lib/text/search-text.ts';
import { useQuickChanges } from '../../../lib/url/use-quick-changes.ts';
import { urlState } from '../../../lib/url/url-state.ts';

const searchState = urlState(
  z.strictObject({
    filter: z.optional(searchText),
    page: z.optional(z.int().check(z.positive())),
  }),
);

type SearchState = ReturnType<typeof searchState.read>;

export function readSearch(search: string) {
  const { filter, page } = searchState.read(search);
  const text = filter?.trim();
  return { ...(text && { search: text }), ...(page && page > 1 && { page }) };
}

/** The address stores the search and the page. */
export function useSearchState() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();

  const addressOf = (state: SearchState) => {
    const query = searchState.write(state);
    return query ? `${pathname}?${query}` : pathname;
  };

  const { state, change } = useQuickChanges<SearchState>(
    searchState.read(search),
    ({ filter }, options) =>
      void navigate(addressOf({ filter }), { ...options, preventScrollReset: true }),
  );
  const { filter } = state;

  return {
    filter: filter ?? '',
    asked: readSearch(search),
    pageAddress: (page: number) => addressOf({ filter, page: page > 1 ? page : undefined }),
    /** A new search starts at page 1. Typing adds a single history entry. */
    find: (next: string) => change({ filter: next }, { replace: filter !== undefined }),
  };
}
