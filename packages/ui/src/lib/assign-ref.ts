import type { Ref } from 'react';

/** Assigns an element to a ref and returns the ref's cleanup. */
export function assignRef<E>(ref: Ref<E> | undefined, element: E | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
