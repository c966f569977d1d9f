import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

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
    const heading = main?.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
