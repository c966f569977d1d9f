import type { ShouldRevalidateFunction } from 'react-router';

/** A new tab or filter does not reload the data of a location; a second visit of the same address does. */
export const shouldRevalidateVisit: ShouldRevalidateFunction = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}) => currentParams['location'] !== nextParams['location'] || currentUrl.href === nextUrl.href;
