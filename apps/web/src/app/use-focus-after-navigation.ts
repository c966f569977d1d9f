import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { screenHeading } from '../lib/screen-heading.ts';

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
    const heading = screenHeading();
    heading?.focus({ preventScroll: true });
    if (heading !== main) return undefined;

    // The screen is still a skeleton. Whoever goes on by themselves meanwhile is not called back.
    const screen = new MutationObserver(() => {
      if (screenHeading() === main && document.activeElement === main) return;
      if (document.activeElement === main) screenHeading()?.focus({ preventScroll: true });
      screen.disconnect();
    });
    screen.observe(main, { childList: true, subtree: true });
    return () => screen.disconnect();
  }, [pathname]);
}

const isField = (element: Element | null): boolean => element?.matches('input, textarea') ?? false;
