import { useEffect } from 'react';
import { screenHeading } from '../lib/browser/screen-heading.ts';

/** SHELL-16: no navigation led here, and what had the focus is gone with the page. */
export function useFailureFocus(): void {
  useEffect(() => screenHeading()?.focus({ preventScroll: true }), []);
}
