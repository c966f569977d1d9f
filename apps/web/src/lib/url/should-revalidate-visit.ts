import type { ShouldRevalidateFunction } from 'react-router';

/** For data of a whole location: switching tabs or changing a filter does not reload it. */
export const shouldRevalidateVisit: ShouldRevalidateFunction = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}) => currentParams['location'] !== nextParams['location'] || currentUrl.href === nextUrl.href;
