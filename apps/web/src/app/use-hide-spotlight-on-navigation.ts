import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { hideSpotlight } from '../data/spotlight/spotlight-visibility.ts';

/**
 * SHELL-12: closes the search when the path changes and when the user goes back. SHELL-16: a new query alone is no
 * navigation, because a filter changes the address after a pause in typing, when the search may already be open.
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
