/** The heading of the current screen, or `main` while the screen has no heading. */
export function screenHeading(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading ?? main;
}

export const focusHeading = (): void => screenHeading()?.focus();
