import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** SHELL-16: a reader hears where they are. A filter in the address is no navigation to them. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    // A field that asked for it keeps the focus.
    if (!main || (main.contains(document.activeElement) && isField(document.activeElement)))
      return undefined;
    if (focusHeading(main)) return undefined;

    // The screen is still a skeleton. Whoever goes on by themselves meanwhile is not called back.
    main.focus({ preventScroll: true });
    const screen = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading(main)) screen.disconnect();
    });
    screen.observe(main, { childList: true, subtree: true });
    return () => screen.disconnect();
  }, [pathname]);
}

const isField = (element: Element | null): boolean => element?.matches('input, textarea') ?? false;

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
