import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { hideSpotlight } from '../data/spotlight/spotlight-visibility.ts';

/**
 * SHELL-12: closes the search when the path changes and when the user goes back. A changed query closes nothing,
 * because a filter changes the URL late, and the user may have opened the search since.
 */
export function useHideSpotlightOnNavigation(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.pathname !== pathname || (isBack && before.key !== key)) hideSpotlight();
  }, [key, pathname, isBack]);
}
