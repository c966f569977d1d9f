/** What names the screen that is shown; a reader who is led there hears where they are. */
export function screenHeading(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading ?? main;
}

/** Where the focus goes when what had it is gone. */
export const focusHeading = (): void => screenHeading()?.focus();
