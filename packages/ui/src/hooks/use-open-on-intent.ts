import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useDebouncedCallback } from './use-debounced-callback.ts';

/**
 * Opens a panel when the mouse rests on its openers or the keyboard reaches them. Once closed by a choice or by Escape,
 * it stays closed until pointer and focus have left.
 */
export function useOpenOnIntent() {
  const [isOpen, setOpen] = useState(false);
  const isDismissed = useRef(false);
  const wish = useDebouncedCallback(setOpen, 150);

  const dismiss = () => {
    isDismissed.current = true;
    wish.now(false);
  };

  return {
    isOpen,
    dismiss,
    toggle: () => wish.now(!isOpen),
    openers: {
      onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
        // A page that loads under a pointer at rest reports a move by nothing.
        const moved = movementX !== 0 || movementY !== 0;
        if (pointerType === 'mouse' && moved && !isDismissed.current) wish.later(true);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (!isDismissed.current && target.matches(':focus-visible')) wish.now(true);
      },
    },
    area: {
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        isDismissed.current = false;
        if (!currentTarget.querySelector(':focus-visible')) wish.later(false);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        isDismissed.current = false;
        wish.now(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        dismiss();
      },
    },
  };
}
