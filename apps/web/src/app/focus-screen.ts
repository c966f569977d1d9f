import { screenHeading } from '../lib/browser/screen-heading.ts';

/** SHELL-16: a reader hears where they are. Answers with the way to stop waiting for a screen that is still a skeleton. */
export function focusScreen(): (() => void) | undefined {
  const main = document.querySelector<HTMLElement>('main');
  // A field that asked for it keeps the focus.
  if (!main || (main.contains(document.activeElement) && isField(document.activeElement)))
    return undefined;
  const heading = screenHeading();
  heading?.focus({ preventScroll: true });
  if (heading !== main) return undefined;

  // Whoever goes on by themselves meanwhile is not called back.
  const screen = new MutationObserver(() => {
    if (screenHeading() === main && document.activeElement === main) return;
    if (document.activeElement === main) screenHeading()?.focus({ preventScroll: true });
    screen.disconnect();
  });
  screen.observe(main, { childList: true, subtree: true });
  return () => screen.disconnect();
}

const isField = (element: Element | null): boolean => element?.matches('input, textarea') ?? false;
