import { flushSync } from 'react-dom';

/** What a change brings, or what it leaves, takes the focus at once: it must never fall back to the page. */
export function focusAfter(change: () => void, find: () => Element | null | undefined): void {
  flushSync(change);
  const target = find();
  if (target instanceof HTMLElement) target.focus();
}
