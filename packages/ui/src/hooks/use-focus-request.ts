import { useRef } from 'react';

interface FocusRequest {
  /** Focuses the named element, now or when it mounts. */
  readonly request: (name: string) => void;
  /** `ref={focus.target('row 3')}` on a focusable element. */
  readonly target: (name: string) => (element: HTMLElement | null) => void;
}

/** Focuses an element in the commit that mounts it, so that the page never gets the focus of a replaced element. */
export function useFocusRequest(): FocusRequest {
  const wanted = useRef<string>(null);
  const present = useRef(new Map<string, HTMLElement>());
  return {
    request: (name) => {
      const element = present.current.get(name);
      wanted.current = element ? null : name;
      element?.focus();
    },
    // Returns no cleanup function, because code that merges refs drops it (React Router's links do).
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
