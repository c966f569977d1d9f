import type { Ref } from 'react';

export function assignRef<E>(ref: Ref<E> | undefined, element: E | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
