import { useEffect, useRef } from 'react';

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
      if (!isOpen.current) return;
      // Loaded on demand, because the first screen doesn't need it.
      void import('./read-after-save.ts').then(
        ({ readAfterSave }) => {
          if (!signal.aborted) readAfterSave(read, signal);
        },
        // If the code fails to load, nothing is read again.
        () => undefined,
      );
    },
  };
}
