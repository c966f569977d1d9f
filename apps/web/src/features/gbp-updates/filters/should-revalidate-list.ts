import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { changeReviewState, readReviewState, writeReviewState } from './review-filters.ts';

/** UPD-12: selecting another update requests nothing, so that it renders before the next key press. */
export function shouldRevalidateList({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || listOf(currentUrl) !== listOf(nextUrl);
}

function listOf({ search }: URL): string {
  const state = readReviewState(search);
  return writeReviewState(changeReviewState(state, { page: state.page }));
}
