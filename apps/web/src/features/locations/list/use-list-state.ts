import { useLocation, useNavigate } from 'react-router';
import { useQuickChanges } from '../../../lib/url/use-quick-changes.ts';
import {
  changeListState,
  readListState,
  writeListState,
  type ListState,
} from '../../../widgets/location-table/list-filters.ts';

/** The URL holds the list's state, so that it can be shared and Back undoes each step. */
export function useListState() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const state = readListState(search);

  const addressOf = (change: Partial<ListState>) => {
    const query = writeListState(changeListState(state, change));
    return query ? `${pathname}?${query}` : pathname;
  };

  const quick = useQuickChanges<ListState>(
    state,
    (change, options) => void navigate(addressOf(change), { ...options, preventScrollReset: true }),
  );
  return { state, newest: quick.state, addressOf, change: quick.change };
}
