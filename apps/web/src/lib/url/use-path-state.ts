import { useState } from 'react';
import { useLocation } from 'react-router';

/** State that starts again on another path, such as whether a dialog of a layout is open. */
export function usePathState<Value>() {
  const { pathname } = useLocation();
  const [state, setState] = useState<{ pathname: string; value: Value | null }>({
    pathname,
    value: null,
  });
  if (state.pathname !== pathname) setState({ pathname, value: null });
  return [
    state.pathname === pathname ? state.value : null,
    (value: Value | null) => setState({ pathname, value }),
  ] as const;
}
