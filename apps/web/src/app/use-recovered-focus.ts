import { useEffect } from 'react';
import { focusScreen } from './focus-screen.ts';

/** SHELL-16: the screen that could not be shown is there, and the button that asked for it is gone. */
export function useRecoveredFocus(): void {
  useEffect(
    () => () => {
      const { activeElement } = document;
      // Lost, or kept by whatever part of the page was left.
      if (activeElement === document.body || activeElement?.hasAttribute('data-kept-focus'))
        focusScreen();
    },
    [],
  );
}
