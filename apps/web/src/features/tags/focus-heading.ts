/** Where the focus goes when what had it is gone. */
export const focusHeading = (): void => document.querySelector('h1')?.focus();
