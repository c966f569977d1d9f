import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { hideSpotlight } from '../data/spotlight/spotlight-visibility.ts';

/**
 * SHELL-12: closes the search after a navigation, also after a slow one or the back button. A filter that reaches the
 * address after a pause in typing is not a navigation (SHELL-16).
 */
export function useHiddenSpotlightAfterNavigation(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.pathname !== pathname || (isBack && before.key !== key)) hideSpotlight();
  }, [key, pathname, isBack]);
}
