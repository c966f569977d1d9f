import { screenHeading } from '../lib/browser/screen-heading.ts';

/**
 * SHELL-16: focuses the new screen, so that a screen reader announces it. Returns a function that stops waiting for a
 * screen that is still loading.
 */
export function focusScreen(): (() => void) | undefined {
  const main = document.querySelector<HTMLElement>('main');
  // A field that focuses itself keeps the focus.
  const keepsFocus = () =>
    main?.contains(document.activeElement) && isField(document.activeElement);
  if (!main || keepsFocus()) return undefined;
  const heading = screenHeading();
  heading?.focus({ preventScroll: true });
  // A dialog that closes with the former screen gives its focus back in a microtask.
  queueMicrotask(() => {
    if (!keepsFocus()) heading?.focus({ preventScroll: true });
  });
  if (heading !== main) return undefined;

  // Leaves the focus alone if the user has moved it while the screen was loading.
  const screen = new MutationObserver(() => {
    if (screenHeading() === main && document.activeElement === main) return;
    if (document.activeElement === main) screenHeading()?.focus({ preventScroll: true });
    screen.disconnect();
  });
  screen.observe(main, { childList: true, subtree: true });
  return () => screen.disconnect();
}

const isField = (element: Element | null): boolean => element?.matches('input, textarea') ?? false;
