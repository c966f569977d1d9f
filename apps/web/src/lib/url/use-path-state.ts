import { useState } from 'react';
import { useLocation } from 'react-router';

/** State that starts again on another path, such as whether a dialog of a layout is open. */
export function usePathState<Value>(initial: Value) {
  const { pathname } = useLocation();
  const [state, setState] = useState({ pathname, value: initial });
  if (state.pathname !== pathname) setState({ pathname, value: initial });
  return [
    state.pathname === pathname ? state.value : initial,
    (value: Value) => setState({ pathname, value }),
  ] as const;
}
