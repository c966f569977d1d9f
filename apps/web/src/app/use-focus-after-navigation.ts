import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusScreen } from './focus-screen.ts';

/** SHELL-16: a filter in the address is no navigation to a reader. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusScreen();
  }, [pathname]);
}
