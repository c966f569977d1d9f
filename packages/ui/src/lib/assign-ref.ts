import type { Ref } from 'react';

/** Hands an element to a caller's ref from inside a ref of ours; returns what theirs returned. */
export function assignRef<E>(ref: Ref<E> | undefined, element: E | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
