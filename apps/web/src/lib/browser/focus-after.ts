import { flushSync } from 'react-dom';

/** Focuses the element that a change adds or leaves, so that the focus never falls back to the page. */
export function focusAfter(change: () => void, find: () => Element | null | undefined): void {
  flushSync(change);
  const target = find();
  if (target instanceof HTMLElement) target.focus();
}
