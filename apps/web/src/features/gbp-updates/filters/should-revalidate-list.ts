import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { changeReviewState, readReviewState, writeReviewState } from './review-filters.ts';

/** UPD-12: a step from one update to the next asks for nothing, so it is drawn before the next key comes. */
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
