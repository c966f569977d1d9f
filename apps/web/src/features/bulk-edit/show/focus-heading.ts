/** The button that held the focus is gone with what it did. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus();
