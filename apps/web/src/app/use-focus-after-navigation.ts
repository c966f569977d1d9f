import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { screenHeading } from '../lib/screen-heading.ts';

/** SHELL-16: a reader hears where they are. A filter in the address is no navigation to them. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    // A dialog that is open on arrival, or a field that asked for it, keeps the focus.
    if (
      main?.contains(document.activeElement) &&
      document.activeElement?.matches('input, textarea')
    )
      return;
    screenHeading()?.focus({ preventScroll: true });
  }, [pathname]);
}
