import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { useLocation, useNavigate } from 'react-router';
import {
  changeReviewState,
  readReviewState,
  writeReviewState,
  type ReviewState,
} from './review-state.ts';

interface ChangeOptions {
  readonly replace?: boolean;
}

export function useReviewState() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const state = readReviewState(search);

  const addressOf = (change: Partial<ReviewState>) => {
    const query = writeReviewState(changeReviewState(state, change));
    return query ? `${pathname}?${query}` : pathname;
  };

  return {
    state,
    addressOf,
    /** The same page with another update selected; undefined selects none. */
    addressOfUpdate: (update: GoogleUpdateId | undefined) =>
      addressOf({ page: state.page, update }),
    change: (change: Partial<ReviewState>, options: ChangeOptions = {}): void =>
      void navigate(addressOf(change), { ...options, preventScrollReset: true }),
  };
}

export type Review = ReturnType<typeof useReviewState>;
