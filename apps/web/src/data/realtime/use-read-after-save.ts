import { useEffect, useRef } from 'react';
import { isTemporary } from '../http/api-error.ts';

/** In milliseconds; overlapping saves have ended by then. */
const delay = 2500;

interface ReadAfterSave {
  /** Replaces an earlier read that has not started. */
  readonly start: (read: () => Promise<unknown>) => void;
  readonly stop: () => void;
}

/** Reads the saved values once more, some seconds after a save, if the form is still open. */
export function useReadAfterSave(): ReadAfterSave {
  const isOpen = useRef(false);
  const last = useRef<AbortController>(null);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      last.current?.abort();
    };
  }, []);
  return {
    stop: () => last.current?.abort(),
    start(read) {
      last.current?.abort();
      const { signal } = (last.current = new AbortController());
      if (isOpen.current) readAfterSave(read, signal);
    },
  };
}

/** Reads the saved values again, because an earlier save by another user may end later and replace them. */
function readAfterSave(read: () => Promise<unknown>, signal: AbortSignal): void {
  const atFocus = () => addEventListener('focus', attempt, { once: true, signal });
  const attempt = () => {
    if (document.visibilityState === 'hidden') atFocus();
    else read().catch((error: unknown) => isTemporary(error) && atFocus());
  };
  const timer = setTimeout(attempt, delay);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
