import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { searchText } from '../../lib/text/search-text.ts';
import { urlState } from '../../lib/url/url-state.ts';
import { useDebouncedText } from '../../widgets/filters/debounced-search.tsx';

const searchState = urlState(z.strictObject({ filter: z.optional(searchText) }));

/** ATTR-1: what is looked for is shown with every key, and stands in the address, so that it can be shared. */
export function useAttributeSearch() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { filter } = searchState.read(search);
  return useDebouncedText(
    filter ?? '',
    (next) =>
      void navigate(
        { pathname, search: searchState.write({ filter: next }) },
        { replace: filter !== undefined, preventScrollReset: true },
      ),
  );
}
