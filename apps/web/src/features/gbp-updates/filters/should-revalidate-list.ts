import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { changeReviewState, readReviewState, writeReviewState } from './review-state.ts';

/** UPD-12: selecting another update requests nothing, so that it renders before the next key press. */
export function shouldRevalidateList({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return !isSameList(currentUrl, nextUrl);
}

type Address = Pick<URL, 'pathname' | 'search'>;

export const isSameList = (one: Address, other: Address): boolean =>
  one.pathname === other.pathname && listOf(one) === listOf(other);

function listOf({ search }: Address): string {
  const state = readReviewState(search);
  return writeReviewState(changeReviewState(state, { page: state.page }));
}
