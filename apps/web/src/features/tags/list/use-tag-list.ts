import { useLocation, useNavigate } from 'react-router';
import { readTagListState, writeTagListState, type TagListState } from './tag-list-state.ts';

/** The list's state is its address; whatever else changes, it starts at its first page again. */
export function useTagList() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const state = readTagListState(search);

  const addressOf = (change: Partial<TagListState>) => {
    const query = writeTagListState({ ...state, page: undefined, ...change });
    return query ? `${pathname}?${query}` : pathname;
  };

  return {
    state,
    addressOf,
    change: (change: Partial<TagListState>) =>
      void navigate(addressOf(change), {
        replace: change.filter !== undefined && state.filter !== undefined,
        preventScrollReset: true,
      }),
  };
}
