import type { ShouldRevalidateFunction } from 'react-router';

/** For what is loaded with a location: another tab of it, or another filter in its address, is still the same visit. */
export const shouldRevalidateVisit: ShouldRevalidateFunction = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}) => currentParams['location'] !== nextParams['location'] || currentUrl.href === nextUrl.href;
