/** The heading of the current screen. Screen readers announce it when it gets the focus. */
export function screenHeading(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading ?? main;
}

/** Where the focus goes if its element disappears. */
export const focusHeading = (): void => screenHeading()?.focus();
