import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hideSpotlight } from '../data/spotlight-visibility.ts';

/** SHELL-12: also one that was opened while a slow navigation was on its way. */
export function useHiddenSpotlightAfterNavigation(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) hideSpotlight();
    shown.current = key;
  }, [key]);
}
