import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusScreen } from './focus-screen.ts';

/** SHELL-16: a changed filter is no navigation, so only a changed path moves the focus. */
export function useFocusAfterNavigation(): void {
  const location = useLocation();
  const { pathname } = location;
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusScreen();
  }, [pathname]);
  useEffect(() => {
    const [, field] = /^#field-(.+)$/.exec(location.hash) ?? [];
    if (field === undefined) return undefined;
    let stop: () => void = () => undefined;
    let left = false;
    void import('./focus-field.ts').then(({ focusField }) => {
      if (!left) stop = focusField(decodeURIComponent(field));
    });
    return () => {
      left = true;
      stop();
    };
  }, [location]);
}
