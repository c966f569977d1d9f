import { useRef } from 'react';

interface FocusRequest {
  /** Focuses the element with this name, now or when it mounts. */
  readonly request: (name: string) => void;
  /** `ref={focus.target('row 3')}` on a focusable element. */
  readonly target: (name: string) => (element: HTMLElement | null) => void;
}

/**
 * Focuses an element once it mounts. An element that replaces the focused one gets the focus in the same commit, so it
 * is never lost to the page.
 */
export function useFocusRequest(): FocusRequest {
  const wanted = useRef<string>(null);
  const present = useRef(new Map<string, HTMLElement>());
  return {
    request: (name) => {
      const element = present.current.get(name);
      wanted.current = element ? null : name;
      element?.focus();
    },
    // Without a cleanup function, which code that merges refs drops, such as the links of React Router.
    target: (name) => (element) => {
      if (!element) {
        present.current.delete(name);
        return;
      }
      present.current.set(name, element);
      if (wanted.current !== name) return;
      wanted.current = null;
      element.focus();
    },
  };
}
