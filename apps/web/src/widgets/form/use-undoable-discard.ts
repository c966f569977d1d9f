import { useCallback, useId, useRef } from 'react';

interface UndoableDiscard {
  readonly discard: () => void;
  /** For an element that lives as long as the form: without it there is nothing to put back into. */
  readonly lifetime: () => () => void;
}

const offers = () => import('./offer-undo.ts');

/** What it takes is loaded by the few who discard. */
export function useUndoableDiscard(discard: () => (() => void) | void): UndoableDiscard {
  const id = useId();
  const offered = useRef(false);
  return {
    discard() {
      const undo = discard();
      if (!undo) return;
      offered.current = true;
      void offers().then(({ offerUndo }) => offerUndo(id, undo));
    },
    lifetime: useCallback(
      () => () => {
        if (offered.current) void offers().then(({ withdrawUndo }) => withdrawUndo(id));
      },
      [id],
    ),
  };
}
