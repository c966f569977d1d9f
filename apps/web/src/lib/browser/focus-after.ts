import { flushSync } from 'react-dom';

/**
 * Focuses the element that `find` returns after a change, because a removed element would lose the focus to the page.
 */
export function focusAfter(change: () => void, find: () => Element | null | undefined): void {
  flushSync(change);
  const target = find();
  if (target instanceof HTMLElement) target.focus();
}
