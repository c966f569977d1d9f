import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useDebouncedCallback } from './use-debounced-callback.ts';

/**
 * Opens an area when the mouse rests on an opener or the keyboard focuses it, and sets `data-open`. After a choice or
 * Escape, the area stays closed until pointer and focus have left.
 */
export function useOpenOnIntent(area: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const isDismissed = useRef(false);
  const openAfterRest = useDebouncedCallback(setOpen, 150);

  const dismiss = () => {
    isDismissed.current = true;
    openAfterRest.now(false);
  };

  const onLeave = useEffectEvent((event: globalThis.PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    isDismissed.current = false;
    if (!area.current?.querySelector(':focus-visible')) openAfterRest.later(false);
  });
  const onFocusOut = useEffectEvent(({ relatedTarget }: globalThis.FocusEvent) => {
    if (relatedTarget instanceof Node && area.current?.contains(relatedTarget)) return;
    isDismissed.current = false;
    openAfterRest.now(false);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    dismiss();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const element = area.current;
    element?.addEventListener('pointerleave', (event) => onLeave(event), { signal });
    element?.addEventListener('focusout', (event) => onFocusOut(event), { signal });
    element?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => listening.abort();
  }, [area]);

  useEffect(() => {
    area.current?.toggleAttribute('data-open', isOpen);
  }, [area, isOpen]);

  return {
    isOpen,
    dismiss,
    toggle: () => openAfterRest.now(!isOpen),
    openers: {
      onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
        // The browser sends a move event without movement when a page loads under a resting pointer.
        const moved = movementX !== 0 || movementY !== 0;
        if (pointerType === 'mouse' && moved && !isDismissed.current) openAfterRest.later(true);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (!isDismissed.current && target.matches(':focus-visible')) openAfterRest.now(true);
      },
    },
  };
}
