import { useRef } from 'react';

interface FocusRequest {
  /** For what is there under this name, else for the next moment in which something is. */
  readonly request: (name: string) => void;
  /** `ref={focus.target('row 3')}`; the element has to be focusable. */
  readonly target: (name: string) => (element: HTMLElement | null) => void;
}

/**
 * Hands the focus to what may not be there yet. What takes the place of a focused element gets it in the same commit,
 * so that it never falls back to the page.
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
    // Not by a clean-up function: what merges refs, as the links of React Router do, drops it.
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
