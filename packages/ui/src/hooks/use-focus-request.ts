import { useRef } from 'react';

interface FocusRequest {
  /** For the next moment in which something of this name is there. */
  readonly request: (name: string) => void;
  /** `ref={focus.target('row 3')}`; the element has to be focusable. */
  readonly target: (name: string) => (element: HTMLElement | null) => void;
}

/**
 * Hands the focus to what is not there yet. What takes the place of a focused element gets it in the same commit,
 * so that it never falls back to the page.
 */
export function useFocusRequest(): FocusRequest {
  const wanted = useRef<string>(null);
  return {
    request: (name) => {
      wanted.current = name;
    },
    target: (name) => (element) => {
      if (!element || wanted.current !== name) return;
      wanted.current = null;
      element.focus();
    },
  };
}
