import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { hideSpotlight } from '../data/spotlight/spotlight-visibility.ts';

/**
 * SHELL-12: also one that was opened while a slow navigation was on its way, and by going back. A filter that comes into
 * the address after the typing pauses is no navigation of whoever searches by then (SHELL-16).
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
